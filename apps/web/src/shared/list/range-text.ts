import { formatDate } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { brand } from '../brand/brand.ts';

/** The days of a range for the sentence of an empty list, written like those in the date fields above it. */
export function rangeText({ start, end }: DayRange) {
  return {
    from: formatDate(start, brand.region, 'input'),
    to: formatDate(end, brand.region, 'input'),
  };
}
