import { describe, expect, it } from 'vitest';
import {
  dayOf,
  formatDate,
  formatHistoryMoment,
  formatMoment,
  formatMonthYear,
  formatSlot,
  formatTime,
  parseDay,
  rangeOfOrders,
} from './dates.ts';
import { activityRange, addDays, addMonths, appointmentWindow, dayInDefaultZone, monthsTo } from './days.ts';
import {
  digitsOf,
  dollars,
  formatDistance,
  formatList,
  formatMoney,
  formatNumber,
  formatOdometer,
  formatPercent,
  formatPhone,
} from './region.ts';

const us = { region: 'US', language: 'en' } as const;
const quebec = { region: 'CA', language: 'fr' } as const;

// What a server that breaks its contract may send in place of anything; the formatters' types say otherwise.
// oxlint-disable-next-line typescript/no-explicit-any
type Unreadable = any;
const VALUES: Unreadable[] = [null, undefined, NaN, Infinity, '', ' ', 'abc', '2026-99-99', true, {}, []];

const FIGURES: Record<string, (value: Unreadable) => unknown> = {
  dollars: (value) => dollars(value, us, {}),
  formatMoney: (value) => formatMoney(value, quebec),
  formatNumber: (value) => formatNumber(value, us),
  formatPercent: (value) => formatPercent(value, quebec),
  formatDistance: (value) => formatDistance(value, 'mi', us),
  formatOdometer: (value) => formatOdometer(value, 'km', quebec),
};

/** `null` or an empty day: the caller shows them as missing. */
const DATES: Record<string, (value: Unreadable) => unknown> = {
  formatDate: (value) => formatDate(value, 'US'),
  formatTime,
  formatMoment: (value) => formatMoment(value, 'CA'),
  formatHistoryMoment,
  formatMonthYear: (value) => formatMonthYear(value, 'fr'),
  formatSlot,
  parseDay: (value) => parseDay(value, 'US'),
  dayOf,
  rangeOfOrders: (value) => rangeOfOrders([value]),
  dayInDefaultZone,
  addDays: (value) => addDays(value, 1),
  addMonths: (value) => addMonths(value, 1),
  'a date that is none': () => formatDate(new Date(NaN), 'US'),
};

const RANGES: Record<string, (value: Unreadable) => unknown> = {
  activityRange: (value) => activityRange(value).start,
  appointmentWindow: (value) => appointmentWindow(value).end,
  monthsTo: (value) => monthsTo(value, 1).start,
};

/** Texts: what is one stays as it is. */
const TEXTS: Record<string, (value: Unreadable) => unknown> = {
  formatPhone,
  digitsOf,
  formatList: (value) => formatList(value, 'and', us),
  'formatList of one': (value) => formatList([value], 'or', quebec),
};

const nameOf = (value: Unreadable) =>
  typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'undefined');

describe.each(VALUES.map((value) => ({ name: nameOf(value), value })))('$name', ({ value }) => {
  it.each(Object.entries(FIGURES))('%s shows it as missing', (_name, format) => expect(format(value)).toBe('—'));

  it.each(Object.entries(DATES))('%s has nothing to show', (_name, format) => {
    expect(format(value) || null).toBeNull();
  });

  it.each(Object.entries(TEXTS))('%s shows a text as it is, anything else as missing', (_name, format) => {
    expect(['—', '', value, '20269999']).toContain(format(value));
    expect(format(value)).not.toMatch(/NaN|Infinity|Invalid|undefined|null|\[object/);
  });

  it.each(Object.entries(RANGES))('%s has no other end', (_name, end) => expect(end(value)).toBe(''));
});

it('a range that starts after an unreadable day is the usual one', () => {
  expect(activityRange('2026-03-15', '2026-99-99')).toEqual(activityRange('2026-03-15'));
});

it.each(['2026-02-30', '2026-03-05T25:00', '2026-03-05Tnoon', '2026-02-30T10:00:00Z', '03/05/2026'])(
  '%s is no moment',
  (moment) => expect(formatDate(moment, 'US')).toBeNull(),
);

it('numbers that are sent as text are read', () => {
  expect(formatMoney('1234.5' as Unreadable, us)).toBe('$1,234.50');
  expect(formatDate('2024-02-29 13:30:00', 'CA')).toBe('2024-02-29');
});
