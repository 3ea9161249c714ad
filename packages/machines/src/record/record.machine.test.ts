import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { quickLinkMachine } from './kinds/quick-link.kind.ts';
import type { SavedQuickLink } from './kinds/quick-link.kind.ts';
import type { RecordEvent, RecordFindOutcome, RecordInput, RecordSave, RecordSaveOutcome, RecordSearch } from './record.types.ts';
import type { QuickLinkValues } from '@wayside/domain/schemas';

type Outcome = RecordSaveOutcome<SavedQuickLink>;
type Found = RecordFindOutcome<SavedQuickLink>;

const LINK: SavedQuickLink = { id: 3, name: 'Fuel', link: 'https://fuel.example/', description: null };
const MINE = { ...LINK, name: 'Fuel cards' };
const THEIRS = { ...LINK, name: 'Gas', description: 'At the pump' };
const BESIDE = { ...LINK, description: 'At the pump' };
const LOST: Outcome = { status: 'lost' };
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
const success = (saved: SavedQuickLink): Outcome => ({ status: 'success', saved });
const lookup = (saved: SavedQuickLink | null): Found => ({ status: 'success', saved });

const TYPE = { type: 'draft.changed', changes: { name: 'Fuel cards ' } } as const;
const SUBMIT = { type: 'record.submitted', existingIds: [3] } as const;

