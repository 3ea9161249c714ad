import { useQuery } from '@tanstack/react-query';
import { formatPhone, isLastLeader, place, rightsLost, roleDisplayName } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { userSchema } from '@wayside/domain/schemas';
import type { UserContext, UserValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Stepper } from '@wayside/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { ErrorSummary } from '../../../shared/form/error-summary.tsx';
import { FormCheckCards } from '../../../shared/form/form-check-cards.tsx';
import { FormChoiceList } from '../../../shared/form/form-choice-list.tsx';
import { FormFoot, FormSection } from '../../../shared/form/form-page.tsx';
import type { FormSectionProps } from '../../../shared/form/form-page.tsx';
import { FormPhoneField } from '../../../shared/form/form-phone-field.tsx';
import { FormTextField } from '../../../shared/form/form-text-field.tsx';
import formStyles from '../../../shared/form/form.module.css';
import { Form } from '../../../shared/form/form.tsx';
import type { AppForm } from '../../../shared/form/use-app-form.ts';
import { FewLinks } from '../../../shared/page/few-links.tsx';
import { NotificationMatrix } from '../../../shared/people/notification-matrix.tsx';
import { fleetUsersQuery } from '../../../shared/people/people.queries.ts';
import { useMayAddMethod } from '../../../shared/payments/payment-methods.queries.ts';
import { RecordAlert } from '../../../shared/record/record-alert.tsx';
import { RecordFooter } from '../../../shared/record/record-form.tsx';
import { useRecordForm } from '../../../shared/record/use-record-form.ts';
import type { User } from '../../../shared/session/session.ts';
import { useIsDesk } from '../../../shared/use-is-desk.ts';
import { BeforeAdding } from './before-adding.tsx';
import { GivingUpRights } from './leaving/giving-up-rights.tsx';
import { RoleComparison } from './role-comparison.tsx';
import { Successors } from './leaving/successors.tsx';
import { useUserEditing } from './use-user-editing.ts';
import { notificationKindsOf } from './user-calls.ts';
import styles from './users.module.css';
import { assignedIds } from './users.queries.ts';
import type { Assignable } from './users.queries.ts';

const STEPS = ['details', 'text', 'emailed'] as const;
type StepId = (typeof STEPS)[number];

export interface UserFormProps {
  context: UserContext;
  viewer: User;
  /** Undefined for a new user. */
  user: User | undefined;
  /** Roles that can be assigned here. */
  roles: readonly Role[];
  assignables: readonly Assignable[];
  onClose: () => void;
}

