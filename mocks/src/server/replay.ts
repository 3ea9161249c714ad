import { request } from 'node:http';
import { HIDDEN, changesOf } from '@wayside/scenarios/capsule';
import type { Capsule } from '@wayside/scenarios/capsule';
import { FORM_BODY, SESSION_HEADER, isNotKept } from '@wayside/scenarios/control';
import type { JournalEntry } from '@wayside/scenarios/control';
import type { Held, Session } from '../session/session.ts';
import type { Sessions } from '../session/sessions.ts';

/**
 * Repeats the calls of a session, so that its world is again what it was: reads as well, since colleagues act before
 * them. Calls that the world did not answer changed nothing.
 *
 * @param port on which the session's server listens on this machine
 * @returns what could not be repeated, or gave another response than then
 */
export async function replay(session: Session, held: Held, port: number): Promise<string[]> {
  const { entries } = held;
  session.prepare(held);
  const first = entries[0]?.number ?? 1;
  const different = first > 1 ? [`Calls 1 to ${first - 1} are no longer in the journal`] : [];
  for (const entry of entries) {
    if (entry.source !== 'handler') continue;
    session.clock = entry.clock;
    await again(entry, session, port);
    const difference = differenceOf(entry, session.journal.entries.at(-1));
    if (difference) different.push(`Call ${entry.number}, ${entry.operation}, ${difference}`);
  }
  session.resume(held);
  return different;
}

/** Does some work while the server listens on a port of its own. */
export type AtPort = <Result>(work: (port: number) => Promise<Result>) => Promise<Result>;

/** A moment as a tester names it: a kept one, after a number of calls, or before the last request; unchecked. */
export type Wanted = Readonly<Partial<Record<'moment' | 'calls' | 'last', unknown>>>;

/** Goes back to a moment. Pages start over where they were then. */
export async function goBack(session: Session, wanted: Wanted, atPort: AtPort): Promise<string[]> {
  const held = heldAfter(session, wanted);
  const different = await atPort((port) => replay(session, held, port));
  session.startsAt = session.trail.place ?? '/';
  return different;
}

/** Another session like it, as it was at a moment. */
export async function fork(
  session: Session,
  wanted: Wanted,
  { sessions, atPort }: { sessions: Sessions; atPort: AtPort },
): Promise<{ session: Session; different: string[] }> {
  const held = heldAfter(session, wanted);
  const other = sessions.fork(session);
  return { session: other, different: await atPort((port) => replay(other, heldFor(other, held), port)) };
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
  return { ...held, clock: next?.clock ?? held.clock, trail: session.trail.before(calls + 1), ...until(held, calls) };
}

const until = ({ entries, moments }: Held, calls: number): Pick<Held, 'entries' | 'moments'> => ({
  entries: entries.filter(({ number }) => number <= calls),
  moments: moments.filter((moment) => moment.calls <= calls),
});

/** A session as a file, which restores it anywhere: what it is, and the calls that changed it. */
export function fileOf(session: Session): Capsule {
  const { id, recipe, clock, faults, answers, trail, journal } = session;
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
      faults: faults.faults,
      answers: answers.chosen,
      flags,
    },
    address: trail.place ?? scenario.start ?? '/',
    signedInAs: null,
    journal: changesOf(journal.entries),
  };
}

/** What pages only read, nobody asked for. */
function beforeLastRequest({ journal: { entries } }: Session): number {
  const last = changesOf(entries).at(-1) ?? entries.at(-1);
  return (last?.number ?? 1) - 1;
}

/** The same for a session of another id: tokens carry it. */
function heldFor({ id, secret }: Session, held: Held): Held {
  const tokens = held.tokens.map(([token, one]) => [`${id}.${ownPart(token)}.${secret}`, one] as const);
  return { ...held, tokens };
}

/** Of a token: its user and its number. */
const ownPart = (token: string): string => token.split('.').slice(1, 3).join('.');

/** Sends a call as it was sent then, by the same host names: responses name them. */
function again(entry: JournalEntry, { id, secret }: Session, port: number): Promise<void> {
  const query = new URLSearchParams(
    Object.entries(entry.query).flatMap(([name, value]) =>
      [value]
        .flat()
        .map((one): [string, string] => [
          name,
          name === 'auth_token' ? `${id}.${ownPart(String(one))}.${secret}` : String(one),
        ]),
    ),
  );
  const { authorization, host = '', ...headers } = entry.requestHeaders;
  for (const name of ['content-length', 'transfer-encoding', 'connection']) delete headers[name];
  const sent: Record<string, string> = {
    ...headers,
    host: host.replace(/^api\.[a-z\d-]+\./, `api.${id}.`),
    [SESSION_HEADER]: id,
  };
  if (authorization !== undefined) sent['authorization'] = `${id}${authorization.slice(HIDDEN.length)}.${secret}`;
  const path = `${entry.path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, method: entry.method, headers: sent }, (response) =>
      response.resume().on('close', () => resolve()),
    );
    call.on('error', () => resolve());
    call.end(entry.requestBody === undefined ? undefined : JSON.stringify(entry.requestBody));
  });
}

function differenceOf(before: JournalEntry, now: JournalEntry | undefined): string | undefined {
  if (before.requestBody === FORM_BODY) return 'sent a form, which the journal does not keep';
  if (isNotKept(before.requestBody)) return 'sent a body too long for the journal';
  if (now?.operation !== before.operation) return 'could not be repeated';
  if (before.status !== now.status) return `gave ${before.status} then and ${now.status} now`;
  return plain(before.answer) === plain(now.answer) ? undefined : `gave ${before.status} with another body`;
}

/** Without what names the session: its tokens and its hosts. */
const plain = (answer: unknown): string =>
  (JSON.stringify(answer) ?? '')
    .replaceAll(/"[\w-]+(\.\d+\.\d+)\.[\w-]{22}"/g, '"$1"')
    .replaceAll(/api\.[a-z\d-]+\.localhost/g, 'api.localhost');
