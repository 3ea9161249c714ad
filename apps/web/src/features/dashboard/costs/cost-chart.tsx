import { formatMoney } from '@wayside/domain';
import type { CostDimension } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useNarrow, useStableCallback } from '@wayside/ui';
import { BarChart } from '@wayside/ui/chart';
import type { BarOptions } from '@wayside/ui/chart';
import { useMemo } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { monthLabels } from '../../../shared/charts/months.ts';
import { shortMoney } from '../../../shared/charts/short-money.ts';
import type { Group } from './costs.queries.ts';
import { useGroupName } from './use-group-name.ts';

interface Bar {
  group: Group;
  label: string;
}

/** Longest names beside bars, in letters. */
const LETTERS = { narrow: 14, wide: 26 };
/** Most bars that leave room for an amount above each in a narrow window. */
const ROOMY = 6;

const cut = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name;

interface CostChartProps {
  by: CostDimension;
  groups: readonly Group[];
  /** The key of the bar that is chosen. */
  chosen: string | undefined;
  height: number;
  onChoose: (key: string) => void;
}

/** Costs as bars: months beside one another, everything else below one another, with its name. */
export function CostChart({ by, groups, chosen, height, onChoose }: CostChartProps) {
  const { t, i18n } = useTranslation('costs');
  const { name, lines } = useGroupName(by);
  const isNarrow = useNarrow();
  const choose = useStableCallback(onChoose);
  const options = useMemo((): BarOptions<Bar> => {
    const reading = readingOf(i18n.language);
    const short = shortMoney(reading);
    const isMonths = by === 'month';
    function label(group: Group): string {
      const { first, second } = lines(group);
      const letters = isNarrow ? LETTERS.narrow : LETTERS.wide;
      return [first, !isNarrow && second.split(', ')[0]]
        .flatMap((line) => (line ? [cut(line, letters)] : []))
        .join('\n');
    }
    const months = groups.map(({ key }) => key);
    const monthNames = monthLabels(months, { region: brand.region, language: reading.language }, isNarrow);
    const isCrowded = isMonths && isNarrow && groups.length > ROOMY;
    return {
      label: t(`chartLabel.${by}`),
      items: groups.map((group, at) => ({
        group,
        label: isMonths ? monthNames[at]! : label(group),
      })),
      category: ({ label }) => label,
      heading: ({ group }) => name(group),
      value: ({ group }) => group.cost / 100,
      valueLabel: t('columns.cost'),
      more: ({ group: { saving } }) =>
        saving === null ? [] : [{ label: t('columns.saving'), value: formatMoney(saving / 100, reading) }],
      format: (value) => formatMoney(value, reading),
      formatBar: (value) => (value === 0 || isCrowded ? '' : short(value)),
      formatAxis: short,
      isPale: ({ group }) => chosen !== undefined && group.key !== chosen,
      onSelect: ({ group }) => choose(group.key),
      isHorizontal: !isMonths,
    };
  }, [t, i18n.language, by, groups, chosen, name, lines, isNarrow, choose]);
  return <BarChart options={options} height={height} />;
}
