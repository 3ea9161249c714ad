import { changesOf, isChange } from '@wayside/scenarios/capsule';
import type { Capsule } from '@wayside/scenarios/capsule';
import type { JournalEntry } from '@wayside/scenarios/control';
import { differenceOf, resent, withoutTokens } from '@wayside/scenarios/repeated';
import type { Respond } from '../engine/respond.ts';
import { utf8Of } from '../shared/bytes.ts';
import { plannedFor } from './link-of.ts';
import type { Held, Session } from './session.ts';
import type { Sessions } from './sessions.ts';

/**
 * Repeats the calls of a session, so that its world is again what it was: reads as well, since colleagues act before
 * them. Calls that the world did not answer changed nothing.
 *
 * @param bodies of calls that the journal does not keep, by number
 * @returns what could not be repeated, or gave another response than then
 */
export async function replay(
  session: Session,
  held: Held,
  respond: Respond,
  bodies: ReadonlyMap<number, Uint8Array<ArrayBuffer>> = new Map(),
): Promise<string[]> {
  const { entries } = held;
  session.prepare(held);
  const first = entries[0]?.number ?? 1;
  const different = first > 1 ? [`Calls 1 to ${first - 1} are no longer in the journal`] : [];
  for (const entry of entries) {
    if (entry.source !== 'handler') continue;
    session.clock = entry.clock;
    await again(entry, session, respond, bodies.get(entry.number));
    const difference = differenceOf(entry, session.journal.entries.at(-1));
    if (difference) different.push(`Call ${entry.number}, ${entry.operation}, ${difference}`);
  }
  session.resume(held);
  return different;
}

/** Sessions, and what answers their calls. */
export interface Playing {
  sessions: Sessions;
  respond: Respond;
}

/** A moment as a tester names it: a kept one, after a number of calls, or before the last request; unchecked. */
export type Wanted = Readonly<Partial<Record<'moment' | 'calls' | 'last', unknown>>>;

/** Goes back to a moment. Pages start over where they were then. */
export async function goBack(session: Session, wanted: Wanted, respond: Respond): Promise<string[]> {
  const different = await replay(session, heldAfter(session, wanted), respond);
  session.startsAt = session.trail.place ?? '/';
  return different;
}

/** Another session like it, as it was at a moment. */
export async function fork(
  session: Session,
  wanted: Wanted,
  { sessions, respond }: Playing,
): Promise<{ session: Session; different: string[] }> {
  const held = heldAfter(session, wanted);
  const other = sessions.fork(session);
  return { session: other, different: await replay(other, heldFor(other, held), respond) };
}

/** What a session is after some of its calls; by default all that it is. */
function heldAfter(session: Session, { moment, calls: given, last }: Wanted): Held {
  const { held } = session;
  const calls = last === true ? beforeLastRequest(session) : given;
  if (moment !== undefined) {
    const kept = held.moments.find(({ name }) => name === moment);
    if (!kept) throw new TypeError(`No moment of this session is called ${JSON.stringify(moment)}`);
    return { ...held, ...kept.state, trail: kept.trail, ...until(held, kept.calls) };
  }
  if (calls === undefined) return held;
  if (typeof calls !== 'number' || !Number.isInteger(calls) || calls < 0 || calls > session.journal.count)
    throw new TypeError(`calls must be a whole number from 0 to ${session.journal.count}`);
  const next = held.entries.find(({ number }) => number === calls + 1);
  return {
    ...held,
    clock: next?.clock ?? held.clock,
    trail: session.trail.before(calls + 1),
    ...walkedUntil(held, calls),
    ...until(held, calls),
  };
}

const until = ({ entries, moments }: Held, calls: number): Pick<Held, 'entries' | 'moments'> => ({
  entries: entries.filter(({ number }) => number <= calls),
  moments: moments.filter((moment) => moment.calls <= calls),
});

/** The walk-through goes back with the world, to the first step that was left after those calls. */
function walkedUntil({ walked, step }: Held, calls: number): Pick<Held, 'walked' | 'step'> {
  const undone = walked.find((one) => one.calls > calls);
  return { walked: walked.filter((one) => one.calls <= calls), step: undone?.step ?? step };
}

/** A session as a file, which restores it anywhere: what it is, and the calls that changed it. */
export function fileOf(session: Session): Capsule {
  const { id, recipe, clock, trail, journal } = session;
  const { faults, answers } = plannedFor(session, isChange);
  const { scenario, brand, role, seed, profile, flags } = recipe;
  return {
    wayside: 'capsule',
    version: 1,
    title: scenario.title,
    session: {
      id,
      scenario: scenario.id,
      brand,
      role,
      seed,
      clock,
      profile,
      faults,
      answers,
      flags,
    },
    address: trail.place ?? scenario.start ?? '/',
    signedInAs: null,
    journal: JSON.parse(withoutTokens(JSON.stringify(changesOf(journal.entries)))) as Capsule['journal'],
  };
}

/** What pages only read, nobody asked for. */
function beforeLastRequest({ journal: { entries } }: Session): number {
  const last = changesOf(entries).at(-1) ?? entries.at(-1);
  return (last?.number ?? 1) - 1;
}

/** The same for a session of another id: tokens carry it. */
function heldFor({ id, secret }: Session, held: Held): Held {
  const tokens = held.tokens.map(
    ([token, one]) => [`${id}.${token.split('.').slice(1, 3).join('.')}.${secret}`, one] as const,
  );
  return { ...held, tokens };
}

/** Sends a call as it was sent then, by the same host names: responses name them. */
async function again(
  entry: JournalEntry,
  session: Session,
  respond: Respond,
  sent?: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const { url, headers, body } = resent(entry, session);
  const host = entry.requestHeaders['host']?.replace(/^api\.[a-z\d-]+\./, `api.${session.id}.`) ?? '';
  const bytes = sent ?? utf8Of(body ?? '');
  await respond({ method: entry.method, url, headers: { ...headers, host }, bytes: async () => bytes });
}