/** Returns the given outcomes one after another. */
function play(
  { save = [], find = [], input = {} }: { save?: Outcome[]; find?: Found[]; input?: Partial<RecordInput<SavedQuickLink, QuickLinkValues>> },
  ...events: RecordEvent<SavedQuickLink, QuickLinkValues>[]
) {
  const sent: RecordSave<SavedQuickLink, QuickLinkValues>[] = [];
  const searches: RecordSearch<SavedQuickLink, QuickLinkValues>[] = [];
  const emitted: { type: string }[] = [];
  const actor = createActor(
    quickLinkMachine.provide({
      actors: {
        saveRecord: fromPromise<Outcome, RecordSave<SavedQuickLink, QuickLinkValues>>(async ({ input: one }) => {
          sent.push(one);
          return save.shift()!;
        }),
        findRecord: fromPromise<Found, RecordSearch<SavedQuickLink, QuickLinkValues>>(async ({ input: one }) => {
          searches.push(one);
          return find.shift()!;
        }),
      },
    }),
    { input: { saved: LINK, given: null, ...input } },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  for (const event of events) actor.send(event);
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  return { actor, sent, searches, emitted, settled };
}

describe('what is sent and said', () => {
  it('a new record goes out at once', async () => {
    const { sent, searches, emitted, settled } = play({ save: [success(MINE)], input: { saved: null } }, TYPE, SUBMIT);
    await settled();
    expect(searches).toEqual([]);
    expect(sent).toMatchObject([{ base: null, draft: { name: 'Fuel cards ' }, existingIds: [3] }]);
    expect(emitted).toMatchObject([{ type: 'record.saved', isNew: true, saved: MINE }]);
  });

  it('a change goes out when nobody else changed it', async () => {
    const { sent, searches, emitted, settled } = play({ find: [lookup(LINK)], save: [success(MINE)] }, TYPE, SUBMIT);
    await settled();
    expect(searches).toMatchObject([{ purpose: 'comparison', base: LINK }]);
    expect(sent).toMatchObject([{ base: LINK, draft: { name: 'Fuel cards' } }]);
    expect(emitted.at(-1)).toMatchObject({ type: 'record.saved', isNew: false });
  });

  it('nothing goes out without a change', () => {
    const { actor, sent, emitted } = play({}, { type: 'draft.changed', changes: { name: ' Fuel ' } }, SUBMIT);
    expect(actor.getSnapshot().value).toBe('closed');
    expect(sent).toEqual([]);
    expect(emitted).toEqual([{ type: 'record.closed' }]);
  });

  it('someone else changed another field: both changes go out, and the form follows', async () => {
    const { sent, emitted, settled } = play({ find: [lookup(BESIDE)], save: [success(MINE)] }, TYPE, SUBMIT);
    await settled();
    const draft = { name: 'Fuel cards', link: LINK.link, description: 'At the pump' };
    expect(sent).toMatchObject([{ base: BESIDE, draft }]);
    expect(emitted[0]).toEqual({ type: 'draft.replaced', draft });
  });

  it.each([
    ['mine', { type: 'mine.kept' }, 'Fuel cards'],
    ['theirs', { type: 'theirs.taken' }, 'Gas'],
  ] as const)('someone else changed the same field: %s', async (_whose, event, name) => {
    const { actor, sent, settled } = play({ find: [lookup(THEIRS)], save: [success(MINE)] }, TYPE, SUBMIT);
    await settled();
    expect(sent).toEqual([]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'conflict', context: { theirs: THEIRS } });
    actor.send(event);
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({ base: THEIRS, draft: { name, description: 'At the pump' } });
    expect(sent).toHaveLength(name === 'Gas' ? 0 : 1);
  });

  it.each([
    ['before the save', { find: [lookup(null)], save: [success(MINE)] }],
    ['during the save', { find: [lookup(LINK)], save: [{ status: 'gone' } as const, success(MINE)] }],
  ])('someone else deleted it %s: mine becomes a new one', async (_when, outcomes) => {
    const { actor, sent, emitted, settled } = play(outcomes, TYPE, SUBMIT);
    await settled();
    expect(actor.getSnapshot().value).toBe('gone');
    actor.send({ type: 'mine.kept', existingIds: [9] });
    await settled();
    expect(sent.at(-1)).toMatchObject({ base: null, draft: { name: expect.stringContaining('Fuel cards') } });
    expect(emitted.at(-1)).toMatchObject({ type: 'record.saved', isNew: true });
  });

  it('someone else deleted it: what was typed can be given up', async () => {
    const { actor, settled } = play({ find: [lookup(null)] }, TYPE, SUBMIT);
    await settled();
    actor.send({ type: 'theirs.taken' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it.each([
    ['it is there', lookup(MINE), 'saved'],
    ['it is not', lookup(null), 'failed'],
    ['nobody knows', REFUSED, 'outcomeUnknown'],
  ] as const)('a lost response to a new record is looked up: %s', async (_what, outcome, state) => {
    const { actor, sent, searches, settled } = play({ save: [LOST], find: [outcome], input: { saved: null } }, TYPE, SUBMIT);
    await settled();
    expect(sent).toHaveLength(1);
    expect(searches).toMatchObject([{ purpose: 'outcome', existingIds: [3] }]);
    expect(actor.getSnapshot().value).toBe(state);
  });

  it.each([
    ['it is saved', MINE, 'saved'],
    ['it is saved, and someone else changed more', { ...MINE, description: 'x' }, 'saved'],
    ['it is as it was', LINK, 'failed'],
    ['someone else came first', THEIRS, 'conflict'],
    ['someone else deleted it', null, 'gone'],
  ] as const)('a lost response to a change is looked up: %s', async (_what, now, state) => {
    const { actor, settled } = play({ find: [lookup(LINK), lookup(now)], save: [LOST] }, TYPE, SUBMIT);
    await settled();
    expect(actor.getSnapshot().value).toBe(state);
    if (state === 'failed') expect(actor.getSnapshot().context.notice).toMatchObject({ label: 'notSaved' });
  });

  it('the ids from before the first try tell a new record from older ones', async () => {
    const { actor, searches, settled } = play(
      { save: [LOST, LOST], find: [lookup(null), lookup(MINE)], input: { saved: null } },
      TYPE,
      SUBMIT,
    );
    await settled();
    actor.send({ type: 'record.submitted', existingIds: [3, 4] });
    await settled();
    expect(searches.map(({ existingIds }) => existingIds)).toEqual([[3], [3]]);
  });

  it('an unknown outcome can be looked up again', async () => {
    const { actor, settled } = play({ save: [LOST], find: [REFUSED, lookup(MINE)], input: { saved: null } }, TYPE, SUBMIT);
    await settled();
    actor.send({ type: 'outcome.retried' });
    await settled();
    expect(actor.getSnapshot().value).toBe('saved');
  });

  it('what was sent before a reload is looked up first, what was only typed is in the form', async () => {
    const stored = { base: LINK, draft: { name: 'Fuel cards', link: LINK.link, description: '' }, existingIds: null };
    const sentBefore = play({ find: [lookup(MINE)], input: { stored: { ...stored, wasSent: true } } });
    await sentBefore.settled();
    expect(sentBefore.actor.getSnapshot().value).toBe('saved');
    const typed = play({ input: { stored: { ...stored, wasSent: false } } });
    expect(typed.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { draft: { name: 'Fuel cards' } } });
  });

  it.each(['', 'findRecord', 'saveRecord'])('an actor that throws is said: %s', async (broken) => {
    const boom = fromPromise<never, never>(() => Promise.reject(new Error('a bug')));
    const actor = createActor(
      quickLinkMachine.provide({
        actors: {
          ...(broken === 'findRecord' ? { findRecord: boom as never } : { findRecord: fromPromise(async () => lookup(LINK)) as never }),
          ...(broken === 'saveRecord' && { saveRecord: boom as never }),
        },
      }),
      { input: { saved: LINK, given: null } },
    ).start();
    actor.send(TYPE);
    actor.send(SUBMIT);
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('failed'));
    expect(actor.getSnapshot().context).toMatchObject({
      notice: { label: 'somethingWentWrong' },
      draft: { name: expect.stringContaining('Fuel cards') },
    });
  });
});
