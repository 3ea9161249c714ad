import { expect, it, vi } from 'vitest';
import { runEach } from './run-each.ts';

type Call = Parameters<typeof runEach<number>>[1];
type Reply = ReturnType<Call>;

function reply(status: number): Reply {
  return Promise.resolve(
    status === 200
      ? { data: {}, response: new Response('{}', { status }) }
      : {
          error: { error: `no ${status}` },
          response: new Response(JSON.stringify({ error: `no ${status}` }), { status }),
        },
  ) as Reply;
}

const going = () => new AbortController().signal;

it('calls for one item after another; a failed one does not stop the others', async () => {
  const steps: number[] = [];
  const call = vi.fn<Call>((id: number) => reply(id === 2 ? 422 : 200));
  const run = await runEach([1, 2, 3], call, { signal: going(), onStep: (finished) => steps.push(finished) });
  expect(run.done).toEqual([1, 3]);
  expect(run.failed.map(({ item }) => item)).toEqual([2]);
  expect(run.rest).toEqual([]);
  expect(steps).toEqual([1, 2, 3]);
});

it('waits for each response before the next call', async () => {
  let release = (): void => undefined;
  const call = vi.fn<Call>(
    (id: number): Reply =>
      (id === 1 ? new Promise<void>((resolve) => (release = resolve)).then(() => reply(200)) : reply(200)) as Reply,
  );
  const run = runEach([1, 2], call, { signal: going() });
  expect(call).toHaveBeenCalledTimes(1);
  release();
  expect((await run).done).toEqual([1, 2]);
});

it('stops after the call under way; what was not started is the rest', async () => {
  const stop = new AbortController();
  const call = vi.fn<Call>(() => reply(200));
  const run = await runEach([1, 2, 3], call, { signal: stop.signal, onStep: () => stop.abort() });
  expect(run).toMatchObject({ done: [1], failed: [], rest: [2, 3] });
  expect(call).toHaveBeenCalledTimes(1);
});

it('stops when the session has ended', async () => {
  const call = vi.fn<Call>(() => reply(401));
  const run = await runEach([1, 2], call, { signal: going() });
  expect(run.failed.map(({ item }) => item)).toEqual([1]);
  expect(run.rest).toEqual([2]);
});

it('says before each call what is not done, in case nothing can be said afterwards', async () => {
  const onLeft = vi.fn<(left: readonly number[]) => void>();
  const call = vi.fn<Call>((id: number) => reply(id === 2 ? 422 : 200));
  await runEach([1, 2, 3, 4], call, { signal: going(), onLeft });
  expect(onLeft.mock.calls).toEqual([[[1, 2, 3, 4]], [[2, 3, 4]], [[2, 3, 4]], [[2, 4]]]);
});
