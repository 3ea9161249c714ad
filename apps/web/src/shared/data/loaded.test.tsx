import { ApiError } from '@wayside/api-client';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { English } from '../english.fixture.tsx';
import { Loaded } from './loaded.tsx';
import type { Loadable } from './loaded.tsx';

const FAILED = new ApiError({ status: 'failure', kind: 'server', alertType: 'error', httpStatus: 500 } as never);
const refetch = vi.fn<() => void>();
function query(fields: Partial<Loadable<string>>): Loadable<string> {
  return {
    data: undefined,
    error: null,
    isFetching: false,
    refetch,
    ...fields,
  };
}
const show = (element: ReactElement) => render(<English>{element}</English>);
function loaded(fields: Partial<Loadable<string>>, isCompact = false) {
  return (
    <Loaded query={query(fields)} skeleton={<p>Loading</p>} isCompact={isCompact}>
      {(data) => <p>{data}</p>}
    </Loaded>
  );
}

it('a refetch that failed leaves the content, says that it may be old, and can be tried again', () => {
  show(loaded({ data: 'Two policies', error: FAILED }));
  expect(screen.getByText('Two policies')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('This data may be out of date');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it.each([
  ['no failure', loaded({ data: 'Rows' })],
  ['another page failed', loaded({ data: 'Rows', error: FAILED, isFetchNextPageError: true })],
  ['a larger panel says so', loaded({ data: 'Rows', error: FAILED }, true)],
])('%s: only the content', (_case, element) => {
  const { container } = show(element);
  expect(container.textContent).toBe('Rows');
});

it('without content, the failure is all there is', () => {
  show(loaded({ error: FAILED }));
  expect(screen.getByRole('alert')).toBeTruthy();
});

it('[CMP-07] without permission, the panel names who can help and has no button to try again', async () => {
  const refused = new ApiError({ status: 'failure', kind: 'forbidden', alertType: 'error', httpStatus: 403 } as never);
  show(loaded({ error: refused }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You don’t have permission to see thisAsk a fleet owner or admin.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('a field that skeleton and content share keeps what is being typed when the content arrives', async () => {
  const field = (
    <div>
      <input aria-label="Vehicle" />
    </div>
  );
  const both = (data: string | undefined) => (
    <English>
      <Loaded query={query({ data })} skeleton={field}>
        {() => field}
      </Loaded>
    </English>
  );
  const { rerender } = render(both(undefined));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'TRK' } });
  rerender(both('Rows'));
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('TRK');
});
