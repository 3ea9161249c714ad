import { newOrId, useOpenRecord } from '../../../shared/list/use-open-record.ts';

/** The quick link in the form. */
export const useLinkAddress = () => useOpenRecord('link', newOrId);
