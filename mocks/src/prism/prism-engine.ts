import type { createLogger } from '@stoplight/prism-core';
import { factory } from '@stoplight/prism-core/dist/factory.js';
import type { IHttpConfig, IHttpNameValues, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import { validateInput, validateOutput, validateSecurity } from '@stoplight/prism-http/dist/validator/index.js';
import type { IHttpOperation } from '@stoplight/types';
import type { Violation } from '@wayside/scenarios/control';
import * as E from 'fp-ts/lib/Either.js';
import { operationsOf } from '../engine/contract.ts';
import type { Contract, Operation } from '../engine/contract.ts';
import type { Answer, Decide, Engine } from '../engine/engine.ts';
import { createRouter } from '../engine/router.ts';
import { isFrozen } from '../shared/frozen.ts';
import { createFallback } from './fallback.ts';
import { resourcesOf } from './resources.ts';

interface Diagnostic {
  message: string;
  path?: string[];
  code?: string | number;
  severity: number;
}
interface Exchange extends IHttpRequest {
  resource: IHttpOperation;
  decide: Decide;
}

/**
 * Prism as a library: its validators check every request and response; routing and the decision are ours. Both are
 * synchronous, so a concurrent request cannot disturb the seeded generators. Its main module also loads what invents
 * data, which takes as long as all the rest.
 */
export async function createEngine(contract: Contract): Promise<Engine> {
  const operations = operationsOf(contract);
  const resources = new Map((await resourcesOf(contract)).map((resource) => [resource.iid as string, resource]));
  const fallback = createFallback();

  const prism = factory<IHttpOperation, IHttpRequest, IHttpResponse, IHttpConfig>(config(), {
    validateInput,
    validateOutput,
    validateSecurity: (input) => E.map(() => input.element)(validateSecurity(input)),
    forward: () => {
      throw new Error('Nothing is forwarded');
    },
    logger: silentLogger(),
    route: ({ input }) => E.right((input as Exchange).resource),
    mock: ({ resource, input }) => {
      const { decide } = input.data as Exchange;
      const decision = decide(input.validations.map(toViolation));
      if ('fallback' in decision) return fallback(resource, input.data, decision.fallback);
      return () =>
        E.right({
          statusCode: decision.status,
          headers: headersOf(decision),
          body: decision.body,
        } satisfies IHttpResponse);
    },
  });

  /** Frozen bodies that follow the contract, each with the response it was sent in. */
  const valid = new WeakMap<object, { operation: Operation; status: number }>();

  const answer: Engine['answer'] = async (request, decide) => {
    const { operation } = request;
    const settings = config();
    const exchange: Exchange = {
      method: operation.method.toLowerCase() as IHttpRequest['method'],
      url: { path: request.path, query: request.query as IHttpNameValues },
      headers: request.headers,
      body: request.body,
      resource: resources.get(operation.id)!,
      decide(violations) {
        const decision = decide(violations);
        if (!('fallback' in decision) && isFrozen(decision.body) && !decision.headers) {
          const previous = valid.get(decision.body);
          settings.validateResponse = previous?.operation !== operation || previous.status !== decision.status;
        }
        return decision;
      },
    };
    const outcome = await prism.request(exchange, [], settings)();
    if (E.isLeft(outcome)) throw outcome.left;
    const { output, validations } = outcome.right;
    if (isFrozen(output.body) && validations.output.length === 0)
      valid.set(output.body, { operation, status: output.statusCode });
    return {
      answer: { status: output.statusCode, headers: inLowerCase(output.headers), body: output.body },
      answerViolations: validations.output.map(toViolation),
    };
  };

  return {
    operations,
    match: createRouter(operations),
    answer,
    async warmUp() {
      for (const operation of operations) {
        const success = operation.examples.get('success');
        const body = { status: operation.successStatus, body: success?.value };
        await answer(
          { operation, path: operation.path.replace(/\{[^}]+\}/g, '1'), query: {}, headers: {}, body: {} },
          () => body,
        );
        await new Promise(setImmediate);
      }
    },
  };
}

/** Must be a fresh object every time: Prism mutates the one it is given. */
function config() {
  return {
    isProxy: false as const,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true as boolean,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  };
}

function headersOf(answer: Answer): Record<string, string> {
  return answer.body === undefined ? { ...answer.headers } : { 'content-type': 'application/json', ...answer.headers };
}

/** Prism writes the names of its own headers with capitals. */
function inLowerCase(headers: Record<string, string> = {}): Record<string, string> {
  const lower: Record<string, string> = {};
  for (const name in headers) lower[name.toLowerCase()] = headers[name]!;
  return lower;
}

function toViolation(diagnostic: unknown): Violation {
  const { message, path, code } = diagnostic as Diagnostic;
  return { message, path: path ?? [], code };
}

/** What Prism would log is in the journal. */
function silentLogger(): ReturnType<typeof createLogger> {
  const ignore = () => undefined;
  const logger = {
    child: () => logger,
    ...Object.fromEntries(['trace', 'debug', 'info', 'success', 'warn', 'error'].map((level) => [level, ignore])),
  };
  return logger as unknown as ReturnType<typeof createLogger>;
}
