import type { Day } from '@wayside/domain';
import { rangePresets } from '../range/range-presets.ts';
import type { RangePreset } from '../range/range-presets.ts';

/** In a kept view, the preset that its days are: "Last 3 months" is another range on another day. */
const DATES = 'dates';

/** The preset that the days of an address or of a view are. */
export function presetIn(query: URLSearchParams, day: Day): RangePreset | undefined {
  const [kept, from, to] = [query.get(DATES), query.get('from'), query.get('to')];
  return rangePresets(day).find(
    ({ id, range }) => id === kept || (kept === null && range.start === from && range.end === to),
  );
}

/** A view as it is kept: with the preset in place of its days. */
export function withPreset(query: URLSearchParams, day: Day): URLSearchParams {
  const preset = presetIn(query, day);
  const next = new URLSearchParams(query);
  next.delete(DATES);
  if (!preset) return next;
  next.delete('from');
  next.delete('to');
  next.set(DATES, preset.id);
  return next;
}

/** A view as an address says it: with the days that its preset is on this day. */
export function withDays(query: URLSearchParams, day: Day): URLSearchParams {
  const next = new URLSearchParams(query);
  const preset = query.has(DATES) ? presetIn(query, day) : undefined;
  next.delete(DATES);
  if (!preset) return next;
  next.set('from', preset.range.start);
  next.set('to', preset.range.end);
  return next;
}
