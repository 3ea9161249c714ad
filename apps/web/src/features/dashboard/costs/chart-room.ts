import type { CostDimension } from '@wayside/domain';

/** Most bars below one another, as many as the table's first page has rows. */
export const MOST_BARS = 12;

/** What a bar with its name takes, in pixels: as much as a row of the table, and less above one another on a phone. */
const BAR: Record<CostDimension, number> = { month: 44, service: 44, shop: 54, vehicle: 54, department: 44 };
const NARROW_BAR = 36;
/** Head and foot of the table beside it, without the panel's own. */
const AROUND = 56;
const LOWEST = { months: 264, bars: 180 };

/** The bars to draw, the first of the groups, and how high the chart is. */
export function chartRoom<Group>(by: CostDimension, groups: readonly Group[], isNarrow: boolean) {
  if (by === 'month')
    return {
      bars: groups,
      height: isNarrow ? LOWEST.months : Math.max(groups.length * BAR.month + AROUND, LOWEST.months),
    };
  const bars = groups.slice(0, MOST_BARS);
  return { bars, height: Math.max(bars.length * (isNarrow ? NARROW_BAR : BAR[by]) + AROUND, LOWEST.bars) };
}
