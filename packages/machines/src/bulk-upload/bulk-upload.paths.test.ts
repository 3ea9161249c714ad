import { limits } from '@wayside/domain';
import type { VehicleFileSummary } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { followedBy, play } from '../play.fixture.ts';
import type { Answers } from '../play.fixture.ts';
import { broken, done, late, walk } from '../walk.fixture.ts';
import { bulkUploadMachine } from './bulk-upload.machine.ts';
import type { BulkUploadEvent, UploadFileProblem } from './bulk-upload.types.ts';

const FILE = { name: 'vehicles.csv', size: 1_000 };
const LARGE = { name: 'large.csv', size: limits.uploadBytes };
function summary(created: number, leftOut = 0): VehicleFileSummary {
  return { fields: ['vin'], ignored: [], counts: { created, updated: 0, unchanged: 0, leftOut }, questioned: 0 };
}
const REFUSED = { status: 'failure', notice: { tone: 'error', label: 'bulkUploadFailed' } } as const;

const CHOOSE = { type: 'file.chosen', file: FILE } as const;
const SUBMIT = { type: 'upload.submitted' } as const;

const { states, events, placeOf, at, after, unreached, deadEnds } = walk(bulkUploadMachine, {
  events: [
    CHOOSE,
    { type: 'file.chosen', file: LARGE },
    { type: 'file.removed' },
    { type: 'reading.retried' },
    { type: 'row.corrected', summary: summary(2) },
    SUBMIT,
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
    ...broken('read', 'connect', 'send', 'checkOutcome'),
    ...late('responsePatience', 'bulkUpload.reading', 'bulkUpload.sending', 'bulkUpload.checkingOutcome'),
    ...late('channelPatience', 'bulkUpload.connecting'),
    ...late('arrivalPause', 'bulkUpload.awaitingOutcome'),
  ],
});

describe('every path of an upload', () => {
  it('leads to every state, and has no dead end', () => {
    expect([unreached(), deadEnds()]).toEqual([[], []]);
  });

  it('sends nothing without a row to send', () => {
    const sent = at('connecting', 'sending', 'awaitingOutcome', 'checkingOutcome', 'outcomeUnknown', 'found', 'sent');
    expect(sent.length).toBeGreaterThan(4);
    for (const state of sent) expect(state.context.summary!.counts.created, placeOf(state)).toBeGreaterThan(0);
  });

  it('ignores a second press, and another file, while anything about the first is open', () => {
    const open = at('connecting', 'sending', 'awaitingOutcome', 'checkingOutcome');
    expect(open.length).toBeGreaterThan(2);
    for (const state of open)
      for (const event of [SUBMIT, CHOOSE]) expect(state.can(event), placeOf(state)).toBe(false);
    for (const state of at('found', 'sent')) expect(state.can(SUBMIT)).toBe(false);
  });

  it('keeps the rows, whatever fails on the way', () => {
    for (const state of states.filter((one) => one.hasTag('review'))) {
      for (const event of events.filter(({ type }) => type.startsWith('xstate.'))) {
        const { file, summary: rows } = after(state, event).context;
        expect([file, rows], `${placeOf(state)} ${event.type}`).toEqual([state.context.file, state.context.summary]);
      }
    }
  });

  it('sends whatever comes of the channel', () => {
    const ends = events.filter(({ type }) => type.includes('connect'));
    expect(ends).toHaveLength(3);
    for (const event of ends) expect(after(at('connecting')[0]!, event).value).toBe('sending');
  });
});

const READ = { status: 'read', summary: summary(1) } as const;
const LOST = { status: 'lost' } as const;
const SENT = { status: 'success', id: 7 } as const;

