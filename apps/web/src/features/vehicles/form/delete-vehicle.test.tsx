// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { English } from '../../../shared/english.fixture.tsx';
import { DeleteVehicle } from './delete-vehicle.tsx';

vi.mock('../../../shared/dependents/use-vehicle-dependents.ts', () => ({ useVehicleDependents: () => ({}) }));
afterEach(cleanup);

it('[OPN2-36] the costs lose a deleted vehicle, the transactions keep its payments', () => {
  render(
    <English>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <DeleteVehicle vehicle={{ id: 7, other_id: 'VAN-07' }} onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </English>,
  );
  const question = screen.getByRole('alertdialog').textContent;
  expect(question).toContain('Service costs no longer include it, even for past months');
  expect(question).toContain('Its payments stay in the transactions.');
});
