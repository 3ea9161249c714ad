import { formatDate } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { brand } from '../../brand/brand.ts';

/** The days of a range for the sentence of an empty list; only date fields write them with slashes (WRD-02). */
export const rangeText = ({ start, end }: DayRange) => ({
  from: formatDate(start, brand.region),
  to: formatDate(end, brand.region),
});