/** Does one thing after another, each once the one before is settled. */
async function start(answers: Answers<typeof bulkUploadMachine>, ...events: BulkUploadEvent[]) {
  const played = play(bulkUploadMachine, undefined, {
    readFile: [READ],
    openChannel: followedBy([], new Error('refused')),
    ...answers,
  });
  const { send, settled, until, clock } = played;
  const go = async (...more: BulkUploadEvent[]) => {
    for (const event of more) {
      send(event);
      const state = await until((snapshot) => !snapshot.hasTag('busy') || snapshot.matches('awaitingOutcome'));
      if (state.matches('awaitingOutcome')) clock.increment(2_000);
      await settled();
    }
    return played.now();
  };
  await go(...events);
  return { ...played, go, saves: () => played.sent('sendFile') };
}

describe('what is sent', () => {
  it('a file of ten megabytes is not even read', async () => {
    const { now, sent } = await start({}, { type: 'file.chosen', file: LARGE });
    expect(now()).toMatchObject({ value: 'choosing', context: { problem: { problem: 'tooLarge' }, file: null } });
    expect(sent('readFile')).toEqual([]);
  });

  it.each<UploadFileProblem>([{ problem: 'notCsv' }, { problem: 'openQuote', line: 3 }])(
    '%j: back to the choice',
    async (problem) => {
      const { now } = await start({ readFile: [{ status: 'refused', problem }] }, CHOOSE);
      expect(now()).toMatchObject({ value: 'choosing', context: { problem, file: null } });
    },
  );

  it('[API2-10] a file, once', async () => {
    const { now, sent, saves } = await start({ sendFile: [SENT] }, CHOOSE, SUBMIT, SUBMIT);
    expect(now()).toMatchObject({ value: 'sent' });
    expect(sent('readFile')).toEqual([{ file: FILE }]);
    expect(saves()).toHaveLength(1);
  });

  it('[ERR2-24] refused: the rows are still there, and can be sent again', async () => {
    const { now, go, saves } = await start({ sendFile: [REFUSED, SENT] }, CHOOSE, SUBMIT);
    expect(now()).toMatchObject({ value: 'reviewing', context: { notice: REFUSED.notice, file: FILE } });
    expect(await go(SUBMIT)).toMatchObject({ value: 'sent', context: { notice: null } });
    expect(saves()).toHaveLength(2);
  });

  it('nothing if every row is left out, until one is put right', async () => {
    const { now, go, saves } = await start(
      { readFile: [{ status: 'read', summary: summary(0, 1) }], sendFile: [SENT] },
      CHOOSE,
      SUBMIT,
    );
    expect(now()).toMatchObject({ value: 'reviewing' });
    expect(saves()).toEqual([]);
    expect(
      await go(
        {
          type: 'row.corrected',
          summary: { ...summary(0), counts: { created: 0, updated: 1, unchanged: 0, leftOut: 0 } },
        },
        SUBMIT,
      ),
    ).toMatchObject({ value: 'sent' });
  });

  it.each([
    ['all are there', { status: 'success', count: 2, of: 2 }, 'found'],
    ['one is missing', { status: 'success', count: 1, of: 2 }, 'outcomeUnknown'],
    ['there was nothing new', { status: 'success', count: 0, of: 0 }, 'outcomeUnknown'],
    ['the list does not load', REFUSED, 'outcomeUnknown'],
  ] as const)('a lost response is looked up, and sent again only after a review: %s', async (_what, answer, value) => {
    const { now, go, saves } = await start(
      { readFile: [READ, READ], sendFile: [LOST, SENT], checkArrival: [answer] },
      CHOOSE,
      SUBMIT,
    );
    expect(now()).toMatchObject({ value });
    expect(await go(SUBMIT)).toMatchObject({ value });
    expect(saves()).toHaveLength(1);
    expect(await go(CHOOSE)).toMatchObject({ value: 'reviewing' });
    expect(await go(SUBMIT)).toMatchObject({ value: 'sent' });
    expect(saves()).toHaveLength(2);
  });

  it('the file is kept when the vehicles do not load', async () => {
    const { now, go } = await start({ readFile: [REFUSED, READ] }, CHOOSE);
    expect(now()).toMatchObject({ value: 'unread', context: { file: FILE, notice: REFUSED.notice } });
    expect(await go({ type: 'reading.retried' })).toMatchObject({ value: 'reviewing', context: { notice: null } });
  });
});
