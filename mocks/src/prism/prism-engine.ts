import type { createLogger } from '@stoplight/prism-core';
import type { IHttpNameValues, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import { validateInput, validateOutput, validateSecurity } from '@stoplight/prism-http/dist/validator/index.js';
import type { Violation } from '@wayside/scenarios/control';
import * as E from 'fp-ts/lib/Either.js';
import { operationsOf } from '../engine/contract.ts';
import type { Contract } from '../engine/contract.ts';
import { engineOf } from '../engine/engine-of.ts';
import type { Answer, Engine, EngineRequest } from '../engine/engine.ts';
import { FORM_DATA, mediaTypeOf } from '../engine/media-type.ts';
import { createFallback } from './fallback.ts';
import { resourcesOf } from './resources.ts';

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

  const engine = engineOf(operations, {
    request(request) {
      const resource = resources.get(request.operation.id)!;
      const element = elementOf(request);
      return [
        ...violationsOf(validateSecurity({ resource, element })),
        ...violationsOf(validateInput({ resource, element })),
      ];
    },
    response(operation, { status, headers, body }) {
      const element: IHttpResponse = { statusCode: status, headers, body };
      return violationsOf(validateOutput({ resource: resources.get(operation.id)!, element }));
    },
    fallback: (request, wish) =>
      generated(fallback(resources.get(request.operation.id)!, elementOf(request), wish)(logger)),
  });

  return {
    ...engine,
    async warmUp() {
      for (const operation of operations) {
        const success = operation.examples.get('success');
        const body = { status: operation.successStatus, body: success?.value };
        engine.answer(
          { operation, path: operation.path.replace(/\{[^}]+\}/g, '1'), query: {}, headers: {}, body: {} },
          () => body,
        );
        await new Promise(setImmediate);
      }
    },
  };
}

function elementOf({ operation, path, query, headers, body }: EngineRequest): IHttpRequest {
  const method = operation.method.toLowerCase() as IHttpRequest['method'];
  const element = { method, url: { path, query: query as IHttpNameValues }, headers, body };
  const isForm = typeof body === 'object' && body !== null && mediaTypeOf(headers['content-type'] ?? '') === FORM_DATA;
  if (!isForm) return element;
  const type = `${FORM_DATA}; boundary=${BOUNDARY}`;
  return { ...element, headers: { ...headers, 'content-type': type }, body: formText(body) };
}

const BOUNDARY = '--form';

/** A form that was read before, in the one way that Prism reads: it stumbles over files without a type, and decodes. */
function formText(form: object): string {
  const parts = Object.entries(form).map(([name, value]) => {
    const plain = String(value).replaceAll('%', '%25').replaceAll('--', '%2D%2D');
    return `Content-Disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${plain}\r\n`;
  });
  return `--${BOUNDARY}\r\n${parts.join(`--${BOUNDARY}\r\n`)}--${BOUNDARY}--\r\n`;
}

/** Prism writes the names of its own headers with capitals. */
function generated(outcome: E.Either<Error, IHttpResponse>): Answer {
  if (E.isLeft(outcome)) throw outcome.left;
  const { statusCode, headers = {}, body } = outcome.right;
  const inLowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return { status: statusCode, headers: Object.fromEntries(inLowerCase), body };
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
