import { expect, it, vi } from 'vitest';
import { oldestFirst } from './approval.queries.ts';

vi.mock('../../shared/data/api.ts', () => ({ api: {} }));

it('[VOR-07] what was approved and declined in one press stays in the order of the server', () => {
  const [requested, decided] = ['2026-03-16T14:52:00Z', '2026-03-16T15:05:00Z'];
  const step = (id: number, created_at: string) => ({ id, created_at });
  const steps = [step(2, decided), step(3, decided), step(1, requested)];
  expect(oldestFirst(steps as never).map(({ id }) => id)).toEqual([1, 2, 3]);
});
