import { useQuery } from '@tanstack/react-query';
import { capitalise, formatMoney, formatMonthYear, place, withChoice, withQuery } from '@wayside/domain';
import type { DayRange, FleetSpend, Language, MonthSpend } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { readingOf } from '../../../shared/brand/brand.ts';
import { allFleetsQuery } from '../../../shared/data/all-fleets.ts';
import { monthRange } from '../../../shared/charts/months.ts';
import { useChangeText } from './use-change-text.ts';

const payments = ({ start, end }: DayRange, path: string = place.fmcTransactions): string =>
  withQuery(path, { from: start, to: end });

/** The payments of a month. */
export const monthPayments = (month: string): string => payments(monthRange(month));

/**
 * The payments of one fleet, chosen in the page's own selector, so that its subscriptions are narrowed as well. Payments
 * name their fleet: as long as its id is unknown, or if two fleets have that name, the column is filtered.
 */
export function fleetPayments(
  range: DayRange,
  fleet: string,
  fleets: readonly { readonly id: number; readonly name: string }[],
): string {
  const [one, ...others] = fleets.filter(({ name }) => name === fleet);
  return payments(
    range,
    one && others.length === 0
      ? withQuery(place.fmcTransactions, { fleet: one.id })
      : withChoice(place.fmcTransactions, 'fleet', fleet),
  );
}

/** The chart as a table; each month has the same link as its bar. */
export function useMonthColumns(): Column<MonthSpend>[] {
  const { t, i18n } = useTranslation('portfolio');
  return [
    {
      id: 'month',
      header: t('trend.month'),
      cell: ({ month }) => (
        <Link href={monthPayments(month)}>{formatMonthYear(`${month}-15`, i18n.language as Language)}</Link>
      ),
    },
    {
      id: 'total',
      header: t('trend.payments'),
      value: ({ total }) => formatMoney(total, readingOf(i18n.language)),
      kind: 'money',
    },
  ];
}

interface FleetSpendOptions {
  range: DayRange;
  /** Names of the last two months. */
  before: string;
  last: string;
}

/** A fleet's twelve months and its last two; the amount of the twelve leads to their payments. */
export function useFleetSpendColumns({ range, before, last }: FleetSpendOptions): Column<FleetSpend>[] {
  const { t, i18n } = useTranslation(['portfolio', 'fmc']);
  const reading = readingOf(i18n.language);
  const change = useChangeText();
  const { data: fleets = [] } = useQuery(allFleetsQuery());
  const money = (id: 'before' | 'last', header: string): Column<FleetSpend> => ({
    id,
    header,
    value: (row) => formatMoney(row[id], reading),
    kind: 'money',
  });
  return [
    { id: 'fleet', header: t('fmc:grid.columns.name'), value: ({ fleet }) => fleet },
    {
      id: 'total',
      header: t('trend.months'),
      cell: ({ fleet, total }) => <Link href={fleetPayments(range, fleet, fleets)}>{formatMoney(total, reading)}</Link>,
      kind: 'money',
    },
    money('before', capitalise(before, reading.language)),
    money('last', capitalise(last, reading.language)),
    { id: 'change', header: t('trend.change'), value: (row) => change.short(row), kind: 'money' },
  ];
}
