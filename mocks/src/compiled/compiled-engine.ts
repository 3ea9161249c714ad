import { checks } from '#checks';
import type { Violation } from '@wayside/scenarios/control';
import { operationsOf } from '../engine/contract.ts';
import type { Contract, Operation } from '../engine/contract.ts';
import { exampleAnswer } from '../engine/declared.ts';
import { engineOf } from '../engine/engine-of.ts';
import type { Answer, Engine, EngineRequest } from '../engine/engine.ts';
import { UnknownPreference } from '../engine/prefer.ts';
import { requestBodyViolations, responseBodyViolations, said } from './bodies.ts';
import type { OperationChecks } from './operation-checks.ts';
import { parameterViolations, pathValues } from './parameters.ts';

/**
 * The engine for wherever there are web standards: schemas of our contract are checked by functions that were made of
 * them beforehand, so that no code is made from text. It says the same as Prism, the reference on the server.
 *
 * @param contract ours, of which the functions were made: `@wayside/openapi/contract.json`
 */
export function createCompiledEngine(contract: Contract): Engine {
  const engine = engineOf(operationsOf(contract), { request, response, fallback });
  return { ...engine, warmUp: () => Promise.resolve() };
}

function request(sent: EngineRequest): Violation[] {
  const { operation, path, query, headers } = sent;
  const declared = checks[operation.id];
  return [
    ...securityViolations(declared.security, sent),
    ...requestBodyViolations(declared.body, sent),
    ...parameterViolations(declared.headers, headers, 'Request', 'header'),
    ...parameterViolations(declared.query, query, 'Request', 'query'),
    ...parameterViolations(declared.path, pathValues(operation.path, path), 'Request', 'path'),
  ];
}

function securityViolations(ways: OperationChecks['security'], { headers, query }: EngineRequest): Violation[] {
  const has = (place: { in: 'header' | 'query'; name: string }) =>
    Boolean(place.in === 'header' ? headers[place.name.toLowerCase()] : query[place.name]);
  return ways.length === 0 || ways.some((places) => places.every(has))
    ? []
    : [said('Invalid security scheme used', 401)];
}

function response({ id }: Operation, { status, headers = {}, body }: Answer): Violation[] {
  const { responses } = checks[id];
  const declared = responses.find((one) => one.status === String(status));
  if (!declared) {
    const statuses = responses.map((one) => one.status).join(',');
    return [said(`Unable to match the returned status code with those defined in the document: ${statuses}`)];
  }
  return [
    ...responseBodyViolations(declared.contents, headers['content-type'], body),
    ...parameterViolations(declared.headers, headers, 'Response', 'header'),
  ];
}

/** What makes data up is as large as all the rest, and makes code from text: that is left to the server. */
function fallback({ operation }: EngineRequest, { dynamic }: { dynamic: boolean }): Answer {
  if (!dynamic) return exampleAnswer(operation, 'success');
  throw new UnknownPreference('dynamic=true needs the scenario server (npm run mock), where Prism makes data up');
}
