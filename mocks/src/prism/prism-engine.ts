import type { createLogger } from '@stoplight/prism-core';
import type { IHttpNameValues, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import { validateInput, validateOutput, validateSecurity } from '@stoplight/prism-http/dist/validator/index.js';
import type { Violation } from '@wayside/scenarios/control';
import * as E from 'fp-ts/lib/Either.js';
import { operationsOf } from '../engine/contract.ts';
import type { Contract, Operation } from '../engine/contract.ts';
import type { Answer, Engine } from '../engine/engine.ts';
import { createRouter } from '../engine/router.ts';
import { isFrozen } from '../shared/frozen.ts';
import { createFallback } from './fallback.ts';
import { resourcesOf } from './resources.ts';

/** Characters of a text that is kept to be compared. */
const LONGEST_KEPT = 64 * 1024;

interface Diagnostic {
  message: string;
  path?: string[];
  code?: string | number;
  severity: number;
}

/**
 * Prism as a library: its validators check every request and response; routing, the order of steps and the decision are
 * ours. All is synchronous, so a concurrent request cannot disturb the seeded generators. Prism's main module also
 * loads what invents data, which takes as long as all the rest.
 */
export async function createEngine(contract: Contract): Promise<Engine> {
  const operations = operationsOf(contract);
  const resources = new Map((await resourcesOf(contract)).map((resource) => [resource.iid as string, resource]));
  const fallback = createFallback();
  const logger = silentLogger();

  const wasValid = createMemory();

  const answer: Engine['answer'] = ({ operation, path, query, headers, body }, decide) => {
    const resource = resources.get(operation.id)!;
    const element: IHttpRequest = {
      method: operation.method.toLowerCase() as IHttpRequest['method'],
      url: { path, query: query as IHttpNameValues },
      headers,
      body,
    };
    const decision = decide([
      ...violationsOf(validateSecurity({ resource, element })),
      ...violationsOf(validateInput({ resource, element })),
    ]);
    const output =
      'fallback' in decision
        ? generated(fallback(resource, element, decision.fallback)(logger))
        : { statusCode: decision.status, headers: headersOf(decision), body: decision.body as unknown };
    const sent = { status: output.statusCode, headers: output.headers, body: output.body };
    // What Prism invents is written by nobody else.
    const { isKnown, text, keep } = 'fallback' in decision ? NEW : wasValid(operation, sent);
    const answerViolations = isKnown ? [] : violationsOf(validateOutput({ resource, element: output }));
    if (answerViolations.length === 0) keep();
    return { answer: { ...sent, text }, answerViolations };
  };

  return {
    operations,
    match: createRouter(operations),
    answer,
    async warmUp() {
      for (const operation of operations) {
        const success = operation.examples.get('success');
        const body = { status: operation.successStatus, body: success?.value };
        answer(
          { operation, path: operation.path.replace(/\{[^}]+\}/g, '1'), query: {}, headers: {}, body: {} },
          () => body,
        );
        await new Promise(setImmediate);
      }
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

/** Prism writes the names of its own headers with capitals. */
function generated(outcome: E.Either<Error, IHttpResponse>) {
  if (E.isLeft(outcome)) throw outcome.left;
  const { statusCode, headers = {}, body } = outcome.right;
  const inLowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return { statusCode, headers: Object.fromEntries(inLowerCase), body };
}

function headersOf(answer: Answer): Record<string, string> {
  return answer.body === undefined ? { ...answer.headers } : { 'content-type': 'application/json', ...answer.headers };
}

function violationsOf(checked: E.Either<readonly Diagnostic[], unknown>): Violation[] {
  return E.isLeft(checked) ? checked.left.map(({ message, path = [], code }) => ({ message, path, code })) : [];
}

/** What Prism would log is in the journal. */
function silentLogger(): ReturnType<typeof createLogger> {
  const ignore = () => undefined;
  const logger = {
    child: () => logger,
    ...Object.fromEntries(['trace', 'debug', 'info', 'success', 'warn', 'error'].map((level) => [level, ignore])),
  };
  // Prism calls these methods only.
  return logger as unknown as ReturnType<typeof createLogger>;
}
