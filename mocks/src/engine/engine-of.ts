import type { Violation } from '@wayside/scenarios/control';
import { isFrozen } from '../shared/frozen.ts';
import type { Operation } from './contract.ts';
import type { Answer, Engine, EngineRequest, Fallback } from './engine.ts';
import { createRouter } from './router.ts';

/** Characters of a text that is kept to be compared. */
const LONGEST_KEPT = 64 * 1024;

/** What differs between engines: how they check, and what they know to say when nothing else decides. */
export interface Checks {
  request: (request: EngineRequest) => Violation[];
  response: (operation: Operation, answer: Answer) => Violation[];
  fallback: (request: EngineRequest, fallback: Fallback) => Answer;
}

/** An engine that checks every request and response; the order of its steps is the same for all. */
export function engineOf(operations: readonly Operation[], checks: Checks): Omit<Engine, 'warmUp'> {
  const wasValid = createMemory();

  return {
    operations,
    match: createRouter(operations),
    answer(request, decide) {
      const { operation } = request;
      const decision = decide(checks.request(request));
      const isFallback = 'fallback' in decision;
      const sent = isFallback
        ? checks.fallback(request, decision.fallback)
        : { status: decision.status, headers: headersOf(decision), body: decision.body };
      // A fallback is written by nobody else.
      const { isKnown, text, keep } = isFallback ? NEW : wasValid(operation, sent);
      const answerViolations = isKnown ? [] : checks.response(operation, sent);
      if (answerViolations.length === 0) keep();
      return { answer: { ...sent, text }, answerViolations };
    },
  };
}

interface Remembered {
  /** Whether the same response followed the contract before. */
  isKnown: boolean;
  /** The body, if it had to be written to know. */
  text?: string;
  /** Remembers that it follows the contract. */
  keep: () => void;
}

const NEW: Remembered = { isKnown: false, keep: () => undefined };

/** Responses that need no second look: frozen bodies, and the latest of each operation. */
function createMemory() {
  const frozen = new WeakMap<object, { operation: Operation; about: string }>();
  const latest = new Map<Operation, { about: string; text: string }>();

  return function remember(operation: Operation, { status, headers, body }: Answer): Remembered {
    // Text is quick to check, and JSON of it is of no use.
    if (body === undefined || typeof body === 'string') return NEW;
    const about = status + JSON.stringify(headers);
    if (isFrozen(body)) {
      const before = frozen.get(body);
      const isKnown = before?.operation === operation && before.about === about;
      return { isKnown, keep: () => void frozen.set(body, { operation, about }) };
    }
    const text = JSON.stringify(body);
    const before = latest.get(operation);
    const isKnown = before?.text === text && before.about === about;
    return { isKnown, text, keep: () => void (text.length <= LONGEST_KEPT && latest.set(operation, { about, text })) };
  };
}

function headersOf(answer: Answer): Record<string, string> {
  return answer.body === undefined ? { ...answer.headers } : { 'content-type': 'application/json', ...answer.headers };
}
