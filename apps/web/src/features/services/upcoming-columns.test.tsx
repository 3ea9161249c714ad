// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { read } from '../../shared/data/read.ts';
import { useUpcomingColumns } from './upcoming-columns.tsx';
import type { UpcomingRow } from './upcoming-rows.ts';

vi.mock('../../shared/data/api.ts', () => ({ api: {} }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = [1, 2].map((id) => ({ vehicle: { id }, last_maintenance_miles: null }) as UpcomingRow);

async function departmentAt(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const cache = new QueryClient();
  const vehicles = [{ id: 1, department_number: '210', last_maintenance_date: null }];
  cache.setQueryData(read('/vehicles').queryKey, vehicles as never);
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useUpcomingColumns(() => undefined), { wrapper });
  return result.current.find(({ id }) => id === 'department')!;
}

it.each([
  [1280, true],
  [1680, false],
])('[SVC-05] at %i px the department of a vehicle is hidden: %s; it filters either way', async (width, isHidden) => {
  const column = await departmentAt(width);
  expect(column).toMatchObject({ header: 'Department number', isHidden, hasFilter: true, hasChoices: true });
  expect(rows.map((row) => column.value!(row))).toEqual(['210', undefined]);
});
