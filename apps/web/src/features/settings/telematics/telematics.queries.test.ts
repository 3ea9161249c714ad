import { expect, it, vi } from 'vitest';

vi.mock('../../../shared/data/api.ts', () => ({ api: {} }));
vi.mock('../../../shared/session/session.ts', () => ({ rememberedUser: () => undefined }));

const { syncEventsQuery } = await import('./telematics.queries.ts');

it.each([
  ['loading', undefined, false],
  ['no sync', [], false],
  ['one is running', ['pending', 'completed'], 15_000],
  ['all have ended', ['failed', 'completed'], false],
] as const)('the syncs are read again as long as one is running: %s', (_what, statuses, interval) => {
  const data = statuses?.map((status) => ({ status }));
  expect(syncEventsQuery().refetchInterval({ state: { data } })).toBe(interval);
});
