import { describe, expect, it } from 'vitest';
import { play } from '../play.fixture.ts';
import type { Answers } from '../play.fixture.ts';
import { quickLinkMachine } from './kinds/quick-link.kind.ts';
import type { SavedQuickLink } from './kinds/quick-link.kind.ts';
import type { RecordEvent, RecordFindOutcome, RecordInput, RecordSaveOutcome } from './record.types.ts';
import type { QuickLinkValues } from '@wayside/domain/schemas';

type Outcome = RecordSaveOutcome<SavedQuickLink>;
type Event = RecordEvent<SavedQuickLink, QuickLinkValues>;
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
const BUG = new Error('a bug');
const SUBMIT = { type: 'record.submitted', existingIds: [3] } as const;

type Given = Partial<RecordInput<SavedQuickLink, QuickLinkValues>>;

/**
 * Somebody who changed the name and pressed Save, unless something else is to be done; `given`: other than the saved
 * link.
 */
function start({ given, ...answers }: Answers<typeof quickLinkMachine> & { given?: Given }, ...events: Event[]) {
  const played = play(
    quickLinkMachine,
    { saved: LINK, given: null, ...given },
    answers,
    ...(events.length > 0 ? events : [TYPE, SUBMIT]),
  );
  return { ...played, saves: () => played.sent('saveRecord'), searches: () => played.sent('findRecord') };
}

