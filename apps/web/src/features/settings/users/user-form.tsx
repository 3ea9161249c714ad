import type { Result } from '@wayside/api-client';
import { knownAlert, roleDisplayName } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { mergedUserValues, offeredNotifications, userBody, userSchema, userValuesOf } from '@wayside/domain/schemas';
import type { UserContext, UserValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button, Stepper } from '@wayside/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { api } from '../../../shared/data/api.ts';
import { changed } from '../../../shared/data/changed.ts';
import { isLost } from '../../../shared/data/failure.ts';
import { ErrorSummary } from '../../../shared/form/error-summary.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { FormChecklist } from '../../../shared/form/form-checklist.tsx';
import { FormPhoneField } from '../../../shared/form/form-phone-field.tsx';
import { FormTextField } from '../../../shared/form/form-text-field.tsx';
import formStyles from '../../../shared/form/form.module.css';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { SERVER_ERROR, useAppForm } from '../../../shared/form/use-app-form.ts';
import type { AppForm } from '../../../shared/form/use-app-form.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import { NotificationFields } from '../../../shared/people/notification-fields.tsx';
import { useIsMounted } from '../../../shared/save/use-is-mounted.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import type { User } from '../../../shared/session/session.ts';
import { useLostUser } from './use-lost-user.ts';
import { useUserConflict } from './use-user-conflict.ts';
import { UserConflict } from './user-conflict.tsx';
import { openUserIn, useUserAddress } from './use-user-address.ts';
import { assignedIds, readUsers } from './users.queries.ts';
import type { Assignable } from './users.queries.ts';
import styles from './users.module.css';

/** What is saved, and for an edit the user as it is now. */
interface Sent {
  values: UserValues;
  now?: User;
}

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
  /** The list as last loaded. */
  users: readonly User[];
  onClose: () => void;
  /** The user doesn't exist anymore. */
  onGone: () => void;
}

