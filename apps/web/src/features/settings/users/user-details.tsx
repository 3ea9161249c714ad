import { roleDisplayName } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import type { UserContext, UserValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { readingOf } from '../../../shared/brand/brand.ts';
import { FormChecklist } from '../../../shared/form/form-checklist.tsx';
import { FormPhoneField } from '../../../shared/form/form-phone-field.tsx';
import { FormTextField } from '../../../shared/form/form-text-field.tsx';
import formStyles from '../../../shared/form/form.module.css';
import type { AppForm } from '../../../shared/form/use-app-form.ts';
import type { Assignable } from './users.queries.ts';
import styles from './users.module.css';

export interface UserDetailsProps {
  form: AppForm<UserValues, UserValues>;
  context: UserContext;
  roles: readonly Role[];
  assignables: readonly Assignable[];
}

/** Profile, roles and assignments: the first step of the user form. */
export function UserDetails({ form, context, roles, assignables }: UserDetailsProps) {
  const { t, i18n } = useTranslation('users');
  const { language } = readingOf(i18n.language);
  const isFleet = context === 'fleet';
  const count = assignables.length;
  return (
    <>
      <div className={formStyles.pairs}>
        <FormTextField form={form} name="firstName" label={t('form.firstName')} autoComplete="off" maxLength={60} />
        <FormTextField form={form} name="lastName" label={t('form.lastName')} autoComplete="off" maxLength={60} />
        <FormTextField form={form} name="email" label={t('form.email')} type="email" autoComplete="off" inputMode="email" />
        <FormPhoneField form={form} name="cellPhone" label={t('form.phone')} />
      </div>
      <FormChecklist
        form={form}
        name="roles"
        label={t('form.roles')}
        searchLabel={t('form.searchRoles')}
        options={roles.map((role) => ({ id: role, label: roleDisplayName(role, language), description: t(`roleHelp.${role}`) }))}
      />
      {count === 0 ? (
        <p className={styles.quiet}>{t(isFleet ? 'form.noVehicles' : 'form.noFleets')}</p>
      ) : (
        <FormChecklist
          form={form}
          name={isFleet ? 'vehicleIds' : 'approvalFleetIds'}
          label={t(isFleet ? 'form.vehicles' : 'form.fleets')}
          description={t(isFleet ? 'form.vehiclesHelp' : 'form.fleetsHelp')}
          searchLabel={t(isFleet ? 'form.searchVehicles' : 'form.searchFleets')}
          options={assignables}
          allLabel={t(isFleet ? 'allVehicles' : 'allFleets', { count })}
        />
      )}
    </>
  );
}
