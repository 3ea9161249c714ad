import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { broken, done, late, nameOf, walk } from '../walk.fixture.ts';
import { uploadProgressMachine } from './upload-progress.machine.ts';
import { uploadStatuses } from './bulk-upload.types.ts';
import type {
  ArrivalOutcome,
  UploadMessage,
  UploadProgressEvent,
  UploadProgressInput,
  UploadStatus,
} from './bulk-upload.types.ts';

const message = (status: UploadStatus, processed = 0): UploadMessage => ({ status, processed, total: 3 });
const received = (status: UploadStatus) => ({ type: 'message.received', message: message(status) }) as const;
const REFUSED = { status: 'failure', notice: { tone: 'error', label: 'offline' } } as const;
/** In another fleet nothing can be said. */
const NOTHING = { status: 'success', count: 0, of: 0 } as const;
const START: UploadProgressInput = { last: message('submitted'), isRestored: false, canCheck: true };

const following = (state: string) => `uploadProgress.following.${state}`;
const { paths, states, events, placeOf, after, unreached } = walk(uploadProgressMachine, {
  inputs: [
    START,
    { ...START, isRestored: true },
    { ...START, canCheck: false },
    { ...START, last: message('processing') },
  ],
  events: [
    ...uploadStatuses.map(received),
    { type: 'channel.lost' },
    { type: 'check.retried' },
    ...done('check', { status: 'success', count: 3, of: 3 }, { status: 'success', count: 1, of: 3 }, REFUSED),
    ...broken('check'),
    ...late('responsePatience', following('unsure.checking')),
    ...late('newsPatience', following('submitted'), following('processing')),
    ...late('checkPause', following('unsure.waiting')),
  ],
});

describe('every path of what becomes of an upload', () => {
  it('leads to every state', () => {
    expect(unreached()).toEqual([]);
  });

  it('[BLK-07] a message leads to its state from wherever there is no outcome yet', () => {
    const open = states.filter(({ status }) => status === 'active');
    expect(open.length).toBeGreaterThan(20);
    for (const state of open) {
      for (const status of uploadStatuses) {
        const next = after(state, received(status));
        expect(next.context.last.status, placeOf(state)).toBe(status);
        expect(nameOf(next).replaceAll('.', '_')).toBe(
          {
            submitted: 'following_submitted',
            processing: 'following_processing',
            completed: 'completed',
            completed_with_errors: 'completedWithErrors',
            errored: 'errored',
          }[status],
        );
      }
    }
  });

  it('[BLK-06] an outcome is final', () => {
    const ended = states.filter(({ status }) => status === 'done');
    expect(new Set(ended.map(nameOf))).toEqual(new Set(['completed', 'completedWithErrors', 'errored']));
  });

  it('is completed without a message only by a list that has every new vehicle', () => {
    const guessed = paths.filter(
      ({ state, steps }) => nameOf(state) === 'completed' && steps.at(-1)!.event.type !== 'message.received',
    );
    expect(guessed.length).toBeGreaterThan(0);
    for (const { state, steps } of guessed) {
      expect((steps.at(-1)!.event as unknown as { output: ArrivalOutcome }).output).toMatchObject({ count: 3, of: 3 });
      expect(state.context.last).toMatchObject({ status: 'completed', processed: 3 });
    }
  });

  it('waits nowhere without an end: each busy state is left by time alone', () => {
    const timed = events.filter(({ type }) => type.startsWith('xstate.'));
    for (const state of states.filter((one) => one.hasTag('busy'))) {
      const isLeft = timed.some((event) => placeOf(after(state, event)) !== placeOf(state));
      expect(isLeft, placeOf(state)).toBe(true);
    }
    expect(states.filter((state) => nameOf(state) === 'following.unknown' && state.hasTag('busy'))).toEqual([]);
  });
});

function follow(input: Partial<UploadProgressInput>, answers: ArrivalOutcome[] = []) {
  let isFollowed = false;
  let tell: (event: UploadProgressEvent) => void = () => undefined;
  const check = vi.fn<() => Promise<ArrivalOutcome>>(
    async () => answers.shift() ?? { status: 'success', count: 0, of: 3 },
  );
  const actor = createActor(
    uploadProgressMachine.provide({
      actors: {
        checkArrival: fromPromise(check),
        followChannel: fromCallback<UploadProgressEvent>(({ sendBack }) => {
          isFollowed = true;
          tell = sendBack;
          return () => void (isFollowed = false);
        }),
      },
    }),
    { input: { ...START, ...input } },
  ).start();
  return {
    now: () => nameOf(actor.getSnapshot()),
    actor,
    tell: (event: UploadProgressEvent) => tell(event),
    check,
    isFollowed: () => isFollowed,
  };
}

describe('in time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[BLK-05, BLK-07] submitted, processing, completed; then the channel is left', () => {
    const { now, tell, isFollowed } = follow({});
    expect([now(), isFollowed()]).toEqual(['following.submitted', true]);
    tell(received('processing'));
    expect(now()).toBe('following.processing');
    tell(received('completed'));
    expect([now(), isFollowed()]).toEqual(['completed', false]);
  });

  it('a channel that broke: looks after 2, 4, 8 and 16 seconds, then says that it cannot tell, and looks again when asked', async () => {
    const { now, actor, tell, check } = follow({});
    tell({ type: 'channel.lost' });
    for (const [pause, looks] of [
      [2_000, 1],
      [4_000, 2],
      [8_000, 3],
      [16_000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(check).toHaveBeenCalledTimes(looks - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(check).toHaveBeenCalledTimes(looks);
    }
    await vi.advanceTimersByTimeAsync(32_000);
    expect(now()).toBe('following.unknown');
    actor.send({ type: 'check.retried' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(check).toHaveBeenCalledTimes(5);
    tell(received('completed_with_errors'));
    expect(now()).toBe('completedWithErrors');
  });

  it('the list has them all: completed', async () => {
    const { now, tell, actor } = follow({}, [
      { status: 'success', count: 1, of: 3 },
      { status: 'success', count: 3, of: 3 },
    ]);
    tell({ type: 'channel.lost' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect([now(), actor.getSnapshot().context.count]).toEqual(['following.unsure.waiting', 1]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect([now(), actor.getSnapshot().context.last]).toEqual(['completed', message('completed', 3)]);
  });

  it('a look from another fleet, where nothing can be said, completes nothing', async () => {
    const { now, tell } = follow({}, [NOTHING]);
    tell({ type: 'channel.lost' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(now()).toBe('following.unsure.waiting');
  });

  it('silence counts as a loss; nothing new in the file: unknown without a look', async () => {
    const { now, check } = follow({ canCheck: false, last: message('processing') });
    await vi.advanceTimersByTimeAsync(44_999);
    expect(now()).toBe('following.processing');
    await vi.advanceTimersByTimeAsync(2_001);
    expect([now(), check.mock.calls.length]).toEqual(['following.unknown', 0]);
  });

  it('after a reload it looks at once', () => {
    expect(follow({ isRestored: true, last: message('processing') }).now()).toBe('following.unsure.waiting');
  });
});