/** Profile, role and assignments, then notifications. FMC users have no notifications (PRF-04). */
export function UserForm({ context, viewer, user, roles, assignables, users, onClose, onGone }: UserFormProps) {
  const { t } = useTranslation(['users', 'common']);
  const { show } = useUserAddress();
  const kinds = useMemo(() => (context === 'fleet' ? offeredNotifications(brand.switches) : []), [context]);
  const steps: readonly StepId[] = kinds.length > 0 ? STEPS : ['details'];
  const [step, setStep] = useState<StepId>('details');
  const next = steps[steps.indexOf(step) + 1];

  // The record that the form started with: an edit saves what differs from it.
  const [offered] = useState(() => ({ roles, ids: assignables.map(({ id }) => id) }));
  const [defaultValues] = useState(() => userValuesOf(user, offered));
  const schema = useMemo(() => {
    // What is assigned beyond the choices stays, so nothing more has to be chosen.
    const hasOthers = user && assignedIds(context, user).some((id) => !offered.ids.includes(id));
    return userSchema(context, { hasChoice: offered.ids.length > 0 && !hasOthers });
  }, [context, user, offered]);
  const form = useAppForm(schema, { defaultValues });
  const draft = useDraft(`user_${context}_${user?.id ?? 'new'}`, form, { userId: viewer.id, fleetId: viewer.fleet_id ?? null });
  const guard = useLeaveGuard(form.formState.isDirty, {
    onLeave: draft.clear,
    isLeaving: (from, to) => openUserIn(from.search) !== openUserIn(to.search),
  });
  const isMounted = useIsMounted();
  const bodyOf = (values: UserValues, language: User['language']) =>
    userBody(values, { context, language, affiliationId: viewer.affiliation_id, kinds });
  const { conflict, check, settled } = useUserConflict(user);
  function update(values: UserValues, first: User, now: User) {
    const body = bodyOf(mergedUserValues(values, first, now, offered), now.language);
    return api.PUT('/fleet_users/{id}', { params: { path: { id: first.id } }, body });
  }
  const saving = useSave({
    call: ({ values, now }: Sent) =>
      user && now ? update(values, user, now) : api.POST('/fleet_users', { body: bodyOf(values, brand.defaultLanguage) }),
    changed: ['users'],
    done: (_saved, { values: { firstName, lastName } }) => {
      const name = `${firstName} ${lastName}`.trim();
      return {
        say: t(user ? 'updated' : 'created'),
        about: name,
        ...(!user && { action: { label: t('actions.show'), onAction: () => show(name) } }),
      };
    },
    what: t('form.what'),
    form: { draft, guard },
  });
  const { save, isSaving, result } = saving;
  const finish = (): void => {
    guard.release();
    onClose();
  };

  const { lost, isMissing, again, lookFor, ...found } = useLostUser(context, viewer, users);
  const isCreated = !isSaving && found.isCreated;
  const closeAsCreated = useEffectEvent(() => {
    saving.found?.({ values: lost!.values });
    finish();
  });
  useEffect(() => {
    if (isCreated) closeAsCreated();
  }, [isCreated]);

  async function submit(values: UserValues): Promise<void> {
    if (!user && next) {
      setStep(next);
      return;
    }
    again();
    const listed = user && (await readUsers(context, viewer));
    if (!isMounted.current) return;
    // Without a list, the user as it was.
    const now = listed ? listed.find(({ id }) => id === user.id) : user;
    if (user && !now) return leaveGone();
    if (now && check(values, now)) return setStep('details');
    const answer = await save({ values, ...(now && { now }) });
    if (!isMounted.current) return;
    if (answer.status === 'success') return finish();
    if (user && answer.kind === 'notFound') leaveGone();
    if (!user && isLost(answer)) void lookFor(values);
    if (isEmailTaken(answer)) {
      // Perhaps by the user whose response was lost.
      if (lost) void changed('users');
      // The field is on the first step.
      setStep('details');
      form.setError('email', { type: SERVER_ERROR, message: answer.alertMessage! });
      form.fail();
    }
  }

  function leaveGone(): void {
    draft.clear();
    void changed('users');
    onGone();
  }

  function settle(isMine: boolean): void {
    const theirs = settled();
    if (isMine) form.onSubmit(submit)();
    else for (const [field, value] of theirs) form.setValue(field, value, { shouldDirty: true });
  }

  return (
    <Form form={form} onSubmit={submit} label={t(user ? 'form.save' : 'form.create')}>
      {steps.length > 1 && (
        <Stepper
          label={t('form.steps')}
          doneLabel={t('form.done')}
          steps={steps.map((id) => ({ id, label: t(`form.${id}`) }))}
          current={step}
          onGo={setStep}
        />
      )}
      <ErrorSummary form={form} />
      {conflict && !isSaving && <UserConflict {...conflict} labels={form.labels} onSettled={settle} />}
      <FormAlert
        result={result?.status === 'failure' && !isEmailTaken(result) ? result : undefined}
        textOf={() => (isMissing ? t('form.notListed') : undefined)}
      />
      {step === 'details' ? (
        <DetailsStep form={form} context={context} roles={roles} assignables={assignables} />
      ) : (
        <StepSection
          key={step}
          title={t(`form.${step}`)}
          help={[t(`form.${step}Help`), !user && t('form.newHelp')].filter(Boolean).join(' ')}
        >
          <NotificationFields form={form} group={step} kinds={kinds} />
        </StepSection>
      )}
      <div className={styles.decide}>
        {step === 'details' ? (
          <Button onPress={onClose}>{t('common:actions.cancel')}</Button>
        ) : (
          <Button onPress={() => setStep(steps[steps.indexOf(step) - 1] ?? 'details')}>{t('common:actions.back')}</Button>
        )}
        {user && next && <Button onPress={() => form.onSubmit(() => setStep(next))()}>{t('form.next')}</Button>}
        <SubmitButton form={form} isPending={isSaving} pendingLabel={t('form.saving')}>
          {t(user ? 'form.save' : next ? 'form.next' : 'form.create')}
        </SubmitButton>
      </div>
      {guard.dialog}
    </Form>
  );
}

/** The one refusal that names a field. */
const isEmailTaken = ({ status, alertMessage }: Result<unknown>): boolean =>
  status === 'failure' && knownAlert(alertMessage ?? '') === 'userExists';

interface DetailsStepProps {
  form: AppForm<UserValues, UserValues>;
  context: UserContext;
  roles: readonly Role[];
  assignables: readonly Assignable[];
}

function DetailsStep({ form, context, roles, assignables }: DetailsStepProps) {
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

/** A step of the form. The heading takes focus so that screen reader users know where they are. */
function StepSection({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.step}>
      <h3 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {title}
      </h3>
      <p className={styles.quiet}>{help}</p>
      {children}
    </section>
  );
}
