import { newOrId, useOpenRecord } from '../../../shared/list/use-open-record.ts';

/** The dialog of a new payment method, or of the drivers of an existing one. */
export const usePaymentAddress = () => useOpenRecord('payment', newOrId);
