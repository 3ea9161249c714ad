// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { allFleetsQuery } from '../data/all-fleets.ts';
import { queryClient } from '../data/query-client.ts';
import { FleetField } from './fleet-field.tsx';

vi.mock('../data/api.ts', () => ({ api: {} }));

const i18n = await createI18n({ language: 'en' });
await completeTexts(i18n);
afterEach(() => {
  cleanup();
  queryClient.clear();
});

it('the name of a chosen fleet is in the field at once, even if the page takes the choice over late', async () => {
  const fleets = [
    { id: 5, name: 'Maple Street Couriers' },
    { id: 8, name: 'Sunrise HVAC' },
  ];
  queryClient.setQueryData(allFleetsQuery().queryKey, fleets as never);
  let takeOver = (): void => undefined;
  function Page() {
    const [value, setValue] = useState<number>();
    return <FleetField label="Fleet" value={value} onChange={(id) => (takeOver = () => setValue(id))} />;
  }
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fleet' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'sun' } });
  fireEvent.click(screen.getByRole('option', { name: 'Sunrise HVAC' }));
  expect(field.value).toBe('Sunrise HVAC');
  await act(async () => takeOver());
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['Sunrise HVAC', 'false']);
});
