import { downloadUrl } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand } from '../../shared/brand/brand.ts';
import { origin } from '../../shared/data/api.ts';
import { useRangeInAddress } from '../../shared/list/range-address.ts';
import { anId, useAddressParam } from '../../shared/list/use-address-param.ts';
import { useList } from '../../shared/list/use-list.ts';
import { authenticationToken } from '../../shared/session/session.ts';
import { downloadQueryOf } from './transactions.queries.ts';
import type { Asked } from './transactions.queries.ts';

/** The two lists of the page. The second one has its own parameters in the address. */
const LISTS = {
  payments: { file: '/payment_activities.csv', opened: 'payment', address: {}, rangePrefix: '' },
  subscriptions: {
    file: '/subscription_activities.csv',
    opened: 'subscription',
    address: { prefix: 'subscriptions' },
    rangePrefix: 'subscriptions.',
  },
} as const;

export type TransactionListName = keyof typeof LISTS;

/** State of one of the lists: its days and its opened transaction in the address, what to ask the server for, and the file of the same. */
export function useTransactionList(name: TransactionListName, fleetId: number | undefined) {
  const { i18n } = useTranslation();
  const { file, opened, address, rangePrefix } = LISTS[name];
  const { range, isOwnRange, setRange } = useRangeInAddress(rangePrefix);
  const [openedId, open] = useAddressParam(opened, anId, undefined);
  const params: Asked = { range, fleetId };
  return {
    name,
    params,
    list: useList(`${name}_${brand.region}`, address),
    days: { range, isOwnRange, onRange: setRange },
    csv: { href: downloadUrl(origin, file, authenticationToken() ?? '', i18n.language as Language, downloadQueryOf(params)) },
    openedId,
    open,
  };
}