describe('what is sent and said', () => {
  it('a new record goes out at once', async () => {
    const { said, saves, searches, settled } = start({ saveRecord: [success(MINE)], given: { saved: null } });
    await settled();
    expect(searches()).toEqual([]);
    expect(saves()).toMatchObject([{ base: null, draft: { name: 'Fuel cards ' }, existingIds: [3] }]);
    expect(said).toMatchObject([{ type: 'record.saved', isNew: true, saved: MINE }]);
  });

  it('a change goes out when nobody else changed it', async () => {
    const { said, saves, searches, settled } = start({ findRecord: [lookup(LINK)], saveRecord: [success(MINE)] });
    await settled();
    expect(searches()).toMatchObject([{ purpose: 'comparison', base: LINK }]);
    expect(saves()).toMatchObject([{ base: LINK, draft: { name: 'Fuel cards' } }]);
    expect(said.at(-1)).toMatchObject({ type: 'record.saved', isNew: false });
  });

  it('nothing goes out without a change', () => {
    const { said, now, saves } = start({}, { type: 'draft.changed', changes: { name: ' Fuel ' } }, SUBMIT);
    expect(now().value).toBe('closed');
    expect(saves()).toEqual([]);
    expect(said).toEqual([{ type: 'record.closed' }]);
  });

  it('someone else changed another field: both changes go out, and the form follows', async () => {
    const { saves, settled, said } = start({ findRecord: [lookup(BESIDE)], saveRecord: [success(MINE)] });
    await settled();
    const draft = { name: 'Fuel cards', link: LINK.link, description: 'At the pump' };
    expect(saves()).toMatchObject([{ base: BESIDE, draft }]);
    expect(said[0]).toEqual({ type: 'draft.replaced', draft });
  });

  it.each([
    ['mine', { type: 'mine.kept' }, 'Fuel cards'],
    ['theirs', { type: 'theirs.taken' }, 'Gas'],
  ] as const)('someone else changed the same field: %s', async (_whose, event, name) => {
    const { now, send, saves, settled } = start({ findRecord: [lookup(THEIRS)], saveRecord: [success(MINE)] });
    await settled();
    expect(saves()).toEqual([]);
    expect(now()).toMatchObject({ value: 'conflict', context: { theirs: THEIRS } });
    send(event);
    await settled();
    expect(now().context).toMatchObject({ base: THEIRS, draft: { name, description: 'At the pump' } });
    expect(saves()).toHaveLength(name === 'Gas' ? 0 : 1);
  });

  it.each([
    ['before the save', { findRecord: [lookup(null)], saveRecord: [success(MINE)] }],
    ['during the save', { findRecord: [lookup(LINK)], saveRecord: [{ status: 'gone' } as const, success(MINE)] }],
  ])('someone else deleted it %s: mine becomes a new one', async (_when, outcomes) => {
    const { said, now, send, saves, settled } = start(outcomes);
    await settled();
    expect(now().value).toBe('gone');
    send({ type: 'mine.kept', existingIds: [9] });
    await settled();
    expect(saves().at(-1)).toMatchObject({ base: null, draft: { name: expect.stringContaining('Fuel cards') } });
    expect(said.at(-1)).toMatchObject({ type: 'record.saved', isNew: true });
  });

  it('someone else deleted it: what was typed can be given up', async () => {
    const { send, settled } = start({ findRecord: [lookup(null)] });
    await settled();
    expect(send({ type: 'theirs.taken' }).value).toBe('closed');
  });

  it.each([
    ['it is there', lookup(MINE), 'saved'],
    ['it is not', lookup(null), 'failed'],
    ['nobody knows', REFUSED, 'outcomeUnknown'],
  ] as const)('a lost response to a new record is looked up: %s', async (_what, outcome, state) => {
    const { now, saves, searches, settled } = start({
      saveRecord: [LOST],
      findRecord: [outcome],
      given: { saved: null },
    });
    await settled();
    expect(saves()).toHaveLength(1);
    expect(searches()).toMatchObject([{ purpose: 'outcome', existingIds: [3] }]);
    expect(now().value).toBe(state);
  });

  it.each([
    ['it is saved', MINE, 'saved'],
    ['it is saved, and someone else changed more', { ...MINE, description: 'x' }, 'saved'],
    ['it is as it was', LINK, 'failed'],
    ['someone else came first', THEIRS, 'conflict'],
    ['someone else deleted it', null, 'gone'],
  ] as const)('a lost response to a change is looked up: %s', async (_what, then, state) => {
    const { now, settled } = start({ findRecord: [lookup(LINK), lookup(then)], saveRecord: [LOST] });
    await settled();
    expect(now().value).toBe(state);
    if (state === 'failed') expect(now().context.notice).toMatchObject({ label: 'notSaved' });
  });

  it('the ids from before the first try tell a new record from older ones', async () => {
    const { send, searches, settled } = start({
      saveRecord: [LOST, LOST],
      findRecord: [lookup(null), lookup(MINE)],
      given: { saved: null },
    });
    await settled();
    send({ type: 'record.submitted', existingIds: [3, 4] });
    await settled();
    expect(searches()).toMatchObject([{ existingIds: [3] }, { existingIds: [3] }]);
  });

  it('an unknown outcome can be looked up again', async () => {
    const { now, send, settled } = start({
      saveRecord: [LOST],
      findRecord: [REFUSED, lookup(MINE)],
      given: { saved: null },
    });
    await settled();
    send({ type: 'outcome.retried' });
    await settled();
    expect(now().value).toBe('saved');
  });

  it('what was sent before a reload is looked up first, what was only typed is in the form', async () => {
    const stored = { base: LINK, draft: { name: 'Fuel cards', link: LINK.link, description: '' }, existingIds: null };
    const sentBefore = start({ findRecord: [lookup(MINE)], given: { stored: { ...stored, wasSent: true } } }, SUBMIT);
    expect((await sentBefore.settled()).value).toBe('saved');
    const { now } = start({ given: { stored: { ...stored, wasSent: false } } }, { type: 'outcome.retried' });
    expect(now()).toMatchObject({ value: 'editing', context: { draft: { name: 'Fuel cards' } } });
  });

  it.each([
    ['findRecord', { findRecord: [BUG] }],
    ['saveRecord', { findRecord: [lookup(LINK)], saveRecord: [BUG] }],
  ])('an actor that throws is said: %s', async (_actor, answers) => {
    const { settled } = start(answers);
    const notice = { label: 'somethingWentWrong' };
    expect(await settled()).toMatchObject({
      value: 'failed',
      context: { notice, draft: { name: expect.stringContaining('Fuel cards') } },
    });
  });
});
