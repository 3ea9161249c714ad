import { limits } from '@wayside/domain';
import type { VehicleFileSummary } from '@wayside/domain';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, transition } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { everyState, innermost } from '../every-state.fixture.ts';
import { bulkUploadMachine } from './bulk-upload.machine.ts';
import type { ArrivalOutcome, BulkUploadEvent, ReadOutcome, SendOutcome, UploadFileProblem } from './bulk-upload.types.ts';

type Snapshot = SnapshotFrom<typeof bulkUploadMachine>;

const FILE = { name: 'vehicles.csv', size: 1_000 };
const LARGE = { name: 'large.csv', size: limits.uploadBytes };
const summary = (created: number, leftOut = 0): VehicleFileSummary => ({
  fields: ['vin'],
  ignored: [],
  counts: { created, updated: 0, leftOut },
});
const REFUSED = { status: 'failure', notice: { tone: 'error', label: 'bulkUploadFailed' } } as const;

const CHOOSE = { type: 'file.chosen', file: FILE } as const;
const SUBMIT = { type: 'upload.submitted' } as const;
const RESEND = { type: 'upload.resent' } as const;

const done = (actor: string, ...outputs: unknown[]) => outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output }));

const events = [
  CHOOSE,
  { type: 'file.chosen', file: LARGE },
  { type: 'file.removed' },
  { type: 'reading.retried' },
  { type: 'row.corrected', summary: summary(2) },
  SUBMIT,
  RESEND,
  { type: 'outcome.retried' },
  ...done(
    'read',
    { status: 'read', summary: summary(1, 1) },
    { status: 'read', summary: summary(0, 2) },
    { status: 'refused', problem: { problem: 'notCsv' } },
    REFUSED,
  ),
  ...done('connect', undefined),
  ...done('send', { status: 'success', id: 7 }, { status: 'lost' }, REFUSED),
  ...done(
    'checkOutcome',
    { status: 'success', count: 1, of: 1 },
    { status: 'success', count: 0, of: 1 },
    { status: 'success', count: 0, of: 0 },
    REFUSED,
  ),
  ...['read', 'connect', 'send', 'checkOutcome'].map((actor) => ({ type: `xstate.error.actor.${actor}`, error: new Error('broken') })),
  ...['reading', 'sending', 'checkingOutcome'].map((state) => ({ type: `xstate.after.answerPatience.bulkUpload.${state}` })),
  { type: 'xstate.after.channelPatience.bulkUpload.connecting' },
  { type: 'xstate.after.arrivalPause.bulkUpload.awaitingOutcome' },
] as never[];

const placeOf = ({ value, context }: Snapshot): string => JSON.stringify([value, context]);
const paths = getShortestPaths(bulkUploadMachine, { events, serializeState: (snapshot) => placeOf(snapshot as Snapshot), limit: 50_000 });
const at = (...values: string[]) => paths.filter(({ state }) => values.includes(String(state.value)));

describe('every path of an upload', () => {
  it('leads to every state, and each says what it is', () => {
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect(innermost(bulkUploadMachine).filter((path) => !reached.has(path))).toEqual([]);
    expect(everyState(bulkUploadMachine).filter(({ description }) => !description)).toEqual([]);
  });

  it('sends nothing without a row to send', () => {
    const sent = at('connecting', 'sending', 'awaitingOutcome', 'checkingOutcome', 'outcomeUnknown', 'sent');
    expect(sent.length).toBeGreaterThan(4);
    for (const { state } of sent) expect(state.context.summary!.counts.created, placeOf(state)).toBeGreaterThan(0);
  });

  it('ignores a second press, and another file, while anything about the first is open', () => {
    const open = at('connecting', 'sending', 'awaitingOutcome', 'checkingOutcome');
    expect(open.length).toBeGreaterThan(2);
    for (const { state } of open) for (const event of [SUBMIT, RESEND, CHOOSE]) expect(state.can(event), placeOf(state)).toBe(false);
    for (const { state } of at('sent')) expect(state.can(SUBMIT)).toBe(false);
  });

  it('keeps the rows, whatever fails on the way', () => {
    for (const { state } of paths.filter((path) => path.state.hasTag('review'))) {
      for (const event of events) {
        const { type } = event as { type: string };
        if (!type.startsWith('xstate.')) continue;
        const [next] = transition(bulkUploadMachine, state, event);
        expect([next.context.file, next.context.summary], `${placeOf(state)} ${type}`).toEqual([state.context.file, state.context.summary]);
      }
    }
  });

  it('sends whatever comes of the channel', () => {
    const [state] = at('connecting').map((path) => path.state);
    const ends = events.filter((event) => /connect/.test((event as { type: string }).type));
    expect(ends).toHaveLength(3);
    for (const event of ends) expect(transition(bulkUploadMachine, state!, event)[0].value).toBe('sending');
  });

  it('has no dead end', () => {
    const left = new Set<string>();
    for (const { state } of paths) {
      const here = String(state.value);
      if (!left.has(here) && events.some((event) => transition(bulkUploadMachine, state, event)[0].value !== here)) left.add(here);
    }
    expect(paths.map(({ state }) => String(state.value)).filter((name) => !left.has(name))).toEqual([]);
  });
});

