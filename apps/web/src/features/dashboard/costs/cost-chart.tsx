import { formatMoney } from '@wayside/domain';
import type { CostDimension } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useNarrow, useStableCallback } from '@wayside/ui';
import { BarChart, turnArrows } from '@wayside/ui/chart';
import type { BarOptions } from '@wayside/ui/chart';
import { useEffect, useMemo, useRef } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { MonthChart } from '../../../shared/charts/month-chart.tsx';
import { shortMoney } from '../../../shared/charts/short-money.ts';
import { barLabel } from './bar-label.ts';
import type { Group } from './costs.queries.ts';
import { useGroupName } from './use-group-name.ts';

interface CostChartProps {
  by: CostDimension;
  groups: readonly Group[];
  /** The key of the bar that is chosen. */
  chosen: string | undefined;
  height: number;
  /** Where a bar leads. */
  addressOf: (key: string) => string;
  onChoose: (key: string) => void;
}

type OwnChartProps = Omit<CostChartProps, 'by' | 'addressOf'>;

/** Costs as bars: months beside one another, everything else below one another, with its name. */
export function CostChart({ by, addressOf, ...of }: CostChartProps) {
  return by === 'month' ? <Months {...of} addressOf={addressOf} /> : <Bars {...of} by={by} />;
}

/** What every bar says and does. */
function useBarOptions<Item>(
  by: CostDimension,
  { chosen, onChoose }: Pick<OwnChartProps, 'chosen' | 'onChoose'>,
  groupOf: (item: Item) => Group,
) {
  const { t, i18n } = useTranslation('costs');
  const { name } = useGroupName(by);
  const choose = useStableCallback(onChoose);
  const group = useStableCallback(groupOf);
  return useMemo((): Required<Pick<BarOptions<Item>, 'heading' | 'more' | 'isPale' | 'onSelect'>> => {
    const reading = readingOf(i18n.language);
    return {
      heading: (item) => name(group(item)),
      more: (item) => {
        const { saving } = group(item);
        return saving === null ? [] : [{ label: t('columns.saving'), value: formatMoney(saving / 100, reading) }];
      },
      isPale: (item) => chosen !== undefined && group(item).key !== chosen,
      onSelect: (item) => choose(group(item).key),
    };
  }, [t, i18n.language, name, chosen, choose, group]);
}

interface MonthBar {
  month: string;
  total: number;
}

function Months({ groups, height, addressOf, ...choice }: OwnChartProps & Pick<CostChartProps, 'addressOf'>) {
  const { t } = useTranslation('costs');
  const months = useMemo(() => groups.map(({ key, cost }): MonthBar => ({ month: key, total: cost / 100 })), [groups]);
  const options = useBarOptions<MonthBar>(
    'month',
    choice,
    ({ month }) => groups.find(({ key }) => key === month) ?? groups[0]!,
  );
  return (
    <MonthChart
      months={months}
      height={height}
      label={t('chartLabel.month')}
      valueLabel={t('columns.cost')}
      addressOf={addressOf}
      options={options}
    />
  );
}

const itself = (group: Group): Group => group;

function Bars({ by, groups, height, ...choice }: OwnChartProps & Pick<CostChartProps, 'by'>) {
  const { t, i18n } = useTranslation('costs');
  const { lines } = useGroupName(by);
  const isNarrow = useNarrow();
  const own = useBarOptions<Group>(by, choice, itself);
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => (around.current ? turnArrows(around.current) : undefined), []);
  const options = useMemo((): BarOptions<Group> => {
    const reading = readingOf(i18n.language);
    const short = shortMoney(reading);
    return {
      label: t(`chartLabel.${by}`),
      items: groups,
      category: (group) => barLabel(lines(group), isNarrow),
      value: ({ cost }) => cost / 100,
      valueLabel: t('columns.cost'),
      format: (value) => formatMoney(value, reading),
      formatBar: (value) => (value === 0 ? '' : short(value)),
      formatAxis: short,
      isHorizontal: true,
      ...own,
    };
  }, [t, i18n.language, by, groups, lines, isNarrow, own]);
  return (
    <div ref={around}>
      <BarChart options={options} height={height} />
    </div>
  );
}
