import { formattedPostal, place } from '@wayside/domain';
import { maskedPayment, paymentSchema, paymentTypes } from '@wayside/domain/schemas';
import type { PaymentValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Alert, ButtonLink, Select } from '@wayside/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { brand } from '../../shared/brand/brand.ts';
import { ErrorSummary } from '../../shared/form/error-summary.tsx';
import { FormPage, FormSection, InWords, SideNote } from '../../shared/form/form-page.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import formStyles from '../../shared/form/form.module.css';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { useAppForm } from '../../shared/form/use-app-form.ts';
import { useLeaveGuard } from '../../shared/form/use-leave-guard.tsx';
import { anId } from '../../shared/list/use-address-param.ts';
import { MissingPage } from '../../shared/page/missing-page.tsx';
import { Page } from '../../shared/page/page.tsx';

const EMPTY: PaymentValues = {
  type: 'credit_card',
  nickname: '',
  billingAddress: '',
  billingZip: '',
  email: '',
  cardNumber: '',
  expiration: '',
  cvc: '',
};

const digitsAndSpaces = (typed: string): string => typed.replace(/[^\d ]/g, '');
const digits = (typed: string): string => typed.replace(/\D/g, '');
const monthAndYear = (typed: string): string => typed.replace(/[^\d/]/g, '');

/** `/payments/new`. */
export function NewPaymentPage() {
  return <PaymentPage id={null} />;
}

/** `/payments/7/edit`. */
export function EditPaymentPage() {
  const id = anId.read(useParams()['id'] ?? '');
  return id === undefined ? <NoPayment /> : <PaymentPage key={id} id={id} />;
}

/** The payment form, which only logs what it is given. What is typed is in no draft: it may be a card. */
function PaymentPage({ id }: { id: number | null }) {
  const { t } = useTranslation(['payment-page', 'common', 'shell']);
  const [schema] = useState(() => paymentSchema(brand.region));
  const form = useAppForm(schema, { defaultValues: EMPTY });
  const guard = useLeaveGuard(form.formState.isDirty);
  const [isLogged, setLogged] = useState(false);
  const type = form.watch('type');

  type Text = Exclude<keyof PaymentValues, 'type'>;
  const field = (name: Text, label: Text | 'billingPostal' = name) => ({
    form,
    name,
    label: t(label),
  });
  const cardField = (name: Text) => ({
    ...field(name),
    inputMode: 'numeric' as const,
    isDisabled: type !== 'credit_card',
  });

  const log = (values: PaymentValues): void => {
    // oxlint-disable-next-line no-console -- all that this form does
    console.info(maskedPayment(id, values));
    setLogged(true);
  };

  return (
    <Page title={id === null ? t('shell:titles.newPayment') : t('edit', { id })}>
      <Form form={form} onSubmit={log}>
        <FormPage
          isWhole
          side={
            <SideNote title={t('common:form.inWords')}>
              <InWords>{t(`words.${type}`)}</InWords>
            </SideNote>
          }
          state={<output>{isLogged ? t('logged') : form.formState.isDirty && t('common:form.unsaved')}</output>}
          buttons={
            <>
              <ButtonLink href={place.settings('payments')}>{t('common:actions.cancel')}</ButtonLink>
              <SubmitButton form={form} pendingLabel={t('submitting')}>
                {t('submit')}
              </SubmitButton>
            </>
          }
        >
          <ErrorSummary form={form} />
          <Alert
            isStatic
            tone="info"
            actions={<ButtonLink href={place.settings('payments')}>{t('settings')}</ButtonLink>}
          >
            {t('notSent')}
          </Alert>
          <FormSection title={t('sections.method')}>
            <div className={formStyles.pairs}>
              <Select
                label={t('type')}
                options={paymentTypes.map((option) => ({ id: option, label: t(`types.${option}`) }))}
                value={type}
                onChange={(chosen) => form.setValue('type', chosen, { shouldDirty: true })}
              />
              <FormTextField {...field('nickname')} autoComplete="off" maxLength={60} />
            </div>
          </FormSection>
          <FormSection title={t('sections.billing')}>
            <FormTextField {...field('billingAddress')} autoComplete="billing street-address" maxLength={254} />
            <div className={formStyles.pairs}>
              <FormTextField
                {...field('billingZip', brand.region === 'CA' ? 'billingPostal' : 'billingZip')}
                autoComplete="billing postal-code"
                format={(typed) => formattedPostal(typed, brand.region)}
                maxLength={10}
              />
              <FormTextField {...field('email')} type="email" autoComplete="email" inputMode="email" maxLength={254} />
            </div>
          </FormSection>
          <FormSection title={t('sections.card')}>
            <div className={formStyles.thirds}>
              <FormTextField
                {...cardField('cardNumber')}
                autoComplete="cc-number"
                maxLength={23}
                filter={digitsAndSpaces}
              />
              <FormTextField {...cardField('expiration')} autoComplete="cc-exp" maxLength={7} filter={monthAndYear} />
              <FormTextField {...cardField('cvc')} autoComplete="cc-csc" maxLength={4} filter={digits} />
            </div>
          </FormSection>
        </FormPage>
      </Form>
      {guard.dialog}
    </Page>
  );
}

function NoPayment() {
  const { t } = useTranslation('payment-page');
  return (
    <MissingPage kind="no-permission" title={t('notFound')} href={place.settings('payments')} linkText={t('settings')}>
      {t('notFoundBody')}
    </MissingPage>
  );
}
