// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { WithQueries } from '../../shared/data/with-queries.tsx';
import { RangeField } from '../../shared/list/range-field.tsx';
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
  '[ERR2-26] an empty list of %s orders writes its dates like the fields above it',
  async (list, isOwnRange) => {
    const i18n = await createI18n({ language: 'en' });
    await completeTexts(i18n);
    render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <RangeField range={range} onRange={nothing} />
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
    // The library puts direction marks around the parts of a date.
    const fields = screen.getByRole('group', { name: 'Dates' }).textContent.replaceAll(/[\u2066-\u2069\s]/g, '');
    const [, from, to] = / from (\S+) to (\S+)\.$/.exec(screen.getByText(/ from \S+ to \S+\.$/).textContent)!;
    expect(`${from}–${to}`).toBe(fields);
  },
);
