import { useTranslation } from '@wayside/i18n';

const KNOWN = ['credit_card', 'bill_to'] as const;
export const knownType = (name: string) => KNOWN.find((candidate) => candidate === name);

/** A payment type in the user's language; one that we don't know as the server names it. */
export function usePaymentTypeText(): (name: string) => string {
  const { t } = useTranslation('fleet-form');
  return (name) => {
    const type = knownType(name);
    return type ? t(`paymentTypes.${type}`) : name;
  };
}
