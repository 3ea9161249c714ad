import type { Result } from '@wayside/api-client';
import { knownAlert, place } from '@wayside/domain';
import { forgotPasswordSchema } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import { useLocation } from 'react-router-dom';
import { AccessLayout } from '../../shared/access/access-layout.tsx';
import { api } from '../../shared/data/api.ts';
import { brand } from '../../shared/brand/brand.ts';
import { ErrorSummary } from '../../shared/form/error-summary.tsx';
import { FormAlert } from '../../shared/form/form-alert.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { useAppForm } from '../../shared/form/use-app-form.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { useSave } from '../../shared/save/use-save.ts';
import { signInHistoryStateOf } from './sign-in-history-state.ts';
import styles from './access.module.css';

/** `/forgot_password`: requests a password reset email. */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['access', 'shell']);
  // As typed on sign-in.
  const { email = '' } = signInHistoryStateOf(useLocation().state);
  const form = useAppForm(forgotPasswordSchema, { defaultValues: { email } });
  const { save, result } = useSave({
    call: (email: string) => api.POST('/customers/reset_password', { body: { email: email.trim() } }),
  });
  usePageTitle(t('shell:title', { page: t('shell:titles.forgotPassword'), brand: brand.name }));

  const textOf = ({ alertMessage = '' }: Result<unknown>) =>
    knownAlert(alertMessage) === 'noAccountFound' ? t('alerts.noAccountFound') : undefined;

  return (
    <AccessLayout title={t('forgotPassword.title')}>
      <p className={styles.aside}>{t('forgotPassword.body')}</p>
      <Form form={form} onSubmit={({ email }) => save(email)}>
        <ErrorSummary form={form} />
        <FormAlert result={result} textOf={textOf} />
        <FormTextField
          form={form}
          name="email"
          label={t('forgotPassword.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <SubmitButton form={form} isWide pendingLabel={t('forgotPassword.submitting')}>
          {t('forgotPassword.submit')}
        </SubmitButton>
      </Form>
      <p className={styles.aside}>
        <Link href={place.signIn}>{t('forgotPassword.back')}</Link>
      </p>
    </AccessLayout>
  );
}
