import { formatMoney, formatNumber, formatPercent } from '@wayside/domain';
import type { CostDimension } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { TwoLines } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { MONEY_WIDTH } from '../../../shared/list/money-width.ts';
import type { Group } from './costs.queries.ts';
import { savingColumn } from './saving-column.ts';
import { isOfServices } from './is-of-services.ts';
import { useGroupName } from './use-group-name.ts';

interface GroupColumnOptions {
  by: CostDimension;
  /** Of all groups, in cents. */
  total: number;
  /** The key of the group whose rows are shown. */
  chosen: string | undefined;
  addressOf: (key: string) => string;
  onChoose: (key: string) => void;
}

/** The bars as rows; each has the same rows behind it as its bar. `addressOf` and `onChoose` must be stable. */
export function useGroupColumns({ by, total, chosen, addressOf, onChoose }: GroupColumnOptions): Column<Group>[] {
  const { t, i18n } = useTranslation('costs');
  const { name, lines } = useGroupName(by);
  return useMemo((): Column<Group>[] => {
    const reading = readingOf(i18n.language);
    const share = ({ cost }: Group): number | null => (total > 0 ? (cost / total) * 100 : null);
    return [
      {
        id: 'name',
        header: t(`tabs.${by}`),
        // Months are sorted by time.
        value: (group) => (by === 'month' ? group.key : name(group)),
        format: name,
        cell: (group) => {
          const { first, second } = lines(group);
          return second ? <TwoLines note={second}>{first}</TwoLines> : first;
        },
        hasTwoLines: by === 'shop' || by === 'vehicle',
        href: ({ key }) => addressOf(key),
        isCurrent: ({ key }) => key === chosen,
        onOpen: ({ key }) => onChoose(key),
        isPlain: true,
        width: 200,
        minWidth: 128,
      },
      {
        id: 'count',
        header: t(by === 'service' ? 'columns.services' : 'columns.orders'),
        // What is no service has no number of them.
        value: (group) => (by === 'service' && !isOfServices(group) ? null : group.rows.length),
        format: ({ rows }) => formatNumber(rows.length, reading),
        kind: 'number',
        width: 84,
        minWidth: 76,
      },
      {
        id: 'cost',
        header: t('columns.cost'),
        value: ({ cost }) => cost / 100,
        format: ({ cost }) => formatMoney(cost / 100, reading),
        kind: 'money',
        width: MONEY_WIDTH,
        minWidth: MONEY_WIDTH,
      },
      savingColumn(t('columns.saving'), reading),
      {
        id: 'share',
        header: t('columns.share'),
        value: share,
        format: (group) => formatPercent(share(group), reading),
        kind: 'number',
        isHidden: true,
        width: 72,
        minWidth: 64,
      },
    ];
  }, [t, i18n.language, by, total, chosen, name, lines, addressOf, onChoose]);
}
