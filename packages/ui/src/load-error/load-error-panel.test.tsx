import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../show.fixture.ts';
import { LoadErrorPanel } from './load-error-panel.tsx';

function panel(isCompact: boolean, change: object = {}) {
  return (
    <LoadErrorPanel title="No orders" retryLabel="Retry" onRetry={() => undefined} isCompact={isCompact} {...change}>
      Try later
    </LoadErrorPanel>
  );
}

it('interrupts with its title and what to do; a compact one says only the latter, where it stands', () => {
  const { again } = show(panel(false));
  expect(screen.getByRole('alert').textContent).toBe('No ordersTry laterRetry');
  again(panel(true));
  expect([
    screen.queryByRole('alert'),
    screen.queryByText('No orders'),
    screen.getByText('Try later').textContent,
  ]).toEqual([null, null, 'Try later']);
});

it.each([false, true])('while it tries again it says so (compact: %s)', (isCompact) => {
  const { again } = show(panel(isCompact));
  expect(screen.queryByRole('progressbar')).toBeNull();
  again(panel(isCompact, { isRetrying: true, pendingLabel: 'Loading orders' }));
  expect(screen.getByRole('progressbar', { name: 'Loading orders' })).toBeTruthy();
});

it('when it goes, its focus is in the page around it', async () => {
  const page = (isFailed: boolean) => <main tabIndex={-1}>{isFailed && panel(false)}</main>;
  const { again } = show(page(true));
  act(() => screen.getByRole('button', { name: 'Retry' }).focus());
  await act(async () => again(page(false)));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('a focus elsewhere stays there', async () => {
  const page = (isFailed: boolean) => (
    <main tabIndex={-1}>
      <input aria-label="Search" />
      {isFailed && panel(false)}
    </main>
  );
  const { again } = show(page(true));
  const search = screen.getByRole('textbox');
  act(() => search.focus());
  await act(async () => again(page(false)));
  expect(document.activeElement).toBe(search);
});