function play(answers: { read?: ReadOutcome[]; send?: SendOutcome[]; check?: ArrivalOutcome[] }, ...does: BulkUploadEvent[]) {
  const { read = [{ status: 'read', summary: summary(1) }], send = [], check = [] } = answers;
  let sends = 0;
  const actor = createActor(
    bulkUploadMachine.provide({
      delays: { arrivalPause: 0 },
      actors: {
        readFile: fromPromise(async () => read.shift()!),
        openChannel: fromPromise(() => Promise.reject(new Error('refused'))),
        sendFile: fromPromise(async () => {
          sends++;
          return send.shift()!;
        }),
        checkArrival: fromPromise(async () => check.shift()!),
      },
    }),
  );
  actor.start();
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  const go = async (...more: BulkUploadEvent[]) => {
    for (const event of more) {
      actor.send(event);
      await settled();
    }
    return actor.getSnapshot();
  };
  return { go, played: go(...does), sends: () => sends };
}

describe('what is sent', () => {
  it('a file of ten megabytes is not even read', async () => {
    const { played } = play({ read: [] }, { type: 'file.chosen', file: LARGE });
    expect(await played).toMatchObject({ value: 'choosing', context: { problem: { problem: 'tooLarge' }, file: null } });
  });

  it.each<UploadFileProblem>([{ problem: 'notCsv' }, { problem: 'openQuote', line: 3 }])('%j: back to the choice', async (problem) => {
    const { played } = play({ read: [{ status: 'refused', problem }] }, CHOOSE);
    expect(await played).toMatchObject({ value: 'choosing', context: { problem, file: null } });
  });

  it('[API2-10] a file, once', async () => {
    const { played, sends } = play({ send: [{ status: 'success', id: 7 }] }, CHOOSE, SUBMIT, SUBMIT);
    expect(await played).toMatchObject({ value: 'sent' });
    expect(sends()).toBe(1);
  });

  it('[ERR2-24] refused: the rows are still there, and can be sent again', async () => {
    const { played, go, sends } = play({ send: [REFUSED, { status: 'success', id: 8 }] }, CHOOSE, SUBMIT);
    expect(await played).toMatchObject({ value: 'reviewing', context: { notice: REFUSED.notice, file: FILE } });
    expect(await go(SUBMIT)).toMatchObject({ value: 'sent', context: { notice: null } });
    expect(sends()).toBe(2);
  });

  it('nothing if every row is left out, until one is put right', async () => {
    const { played, go, sends } = play(
      { read: [{ status: 'read', summary: summary(0, 1) }], send: [{ status: 'success', id: 9 }] },
      CHOOSE,
      SUBMIT,
    );
    expect(await played).toMatchObject({ value: 'reviewing' });
    expect(sends()).toBe(0);
    expect(await go({ type: 'row.corrected', summary: summary(1) }, SUBMIT)).toMatchObject({ value: 'sent' });
  });

  it.each([
    ['all are there', { status: 'success', count: 2, of: 2 }, 'sent'],
    ['one is missing', { status: 'success', count: 1, of: 2 }, 'outcomeUnknown'],
    ['there was nothing new', { status: 'success', count: 0, of: 0 }, 'outcomeUnknown'],
    ['the list does not load', REFUSED, 'outcomeUnknown'],
  ] as const)('a lost answer is looked up: %s', async (_what, answer, value) => {
    const { played, sends } = play({ send: [{ status: 'lost' }], check: [answer] }, CHOOSE, SUBMIT);
    expect(await played).toMatchObject({ value });
    expect(sends()).toBe(1);
  });

  it('again only when asked', async () => {
    const { played, go, sends } = play(
      { send: [{ status: 'lost' }, { status: 'success', id: 9 }], check: [{ status: 'success', count: 0, of: 1 }] },
      CHOOSE,
      SUBMIT,
    );
    expect(await played).toMatchObject({ value: 'outcomeUnknown' });
    expect(await go(RESEND)).toMatchObject({ value: 'sent' });
    expect(sends()).toBe(2);
  });

  it('the file is kept when the vehicles do not load', async () => {
    const { played, go } = play({ read: [REFUSED, { status: 'read', summary: summary(1) }] }, CHOOSE);
    expect(await played).toMatchObject({ value: 'unread', context: { file: FILE, notice: REFUSED.notice } });
    expect(await go({ type: 'reading.retried' })).toMatchObject({ value: 'reviewing', context: { notice: null } });
  });
});
