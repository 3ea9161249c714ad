import { describe, expect, it } from 'vitest';
import { monthLabels, monthRange } from './months.ts';

const US = { region: 'US', language: 'en' } as const;
const QUEBEC = { region: 'CA', language: 'fr' } as const;
const series = (count: number) => Array.from({ length: count }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);

describe('[DSH-15, OPN2-52] labels of a chart by month', () => {
  it('are month names up to six months', () => {
    expect(monthLabels(series(3), US, false)).toEqual(['January', 'February', 'March']);
    expect(monthLabels(series(6), US, false).at(-1)).toBe('June');
    expect(monthLabels(series(3), QUEBEC, false)).toEqual(['janvier', 'février', 'mars']);
    expect(monthLabels(series(3), US, true)).toEqual(['Jan', 'Feb', 'Mar']);
  });

  it('are single letters from seven months on', () => {
    expect(monthLabels(series(7), US, false).join('')).toBe('JFMAMJJ');
    expect(monthLabels(series(12), US, true).join('')).toBe('JFMAMJJASOND');
    expect(monthLabels(series(12), QUEBEC, false).join('')).toBe('JFMAMJJASOND');
  });

  it('are missing for a month that cannot be read', () => {
    expect(monthLabels(['2026-99', '', '2026-02'], US, false)).toEqual(['—', '—', 'February']);
  });
});

it('a month has a first and a last day', () => {
  expect(monthRange('2024-02')).toEqual({ start: '2024-02-01', end: '2024-02-29' });
});
