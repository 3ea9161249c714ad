// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { WithQueries } from '../../shared/data/with-queries.tsx';
import { NoOrders } from './hidden-orders.tsx';

vi.mock('../../shared/today.ts', () => ({ today: () => '2026-03-16' }));
afterEach(cleanup);

const range = { start: '2026-02-16', end: '2026-03-16' };
const nothing = () => undefined;

it.each([
  ['active', true],
  ['past', true],
  ['past', false],
] as const)(
  '[ERR2-26, WRD-02] an empty list of %s orders writes its dates like its rows, not like the fields above it',
  async (list, isOwnRange) => {
    const i18n = await createI18n({ language: 'en' });
    await completeTexts(i18n);
    render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <NoOrders
            list={list}
            range={range}
            isOwnRange={isOwnRange}
            onRange={nothing}
            listed={undefined}
            vehicles={undefined}
          />
        </MemoryRouter>
      </I18nextProvider>,
      { wrapper: WithQueries },
    );
    expect(screen.getByText(/ from 02-16-2026 to 03-16-2026\.$/)).toBeTruthy();
  },
);
