// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { English } from '../../../shared/english.fixture.tsx';
import { DeleteHistory } from './delete-history.tsx';
import type { HistoryRecord } from './history.queries.ts';

it('[API2-34] a record that is deleted leaves the history, and no costs: they never included it', () => {
  const record = { id: 9, appointment_datetime: '2026-03-05T14:07:00Z', order_services: [], total: 64.99 };
  render(
    <English>
      <MemoryRouter>
        <DeleteHistory
          record={record as Partial<HistoryRecord> as HistoryRecord}
          isGone={false}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </English>,
  );
  const question = screen.getByRole('alertdialog').textContent;
  expect(question).toContain('It will be removed from the vehicle’s history. Service costs don’t include it.');
  expect(question).not.toContain('history and costs');
});
