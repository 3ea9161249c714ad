import { dollars } from '@wayside/domain';
import type { Reading } from '@wayside/domain';

/**
 * Short amount for axis and bars, such as `$980` or `$1.2K`. Tooltip and table show the cents; the line above the chart
 * shows the currency.
 */
export function shortMoney(reading: Reading): (value: number) => string {
  return (value) =>
    dollars(value, reading, {
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: Math.abs(value) < 1000 ? 0 : 1,
    });
}
