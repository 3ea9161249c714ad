import { describe, expect, it } from 'vitest';
import { dateOf, dayIn, limitsOf, openingDate } from './days.ts';

describe('days', () => {
  it('go there and back', () => expect(dayIn(dateOf('2026-03-06')!)).toBe('2026-03-06'));
  it.each(['', 'soon', '2026-3-6', '2026-02-30', '03/06/2026', null, undefined])('%j is none', (text) =>
    expect(dateOf(text)).toBeNull(),
  );
  it('limits that are no days limit nothing', () => expect(limitsOf('2026-03-06', 'never').maxValue).toBeUndefined());
  it.each([
    [undefined, undefined],
    ['2026-03-06', '2026-04-06'],
    [undefined, '2026-04-06'],
  ])('limits are days, as many as there are: %s to %s', (first, last) => {
    const { minValue, maxValue } = limitsOf(first, last);
    expect([minValue?.toString(), maxValue?.toString()]).toEqual([first, last]);
  });
});

describe('a calendar opens', () => {
  it.each([
    ['at what is chosen', '2026-05-01', '2026-03-16', undefined, undefined, '2026-05-01'],
    ['else at today', null, '2026-03-16', undefined, undefined, '2026-03-16'],
    ['at the first day there is', null, '2026-03-16', '2026-04-01', undefined, '2026-04-01'],
    ['at the last day there is', null, '2026-03-16', undefined, '2026-02-01', '2026-02-01'],
    ['at what is chosen, which is the first day', '2026-04-01', '2026-03-16', '2026-04-01', '2026-05-01', '2026-04-01'],
    ['at what is chosen between both', '2026-04-15', '2026-03-16', '2026-04-01', '2026-05-01', '2026-04-15'],
    [
      'at the last day rather than at a choice after it',
      '2026-06-01',
      '2026-03-16',
      '2026-04-01',
      '2026-05-01',
      '2026-05-01',
    ],
    ['at today when what is chosen is no day', 'soon', '2026-03-16', undefined, undefined, '2026-03-16'],
    ['at the first day when it knows no today', undefined, undefined, '2026-04-01', undefined, '2026-04-01'],
  ])('%s', (_title, chosen, today, min, max, opened) =>
    expect(openingDate(chosen, today, min, max)?.toString()).toBe(opened),
  );
  it('wherever the library opens it when nothing is known', () => {
    expect([openingDate(null), openingDate(null, undefined, undefined, '2026-04-01')]).toEqual([null, null]);
  });
});
