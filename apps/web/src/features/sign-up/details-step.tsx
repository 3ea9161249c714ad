import { formattedPostal, regionRules } from '@wayside/domain';
import type { SignUpValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { ErrorSummary } from '../../shared/form/error-summary.tsx';
import { FormPhoneField } from '../../shared/form/form-phone-field.tsx';
import { FormPasswordField, FormTextField } from '../../shared/form/form-text-field.tsx';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import type { AppForm } from '../../shared/form/use-app-form.ts';
import styles from './sign-up.module.css';
import { useSignUpFields } from './use-sign-up-fields.ts';

export interface DetailsStepProps {
  form: AppForm<SignUpValues>;
  isBusy: boolean;
  submitLabel: string;
  /** Content above the submit button: the terms, if this is the only step. */
  children?: ReactNode;
  onSubmit: (values: SignUpValues) => void;
}

/** Company, contact and password. */
export function DetailsStep({ form, isBusy, submitLabel, children, onSubmit }: DetailsStepProps) {
  const { t } = useTranslation(['access', 'common']);
  const field = useSignUpFields();
  const { postalLabel } = regionRules(brand.region);
  useClearedConfirmation(form);
  return (
    <Form form={form} onSubmit={onSubmit}>
      <ErrorSummary form={form} />
      <FormTextField form={form} {...field('companyName')} />
      <div className={styles.pair}>
        <FormTextField
          form={form}
          name="carCount"
          label={t('access:signUp.carCount')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={6}
        />
        <div className={styles.offered}>
          <FormTextField
            form={form}
            name="zipCode"
            label={t(`common:${postalLabel}`)}
            autoComplete="postal-code"
            maxLength={10}
          />
          <PostalOffer form={form} />
        </div>
      </div>
      <div className={styles.pair}>
        <FormTextField form={form} {...field('firstName')} />
        <FormTextField form={form} {...field('lastName')} />
      </div>
      <FormTextField form={form} {...field('email')} />
      <FormPhoneField form={form} name="phoneNumber" label={t('access:signUp.phone')} />
      <FormPasswordField form={form} name="password" label={t('access:signUp.password')} autoComplete="new-password" />
      <FormPasswordField
        form={form}
        name="confirmPassword"
        label={t('access:signUp.confirmPassword')}
        autoComplete="new-password"
      />
      {children}
      <SubmitButton form={form} isWide isPending={isBusy} pendingLabel={t('access:signUp.submitting')}>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}

/** The code as it is written, in one press: an error says only that it is not (SUP-19, UPL-05). */
function PostalOffer({ form }: { form: AppForm<SignUpValues> }) {
  const { t } = useTranslation('access');
  const typed = form.watch('zipCode');
  const code = formattedPostal(typed, brand.region);
  if (code === typed || !form.formState.errors.zipCode) return null;
  const take = (): void => {
    form.setValue('zipCode', code, { shouldDirty: true, shouldValidate: true });
    form.setFocus('zipCode');
  };
  return (
    <Button size="small" onPress={take}>
      {t('signUp.useCode', { code })}
    </Button>
  );
}

/** Clears a mismatched password confirmation after a failed submit; the error stays until it is retyped. */
function useClearedConfirmation(form: AppForm<SignUpValues>): void {
  const { failures, getFieldState, setValue } = form;
  useEffect(() => {
    if (failures > 0 && getFieldState('confirmPassword').error?.message === 'passwordMismatch')
      setValue('confirmPassword', '');
  }, [failures, getFieldState, setValue]);
}