/** Profile, role and assignments, then notifications. FMC users have no notifications (PRF-04). */
export function UserForm(props: UserFormProps) {
  const { context, viewer, user, roles, assignables, onClose } = props;
  const { t } = useTranslation(['users', 'common']);
  const kinds = useMemo(() => notificationKindsOf(context), [context]);
  const steps: readonly StepId[] = kinds.length > 0 ? STEPS : ['details'];
  const [step, setStep] = useState<StepId>('details');
  const next = steps[steps.indexOf(step) + 1];
  // Below the title of the dialog, or of the page.
  const headingLevel = useIsDesk() ? 3 : 2;

  const [offered] = useState(() => ({ roles, ids: assignables.map(({ id }) => id) }));
  const schema = useMemo(() => {
    // What is assigned beyond the choices stays, so nothing more has to be chosen.
    const hasOthers = user && assignedIds(context, user).some((id) => !offered.ids.includes(id));
    return userSchema(context, { hasChoice: offered.ids.length > 0 && !hasOthers });
  }, [context, user, offered]);
  const record = useUserEditing({ ...props, offered });
  const form = useRecordForm(record, schema);
  const fieldText = useUserFieldText();
  const values = form.watch();
  const isLast = useIsLastLeader(context, user, values.roles);
  const seesPayments = useMayAddMethod(viewer);
  const lost = user?.id === viewer.id ? rightsLost(viewer, values.roles, seesPayments) : [];
  const [isAsking, setAsking] = useState(false);

  // The fields that can be refused or clash are on the first step.
  const isAboutDetails = record.refusedField !== undefined || record.state.matches('conflict');
  const [wasAboutDetails, setAboutDetails] = useState(false);
  if (isAboutDetails !== wasAboutDetails) {
    setAboutDetails(isAboutDetails);
    if (isAboutDetails) setStep('details');
  }

  return (
    <Form
      form={form}
      onSubmit={() => {
        if (isLast) setStep('details');
        else if (!user && next) setStep(next);
        else if (lost.length > 0) setAsking(true);
        else record.submit();
      }}
      label={t(user ? 'form.save' : 'form.create')}
    >
      {steps.length > 1 && (
        <div className={styles.steps}>
          <Stepper
            label={t('form.steps')}
            doneLabel={t('form.done')}
            steps={steps.map((id) => ({ id, label: t(`form.${id}`) }))}
            current={step}
            onGo={setStep}
          />
        </div>
      )}
      <ErrorSummary form={form} />
      <RecordAlert record={record} fieldText={fieldText} />
      <div key={step} ref={bringFormToTop}>
        {step === 'details' ? (
          <UserDetails {...props} form={form} headingLevel={headingLevel} isLast={isLast} />
        ) : (
          <StepSection
            title={t(`form.${step}`)}
            help={[t(`form.${step}Help`), !user && t('form.newHelp')].filter(Boolean).join(' ')}
            headingLevel={headingLevel}
          >
            <NotificationMatrix form={form} groups={[step]} kinds={kinds} roles={values.roles} />
          </StepSection>
        )}
        {!user && !next && <BeforeAdding values={values} kinds={kinds} headingLevel={headingLevel} />}
      </div>
      <FormFoot>
        <RecordFooter
          record={record}
          isDirty={record.isDirty}
          disabledReason={isLast ? t('leaving.lastReason') : undefined}
          label={t(user ? 'form.save' : next ? 'form.next' : 'form.create')}
        >
          {step === 'details' ? (
            <Button onPress={onClose}>{t('common:actions.cancel')}</Button>
          ) : (
            <Button onPress={() => setStep(steps[steps.indexOf(step) - 1] ?? 'details')}>
              {t('common:actions.back')}
            </Button>
          )}
          {user && next && <Button onPress={() => form.onSubmit(() => setStep(next))()}>{t('form.next')}</Button>}
        </RecordFooter>
      </FormFoot>
      {record.guard.dialog}
      {isAsking && (
        <GivingUpRights
          lost={lost}
          onConfirm={() => {
            setAsking(false);
            record.submit();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Form>
  );
}

/** Each step begins at its top, wherever the one before was scrolled to. */
function bringFormToTop(step: HTMLDivElement | null): void {
  step?.closest('form')?.scrollIntoView({ block: 'start' });
}

/** The fields of a user that can clash, in words. Lists and notifications go together. */
function useUserFieldText() {
  const { t } = useTranslation('users');
  return (field: keyof UserValues, { firstName, lastName, email, cellPhone }: UserValues) => {
    if (field === 'cellPhone') return { label: t('form.phone'), value: formatPhone(cellPhone) };
    const texts = { firstName, lastName, email };
    return field in texts
      ? { label: t(`form.${field as keyof typeof texts}`), value: texts[field as keyof typeof texts] }
      : undefined;
  };
}

/** Whether the fleet would lose its last active owner or admin with these roles (PPV-01). */
function useIsLastLeader(context: UserContext, user: User | undefined, roles: readonly Role[]): boolean {
  const { data: people } = useQuery({ ...fleetUsersQuery(), enabled: context === 'fleet' && user !== undefined });
  return user !== undefined && people !== undefined && isLastLeader(user, people, roles);
}

/** Why the last owner or admin must stay one, and who could be made one. */
function LastLeader({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { data: people = [] } = useQuery(fleetUsersQuery());
  return (
    <Alert tone="error" title={t('leaving.last')}>
      <Successors user={user} people={people} />
    </Alert>
  );
}

/** A step of the form. The heading takes focus so that screen reader users know where they are. */
function StepSection(section: Omit<FormSectionProps, 'headingRef'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return <FormSection {...section} headingRef={heading} />;
}

/** Profile, roles and assignments: the first step of the user form. */
function UserDetails({
  form,
  context,
  user,
  roles,
  assignables,
  headingLevel,
  isLast,
}: UserFormProps & { form: AppForm<UserValues, UserValues>; headingLevel: 2 | 3; isLast: boolean }) {
  const { t, i18n } = useTranslation('users');
  const { language } = readingOf(i18n.language);
  const isFleet = context === 'fleet';
  const ids = user ? assignedIds(context, user) : [];
  const assigned = assignables.filter(({ id }) => ids.includes(id));
  return (
    <>
      <FormSection title={t('form.person')} headingLevel={headingLevel}>
        <div className={formStyles.pairs}>
          <FormTextField form={form} name="firstName" label={t('form.firstName')} autoComplete="off" maxLength={60} />
          <FormTextField form={form} name="lastName" label={t('form.lastName')} autoComplete="off" maxLength={60} />
          <FormTextField
            form={form}
            name="email"
            label={t('form.email')}
            type="email"
            autoComplete="off"
            inputMode="email"
          />
          <FormPhoneField form={form} name="cellPhone" label={t('form.phone')} />
        </div>
      </FormSection>
      <FormSection title={t('form.roles')} help={t('form.rolesHelp')} headingLevel={headingLevel}>
        <FormCheckCards
          form={form}
          name="roles"
          label={t('form.roles')}
          isLabelHidden
          options={roles.map((role) => ({
            id: role,
            label: roleDisplayName(role, language),
            description: t(`roleHelp.${role}`),
          }))}
        />
        {isLast && user && <LastLeader user={user} />}
        {!user && <RoleComparison context={context} roles={roles} />}
      </FormSection>
      <FormSection
        title={t(isFleet ? 'form.vehicles' : 'form.fleets')}
        help={t(isFleet ? 'form.vehiclesHelp' : 'form.fleetsHelp')}
        headingLevel={headingLevel}
      >
        {assignables.length === 0 ? (
          <p className={styles.quiet}>{t(isFleet ? 'form.noVehicles' : 'form.noFleets')}</p>
        ) : (
          <FormChoiceList
            form={form}
            name={isFleet ? 'vehicleIds' : 'approvalFleetIds'}
            label={t(isFleet ? 'form.vehicles' : 'form.fleets')}
            isLabelHidden
            searchLabel={t(isFleet ? 'form.searchVehicles' : 'form.searchFleets')}
            placeholder={isFleet ? t('form.vehiclePlaceholder') : undefined}
            options={assignables}
          />
        )}
        {isFleet && assigned.length > 0 && (
          <p className={styles.quiet}>
            <FewLinks
              links={assigned.map(({ id, mark, label }) => ({ id, label: mark ?? label, href: place.vehicle(id) }))}
            />
          </p>
        )}
      </FormSection>
    </>
  );
}
