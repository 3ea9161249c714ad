import { describe, expect, it } from 'vitest';
import {
  appointmentDatetime,
  dateFormat,
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

describe('formats', () => {
  it('[CST2-06] [CST-09] [CST-10] [OPN-76] one format in Canada, one per place in the US', () => {
    expect((['table', 'glovebox', 'input'] as const).map((place) => dateFormat('US', place))).toEqual([
      'MM-DD-YYYY',
      'M/D/YY',
      'MM/DD/YYYY',
    ]);
    expect(formatDate('2026-03-05', 'US')).toBe('03-05-2026');
    expect(formatDate('2026-03-05', 'US', 'glovebox')).toBe('3/5/26');
    expect(formatDate('2026-03-05', 'US', 'input')).toBe('03/05/2026');
    for (const place of ['table', 'glovebox', 'input'] as const)
      expect(formatDate('2026-03-05', 'CA', place)).toBe('2026-03-05');
  });

  it('[CST2-07] [CST-08] instants are shown in Etc/GMT+5 whatever the machine’s time zone', () => {
    expect(formatDate('2026-01-01T03:00Z', 'US')).toBe('12-31-2025');
    expect(formatTime('2026-01-01T03:00Z')).toBe('10:00PM');
    expect(formatTime('2024-01-01T05:30:00Z')).toBe('12:30AM');
    expect(formatTime(new Date('2024-01-01T05:30:00Z'), 'UTC')).toBe('05:30AM');
    expect(dayOf('2024-01-01T02:00:00+00:00')).toBe('2023-12-31');
  });

  it('[CST-11] days and wall-clock times are not shifted', () => {
    expect(formatTime('2026-03-05T14:05')).toBe('02:05PM');
    expect(formatDate('2026-03-05T00:00', 'CA')).toBe('2026-03-05');
  });

  it('[CST2-04] a moment has the date of the region, and the time', () => {
    expect(formatMoment('2024-03-05T14:07', 'US')).toBe('03-05-2024 02:07PM');
    expect(formatMoment('2024-03-05T14:07', 'CA')).toBe('2024-03-05 02:07PM');
    expect(formatMoment(null, 'US')).toBeNull();
  });

  it('[MNH-07] history items read MM/DD/YY, h:mma', () => {
    expect(formatHistoryMoment('2024-03-05T14:07')).toBe('03/05/24, 2:07pm');
  });

  it('[RCL-04] recalls read month and year, in the language', () => {
    expect(formatMonthYear('2023-05-10', 'en')).toBe('May 2023');
    expect(formatMonthYear('2023-05-10', 'fr')).toBe('mai 2023');
  });

  it('a missing or invalid date is null', () => {
    for (const moment of [null, undefined, '', 'soon']) expect(formatDate(moment, 'US')).toBeNull();
  });

  it('[OPN2-55] entered dates are parsed in the region’s input format', () => {
    expect(parseDay('03/05/2026', 'US')).toBe('2026-03-05');
    expect(parseDay('2026-03-05', 'CA')).toBe('2026-03-05');
    expect(parseDay('02/30/2026', 'US')).toBeNull();
    expect(parseDay('03/05/2026', 'CA')).toBeNull();
  });
});

describe('ranges', () => {
  it('a fixed zone and the time zone database agree', () => {
    const moments = ['2026-01-01T03:00:00Z', '2026-07-01T04:59:59+02:00', new Date('2026-03-08T07:30:00Z')];
    for (const moment of moments) {
      expect([dayOf(moment, 'Etc/GMT+5'), formatTime(moment, 'Etc/GMT+5')]).toEqual([
        dayOf(moment, 'America/Panama'),
        formatTime(moment, 'America/Panama'),
      ]);
    }
    expect(formatTime('2026-01-01T03:00:00Z', 'Etc/GMT-3')).toBe('06:00AM');
    expect(formatTime('2026-07-01T03:00:00Z', 'America/New_York')).toBe('11:00PM');
  });

  it('[CST2-18] from an approval the range covers the orders plus a day on either side', () => {
    expect(rangeOfOrders(['2026-03-20', '2026-03-05'])).toEqual({ start: '2026-03-04', end: '2026-03-21' });
    expect(rangeOfOrders([])).toBeUndefined();
  });

  it('[SRQ-14] [SRQ-15] slots show hh:mm A and are sent as date T time', () => {
    expect(formatSlot('13:30')).toBe('01:30 PM');
    expect(formatSlot('25:00')).toBeNull();
    expect(appointmentDatetime('2025-01-15', '13:30')).toBe('2025-01-15T13:30');
  });
});
