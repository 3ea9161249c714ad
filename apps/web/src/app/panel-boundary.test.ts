import { expect, it, vi } from 'vitest';

vi.mock('./api.ts', () => ({ api: {} }));
vi.mock('./session.ts', () => ({ isSignedIn: () => true }));

const { PanelBoundary } = await import('./panel-boundary.tsx');
const { queryClient } = await import('./queries.ts');

it('[ERR-09] shows its panel until it throws, and then a way to try again', () => {
  const boundary = new PanelBoundary({ children: 'the panel' });
  expect(boundary.render()).toBe('the panel');
  boundary.state = PanelBoundary.getDerivedStateFromError();
  expect(boundary.render()).toMatchObject({ props: { onRetry: boundary.retry } });
});

it('[ERR-09] trying again loads anew what nobody else on the page watches', () => {
  const boundary = new PanelBoundary({ children: 'the panel' });
  boundary.setState = vi.fn<typeof boundary.setState>();
  queryClient.setQueryData(['broken'], { vehicles: null });
  boundary.retry();
  expect(queryClient.getQueryData(['broken'])).toBeUndefined();
  expect(boundary.setState).toHaveBeenCalledWith({ hasFailed: false });
});
