// @vitest-environment jsdom
import { cleanup, render, renderHook } from '@testing-library/react';
import { I18nextProvider, createI18n } from '@wayside/i18n';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import type { UpcomingItem } from './upcoming.ts';
import { useLastVisit } from './use-last-visit.tsx';

vi.mock('../data/api.ts', () => ({ api: {} }));
afterEach(cleanup);

const item = (miles: number | null) => ({ vehicle: { id: 1 }, last_maintenance_miles: miles }) as UpcomingItem;
const listed = (day: string | null) => new Map([[1, { last_maintenance_date: day, department_number: '210' }]]);

it.each([
  ['its day above the odometer', listed('2026-01-16'), 65_301, '01-16-202665,301 mi', '01-16-2026 · 65,301 mi'],
  ['the odometer until the vehicles are loaded', undefined, 65_301, '65,301 mi', '65,301 mi'],
  ['the odometer of a vehicle without a day', listed(null), 65_301, '65,301 mi', '65,301 mi'],
  ['the day alone', listed('2026-01-16'), null, '01-16-2026', '01-16-2026'],
  ['nothing', listed(null), null, '', ''],
])('[UPM-02] the last visit says %s', async (_, vehicles, miles, shown, csv) => {
  const i18n = await createI18n({ language: 'en' });
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  const { cell, csv: csvOf, value } = renderHook(() => useLastVisit(vehicles), { wrapper }).result.current;
  expect(render(<>{cell(item(miles))}</>).container.textContent).toBe(shown);
  expect(csvOf(item(miles))).toBe(csv);
  expect(value(item(miles))).toBe(vehicles?.get(1)?.last_maintenance_date ?? null);
});
