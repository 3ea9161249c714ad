import type { OperationId } from '@wayside/api-client';
import type { Capsule } from './capsule.ts';
import { controlPath } from './control.ts';
import type {
  AnswerChoice,
  Catalogue,
  ErrorEntry,
  FlagValues,
  JournalPart,
  LinkProblem,
  ListedSession,
  Revived,
  SavedScenario,
  SavedTest,
  SessionCreated,
  SessionRecipe,
  SessionSummary,
  SignedIn,
  Violation,
} from './control.ts';
import type { Fault, Override, Overrides } from '../define.ts';

/**
 * A moment of a session: after a number of calls, one that was kept, or before the last request; otherwise the present
 * one.
 */
export interface Back {
  calls?: number;
  moment?: string;
  last?: boolean;
}

/** The server's error message. */
export class ControlError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Client for the control API of a scenario server.
 *
 * @param origin of the server by IP address: http://127.0.0.1:4000; empty for the page's own
 * @param send in place of `fetch`
 * @throws ControlError when the server refuses; the error of `fetch` when it does not respond
 */
export function controlOf(origin: string, send: typeof fetch = (...given) => fetch(...given)) {
  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await send(origin + path, {
      method,
      body: JSON.stringify(body),
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
    });
    const text = await response.text();
    if (!response.ok)
      throw new ControlError(response.status, messageIn(text) ?? `The scenario server returned ${response.status}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }

  const setAnswer = <Op extends OperationId>(id: string, operation: Op, answer: Override<Op>) =>
    ask<AnswerChoice>('PUT', controlPath('answer', id, operation), answer);

  return {
    catalogue: () => ask<Catalogue>('GET', controlPath('catalogue')),
    errors: () => ask<ErrorEntry[]>('GET', controlPath('errors')),
    /** What keeps a link from being opened; nothing when it can be. */
    link: (url: string) => ask<LinkProblem[]>('GET', `${controlPath('link')}?url=${encodeURIComponent(url)}`),
    sessions: () => ask<ListedSession[]>('GET', controlPath('sessions')),
    /** Accepts any scenario name; for an unknown one the server's error lists the valid ones. */
    create: (recipe: SessionRecipe<string>) => ask<SessionCreated>('POST', controlPath('sessions'), recipe),
    session: (id: string) => ask<SessionSummary>('GET', controlPath('session', id)),
    remove: (id: string) => ask<void>('DELETE', controlPath('session', id)),
    reset: (id: string) => ask<SessionSummary>('POST', controlPath('reset', id)),
    journal: (id: string, after = 0) => ask<JournalPart>('GET', `${controlPath('journal', id)}?after=${after}`),
    setFaults: (id: string, faults: readonly Fault[]) => ask<Fault[]>('PUT', controlPath('faults', id), faults),
    /** What an operation can be made to return. */
    choice: (id: string, operation: OperationId) => ask<AnswerChoice>('GET', controlPath('answer', id, operation)),
    /** Where a response of one's own breaks the contract of an operation. */
    checkAnswer: (id: string, operation: OperationId, answer: { status: number; body: unknown }) =>
      ask<Violation[]>('POST', controlPath('answer', id, operation), answer),
    /** Makes an operation return a declared response; the server refuses one that breaks the contract. */
    setAnswer,
    /** Chooses answers for several operations, as a session's summary lists them. */
    setAnswers: async (id: string, answers: Overrides) => {
      for (const [operation, answer] of Object.entries(answers))
        await setAnswer(id, operation as OperationId, answer as never);
    },
    removeAnswer: (id: string, operation: OperationId) => ask<void>('DELETE', controlPath('answer', id, operation)),
    /** The session as the source of a new scenario. */
    scenario: (id: string, named: { id: string; title: string }) =>
      ask<SavedScenario>('GET', `${controlPath('scenario', id)}?${new URLSearchParams(named).toString()}`),
    /** The session as the source of an e2e test. */
    test: (id: string) => ask<SavedTest>('GET', controlPath('test', id)),
    /** Another session like it, by the same calls: all, or those of a moment. */
    fork: (id: string, to: Back = {}) => ask<Revived>('POST', controlPath('fork', id), to),
    /** Back to the state after a number of calls, or of a kept moment. */
    back: (id: string, to: Back) => ask<Revived>('POST', controlPath('back', id), to),
    /** Keeps the present moment under a name. */
    keep: (id: string, name: string) => ask<SessionSummary>('POST', controlPath('moments', id), { name }),
    /** The session as a file. */
    file: (id: string) => ask<Capsule>('GET', controlPath('file', id)),
    /** A new session from a file. */
    restore: (capsule: Capsule) => ask<Revived>('POST', controlPath('restore'), capsule),
    /** Switches features; those not named stay as they are. */
    setFlags: (id: string, flags: Partial<FlagValues>) => ask<SessionSummary>('PUT', controlPath('flags', id), flags),
    /** Releases held calls: those of one operation, or all. */
    release: (id: string, operation?: OperationId) =>
      ask<{ released: number }>('POST', controlPath('release', id), { operation }),
    setClock: (id: string, clock: string) => ask<SessionSummary>('PUT', controlPath('clock', id), { clock }),
    setStep: (id: string, step: number) => ask<SessionSummary>('PUT', controlPath('step', id), { step }),
    expireTokens: (id: string) => ask<void>('POST', controlPath('expireTokens', id)),
    /** The user the scenario is played as, with a token. */
    signIn: (id: string) => ask<SignedIn>('POST', controlPath('signIn', id)),
  };
}

function messageIn(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}
