import { place } from '@wayside/domain';
import { maskedPayment, paymentSchema, paymentTypes } from '@wayside/domain/schemas';
import type { PaymentValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Alert, ButtonLink, EmptyState, Panel, Select } from '@wayside/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { brand } from '../../shared/brand/brand.ts';
import { ErrorSummary } from '../../shared/form/error-summary.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { useAppForm } from '../../shared/form/use-app-form.ts';
import { useLeaveGuard } from '../../shared/form/use-leave-guard.tsx';
import { anId } from '../../shared/list/use-address-param.ts';
import { Page } from '../../shared/page/page.tsx';
import styles from './payment.module.css';

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
export const NewPaymentPage = () => <PaymentPage id={null} />;

/** `/payments/7/edit`. */
export function EditPaymentPage() {
  const id = anId.read(useParams()['id'] ?? '');
  return id === undefined ? <NoPayment /> : <PaymentPage key={id} id={id} />;
}

/** The payment form, which only logs what it is given. What is typed is in no draft: it may be a card. */
function PaymentPage({ id }: { id: number | null }) {
  const { t } = useTranslation(['payment-form', 'common', 'shell']);
  const [schema] = useState(() => paymentSchema(brand.region));
  const form = useAppForm(schema, { defaultValues: EMPTY });
  const guard = useLeaveGuard(form.formState.isDirty);
  const [isLogged, setLogged] = useState(false);
  const type = form.watch('type');
  const isCard = type === 'credit_card';

  const log = (values: PaymentValues): void => {
    // oxlint-disable-next-line no-console -- all that this form does
    console.info(maskedPayment(id, values));
    setLogged(true);
  };

  return (
    <Page title={id === null ? t('shell:titles.newPayment') : t('payment-form:page.edit', { id })}>
      <Panel>
        <Form form={form} onSubmit={log}>
          <ErrorSummary form={form} />
          <Alert tone="info" actions={<ButtonLink href={place.settings('payments')}>{t('payment-form:page.settings')}</ButtonLink>}>
            {t('payment-form:page.notSent')}
          </Alert>
          <Select
            label={t('payment-form:page.type')}
            options={paymentTypes.map((option) => ({ id: option, label: t(`payment-form:page.types.${option}`) }))}
            value={type}
            onChange={(chosen) => form.setValue('type', chosen, { shouldDirty: true })}
          />
          <FormTextField form={form} name="nickname" label={t('payment-form:page.nickname')} autoComplete="off" maxLength={60} />
          <FormTextField
            form={form}
            name="billingAddress"
            label={t('payment-form:page.billingAddress')}
            autoComplete="billing street-address"
            maxLength={254}
          />
          <FormTextField
            form={form}
            name="billingZip"
            label={t(brand.region === 'CA' ? 'payment-form:page.billingPostal' : 'payment-form:page.billingZip')}
            autoComplete="billing postal-code"
            maxLength={10}
          />
          <FormTextField
            form={form}
            name="email"
            label={t('payment-form:page.email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
          />
          <FormTextField
            form={form}
            name="cardNumber"
            label={t('payment-form:page.cardNumber')}
            autoComplete="cc-number"
            inputMode="numeric"
            maxLength={23}
            filter={digitsAndSpaces}
            isDisabled={!isCard}
          />
          <div className={styles.pair}>
            <FormTextField
              form={form}
              name="expiration"
              label={t('payment-form:page.expiration')}
              autoComplete="cc-exp"
              inputMode="numeric"
              maxLength={7}
              filter={monthAndYear}
              isDisabled={!isCard}
            />
            <FormTextField
              form={form}
              name="cvc"
              label={t('payment-form:page.cvc')}
              autoComplete="cc-csc"
              inputMode="numeric"
              maxLength={4}
              filter={digits}
              isDisabled={!isCard}
            />
          </div>
          <div>
            <SubmitButton form={form} pendingLabel={t('payment-form:page.submitting')}>
              {t('payment-form:page.submit')}
            </SubmitButton>
          </div>
          {isLogged && <Alert tone="success">{t('payment-form:page.logged')}</Alert>}
        </Form>
      </Panel>
      {guard.dialog}
    </Page>
  );
}

function NoPayment() {
  const { t } = useTranslation('payment-form');
  return (
    <Page title={t('page.notFound')}>
      <Panel>
        <EmptyState
          kind="no-permission"
          title={t('page.notFound')}
          action={<ButtonLink href={place.settings('payments')}>{t('page.settings')}</ButtonLink>}
        >
          {t('page.notFoundBody')}
        </EmptyState>
      </Panel>
    </Page>
  );
}
