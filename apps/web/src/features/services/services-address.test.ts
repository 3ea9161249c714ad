import { describe, expect, it } from 'vitest';
import { withParam } from '../../shared/list/use-address-param.ts';
import { withRange } from '../../shared/list/range/range-address.ts';
import { DUE, activeDays, readServices, withTab } from './services-address.ts';

const TODAY = '2026-03-16';
const read = (query: string) => readServices(new URLSearchParams(query), TODAY);

describe('the address of the services', () => {
  it('[SVC-01] [CST2-17] without anything is the active orders of a month up to today', () => {
    expect(read('')).toEqual({ tab: 'active', range: { start: '2026-02-16', end: '2026-03-16' }, isOwnRange: false });
  });

  it.each([
    ['', { start: '2026-02-16', end: '2026-03-16' }],
    ['view=month', { start: '2026-03-01', end: '2026-03-31' }],
    ['view=agenda&month=2026-04', { start: '2026-04-01', end: '2026-04-30' }],
    ['tab=past&view=month', { start: '2026-02-16', end: '2026-03-16' }],
  ])('[CNT-01] the tab counts the orders of the days that %s shows', (query, days) => {
    expect(activeDays(new URLSearchParams(query), TODAY, read(query))).toEqual(days);
  });

  it('[SVC-04] [SVC-05] names tab, dates and what is due', () => {
    expect(read('tab=past&from=2026-01-01&to=2026-01-31')).toMatchObject({
      tab: 'past',
      range: { start: '2026-01-01', end: '2026-01-31' },
      isOwnRange: true,
    });
    expect(['past', 'soon', 'later'].map(DUE.read)).toEqual(['pastDue', 'dueSoon', undefined]);
  });

  it('[CST2-17] [OPN2-54] a first day alone begins a month the day after', () => {
    expect(read('from=2026-01-09').range).toEqual({ start: '2026-01-10', end: '2026-02-10' });
  });

  it.each([
    'from=2026-02-30&to=2026-03-01',
    'from=2026-03-02&to=2026-03-01',
    'to=2026-03-01',
    'from=01/02/2026',
    'from=%00&to=',
    'tab=<script>&from=2026-1-1&to=x',
  ])('%s is as if it were not there', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('the range that a screen starts with may be another', () => {
    const initial = { start: '2026-03-04', end: '2026-03-21' };
    expect(readServices(new URLSearchParams(), TODAY, initial)).toMatchObject({ range: initial, isOwnRange: false });
  });
});

describe('a step', () => {
  const query = new URLSearchParams('tab=past&from=2026-01-01&to=2026-01-31&q=oil&sort=-total&page=3&due=soon');

  it('to another tab keeps the dates only', () => {
    expect(withTab(query, 'active').toString()).toBe('tab=active&from=2026-01-01&to=2026-01-31');
  });

  it('to other dates starts at their first page', () => {
    const range = { start: '2026-02-01', end: '2026-02-28' };
    expect(withRange(query, range).toString()).toBe(
      'tab=past&from=2026-02-01&to=2026-02-28&q=oil&sort=-total&due=soon',
    );
    expect(withRange(query, undefined).toString()).toBe('tab=past&q=oil&sort=-total&due=soon');
  });

  it('to what is due and back', () => {
    expect(withParam(query, 'due', DUE, 'pastDue').get('due')).toBe('past');
    expect(withParam(query, 'due', DUE, undefined).has('due')).toBe(false);
    expect(withParam(query, 'due', DUE, 'pastDue').has('page')).toBe(false);
  });
});
