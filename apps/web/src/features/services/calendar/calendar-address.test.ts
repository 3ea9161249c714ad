import { describe, expect, it } from 'vitest';
import { readServices, withTab, withView } from '../services-address.ts';
import { daysOf, monthsFrom, readCalendar, withDay, withMonth } from './calendar-address.ts';

const TODAY = '2026-03-16';
const read = (query: string) => readCalendar(new URLSearchParams(query), TODAY);

describe('[ATN-08] the address of the calendar', () => {
  it.each([
    ['', '2026-03', undefined],
    ['month=2026-06', '2026-06', undefined],
    ['month=2026-06&day=2026-06-30', '2026-06', '2026-06-30'],
    ['day=2026-03-01', '2026-03', '2026-03-01'],
    // Written by hand.
    ['month=2026-13&day=2026-13-01', '2026-03', undefined],
    ['month=2026-06&day=2026-07-01', '2026-06', undefined],
    ['month=2026-06&day=2026-06-31', '2026-06', undefined],
    ['month=0000-01', '2026-03', undefined],
    ['month=9999-12&day=%00', '2026-03', undefined],
    ['month=2026-6&day=16', '2026-03', undefined],
  ])('%s', (query, month, day) => {
    expect(read(query)).toEqual({ month, day });
  });

  it.each([
    ['view=month', 'month'],
    ['tab=active&view=agenda', 'agenda'],
    ['view=year', undefined],
    ['tab=past&view=month', undefined],
    ['', undefined],
  ])('%s is the view %s', (query, view) => {
    expect(readServices(new URLSearchParams(query), TODAY).view).toBe(view);
  });

  const query = new URLSearchParams('from=2026-02-01&to=2026-02-28&q=oil&f=status.is.approved&vehicle=500006&page=2');

  it('has the filters of the list, which keeps its dates', () => {
    const month = withView(query, 'month');
    expect(month.toString()).toBe('from=2026-02-01&to=2026-02-28&q=oil&f=status.is.approved&vehicle=500006&view=month');
    const june = withDay(withMonth(month, '2026-06', TODAY), '2026-06-30');
    expect(june.toString()).toBe(`${month.toString()}&month=2026-06&day=2026-06-30`);
    expect(withView(june, 'agenda').get('day')).toBe('2026-06-30');
    expect(withMonth(june, '2026-07', TODAY).has('day')).toBe(false);
    expect(withMonth(june, '2026-03', TODAY).has('month')).toBe(false);
    query.delete('page');
    expect(withView(june, undefined).toString()).toBe(query.toString());
    expect(withTab(june, 'past').toString()).toBe('tab=past&from=2026-02-01&to=2026-02-28');
  });

  it.each([
    ['2026-03', 1, '2026-04'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2024-02', 12, '2025-02'],
  ])('%s and %i months', (month, count, other) => {
    expect(monthsFrom(month, count)).toBe(other);
  });

  it.each([
    ['2026-03', '2026-03-31'],
    ['2026-12', '2026-12-31'],
    ['2024-02', '2024-02-29'],
  ])('%s ends on %s', (month, end) => {
    expect(daysOf(month)).toEqual({ start: `${month}-01`, end });
  });
});
