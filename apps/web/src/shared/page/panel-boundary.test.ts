import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

vi.mock('../data/api.ts', () => ({ api: {} }));
vi.mock('../session/session.ts', () => ({ isSignedIn: () => true }));

const { PanelBoundary } = await import('./panel-boundary.tsx');
const { queryClient } = await import('../data/query-client.ts');

it('[ERR-09] shows its panel until it throws, and then a way to try again', () => {
  const boundary = new PanelBoundary({ children: 'the panel' });
  expect(boundary.render()).toBe('the panel');
  boundary.state = { ...boundary.state, ...PanelBoundary.getDerivedStateFromError() };
  expect(boundary.render()).toMatchObject({ props: { onRetry: expect.any(Function), isRetrying: false } });
});

it('[OPS-07] reports the error that it catches, where there are reports', () => {
  const caught = vi.fn<(problem: unknown) => void>();
  const boundary = new PanelBoundary({ children: 'the panel' });
  boundary.componentDidCatch(new Error('nobody listens'));
  vi.stubGlobal('waysideReports', { caught });
  const problem = new Error('broken');
  boundary.componentDidCatch(problem);
  vi.unstubAllGlobals();
  expect(caught.mock.calls).toEqual([[problem]]);
});

it('[ERR-09] trying again forgets what nobody else on the page watches, and waits for what others share', async () => {
  const boundary = new PanelBoundary({ children: 'the panel' });
  boundary.setState = vi.fn<typeof boundary.setState>();
  queryClient.setQueryData(['broken'], { vehicles: null });
  queryClient.setQueryData(['shared'], [null]);
  const queryFn = vi.fn<() => Promise<string[]>>(async () => ['sound']);
  const leave = new QueryObserver(queryClient, { queryKey: ['shared'], queryFn }).subscribe(() => undefined);
  const done = boundary.retry();
  expect(boundary.setState).toHaveBeenLastCalledWith({ isRetrying: true });
  await done;
  leave();
  expect(queryClient.getQueryData(['broken'])).toBeUndefined();
  expect(queryClient.getQueryData(['shared'])).toEqual(['sound']);
  expect(boundary.setState).toHaveBeenLastCalledWith({ hasFailed: false, isRetrying: false });
});
