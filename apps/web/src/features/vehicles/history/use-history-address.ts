import { oneOf, useAddressParam } from '../../../shared/list/use-address-param.ts';

/** Months of each period. */
export const MONTHS = { year: 12, years: 36 } as const;
const PERIODS = ['year', 'years'] as const;
export type Period = 'all' | (typeof PERIODS)[number];

const PERIOD = oneOf(PERIODS);

/** The period of the history, in the address. */
export const useHistoryPeriod = () => useAddressParam('period', PERIOD, 'all');

const VIEW = oneOf(['timeline']);

/** The records as a table, or everything as a timeline. */
export const useHistoryView = () => useAddressParam('view', VIEW, 'table');
