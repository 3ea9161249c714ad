import { formattedPostal, isFmcUser, place, regionRules } from '@wayside/domain';
import { offeredNotifications, preferencesOf, preferencesSchema, preferencesUpdate } from '@wayside/domain/schemas';
import type { NotificationKind, Preferences } from '@wayside/domain/schemas';
import { useTranslation, withElements } from '@wayside/i18n';
import { ButtonLink, Link, SkeletonRows } from '@wayside/ui';
import { useState } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { api } from '../../shared/data/api.ts';
import { isLost } from '../../shared/failure/failure.ts';
import { Loaded } from '../../shared/data/loaded.tsx';
import { replaceUser, useKnownUser } from '../../shared/data/user.ts';
import { ErrorSummary } from '../../shared/form/error-summary.tsx';
import { FormAlert } from '../../shared/form/form-alert.tsx';
import { FoldedSection, FormPage, FormSection } from '../../shared/form/form-page.tsx';
import { FormPhoneField } from '../../shared/form/form-phone-field.tsx';
import { FormPasswordField, FormTextField } from '../../shared/form/form-text-field.tsx';
import formStyles from '../../shared/form/form.module.css';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { useAppForm } from '../../shared/form/use-app-form.ts';
import type { AppForm } from '../../shared/form/use-app-form.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useLeaveGuard } from '../../shared/form/use-leave-guard.tsx';
import { Page } from '../../shared/page/page.tsx';
import { NotificationMatrix } from '../../shared/people/notification-matrix.tsx';
import { useSave } from '../../shared/save/use-save.ts';
import type { User } from '../../shared/session/session.ts';

/** `/user_preferences`: the signed-in user's own profile and notifications. */
export function UserPreferencesPage() {
  const { t } = useTranslation('account');
  const skeleton = <SkeletonRows label={t('preferences.loading')} rows={8} columns="1fr 1fr" />;
  return (
    <Page title={t('preferences.title')} context={t('preferences.context')}>
      <Loaded query={useKnownUser()} skeleton={skeleton}>
        {(user) => <PreferencesForm user={user} />}
      </Loaded>
    </Page>
  );
}

const { postalLabel } = regionRules(brand.region);
const schema = preferencesSchema(brand.region);

/** Profile, optional password change and notification settings. Returns to the dashboard after saving. */
function PreferencesForm({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'common']);
  const form = useAppForm(schema, { defaultValues: preferencesOf(user) });
  const [hasSentPassword, setHasSentPassword] = useState(false);
  const draft = useDraft('preferences', form, { userId: user.id });
  const guard = useLeaveGuard(form.formState.isDirty, { onLeave: draft.clear });
  const kinds = offeredTo(user);

  const { save, isSaving, result } = useSave({
    call: (preferences: Preferences) => savePreferences(user, preferences),
    changed: ['users'],
    onSaved: replaceUser,
    done: { say: t('preferences.success'), to: place.dashboard },
    what: t('preferences.title'),
    form: { draft, guard },
  });

  async function submit(preferences: Preferences): Promise<void> {
    setHasSentPassword(preferences.password !== '');
    await save(preferences);
  }

  return (
    <Form form={form} onSubmit={submit}>
      <FormPage
        isWhole
        state={form.formState.isDirty && t('common:form.unsaved')}
        buttons={
          <>
            <ButtonLink href={place.dashboard}>{t('common:actions.cancel')}</ButtonLink>
            <SubmitButton form={form} isPending={isSaving} pendingLabel={t('preferences.submitting')}>
              {t('preferences.submit')}
            </SubmitButton>
          </>
        }
      >
        <ErrorSummary form={form} />
        <FormAlert
          result={result}
          textOf={(outcome) =>
            hasSentPassword && outcome.status === 'failure' && isLost(outcome)
              ? t('preferences.passwordLost')
              : undefined
          }
        />
        <FormSection title={t('preferences.personal')}>
          <div className={formStyles.pairs}>
            <FormTextField form={form} name="firstName" label={t('preferences.firstName')} autoComplete="given-name" />
            <FormTextField form={form} name="lastName" label={t('preferences.lastName')} autoComplete="family-name" />
            <FormTextField
              form={form}
              name="email"
              label={t('preferences.email')}
              type="email"
              autoComplete="email"
              inputMode="email"
            />
            <FormPhoneField form={form} name="cellPhone" label={t('preferences.phone')} />
            <FormTextField
              form={form}
              name="zip"
              label={t(`common:${postalLabel}`)}
              autoComplete="postal-code"
              format={(typed) => formattedPostal(typed, brand.region)}
              isOptional
            />
            <FormTextField
              form={form}
              name="carCount"
              label={t('preferences.carCount')}
              inputMode="numeric"
              isOptional
            />
          </div>
        </FormSection>
        <PasswordSection form={form} />
        {kinds.length > 0 && (
          <FormSection title={t('preferences.notifications')}>
            <NotificationMatrix form={form} groups={['text', 'emailed']} kinds={kinds} />
          </FormSection>
        )}
      </FormPage>
      {guard.dialog}
    </Form>
  );
}

/** A line until it is opened, or has something to correct or to save. */
function PasswordSection({ form }: { form: AppForm<Preferences> }) {
  const { t } = useTranslation('account');
  const [isOpened, setOpened] = useState(false);
  const { errors, dirtyFields } = form.formState;
  const isOpen =
    isOpened ||
    [errors, dirtyFields].some(({ password, passwordConfirmation }) => Boolean(password ?? passwordConfirmation));
  return (
    <FoldedSection
      title={t('preferences.passwordTitle')}
      help={withElements(t('preferences.passwordBody'), {
        account: <Link href={place.account}>{null}</Link>,
      })}
      isOpen={isOpen}
      onOpenChange={setOpened}
    >
      <div className={formStyles.pairs}>
        <FormPasswordField
          form={form}
          name="password"
          label={t('preferences.password')}
          autoComplete="new-password"
          isOptional
        />
        <FormPasswordField
          form={form}
          name="passwordConfirmation"
          label={t('preferences.passwordConfirmation')}
          autoComplete="new-password"
          isOptional
        />
      </div>
    </FoldedSection>
  );
}

/** Notification kinds the user can choose from. FMC users have none, because notifications are about a single fleet. */
const offeredTo = (user: User): readonly NotificationKind[] =>
  isFmcUser(user) ? [] : offeredNotifications(brand.switches);

function savePreferences(user: User, preferences: Preferences) {
  const body = preferencesUpdate(preferences, { language: user.language, kinds: offeredTo(user) });
  return api.PUT('/fleet_users/{id}', { params: { path: { id: user.id } }, body });
}
