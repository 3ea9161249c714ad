import { isDeepStrictEqual } from 'node:util';
import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { KnownScenario } from '@wayside/scenarios';
import { SESSION_HEADER } from '@wayside/scenarios/control';
import type { Touched } from '@wayside/scenarios/control';
import { readContract, requestsOf, resolverOf } from '@wayside/scenarios/requests';
import { MockSession } from '../mock-session.ts';
import { apiUrl } from '../server.ts';

const contract = readContract();
const resolve = resolverOf(contract);
const requests = new Map(requestsOf(contract).map((request) => [request.operation, request]));

export interface Answer {
  status: number;
  body: unknown;
}

export function isLetIn(operation: OperationId, role: Role): boolean {
  const { roles } = operationTable[operation];
  return roles === 'anyone' || (roles as readonly string[]).includes(role);
}

/** Sends the contract's example request of an operation as a session's user. */
async function ask(operation: OperationId, session: MockSession, user: SignedIn): Promise<Answer> {
  const { method, path, body } = requests.get(operation)!;
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = { authorization: user.token, [SESSION_HEADER]: session.id };
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const response = await fetch(apiUrl(path), {
    method,
    redirect: 'manual',
    headers,
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text) };
}

export interface SignedIn {
  token: string;
  fleetId: number | null;
}

/** Plays a scenario that overrides the responses of operations: permitted roles get that response, all others a 403. */
export async function playCall(
  scenario: KnownScenario,
  brand: BrandId,
  role: Role,
): Promise<{ problems: string[]; touched: Touched }> {
  const session = await MockSession.create({ scenario: scenario.id, brand, role });
  try {
    const user = await session.signIn();
    const problems: string[] = [];
    for (const [operation, override] of Object.entries(scenario.answers ?? {}) as [
      OperationId,
      { example?: string },
    ][]) {
      const response = await ask(operation, session, user);
      const expected = isLetIn(operation, role) ? exampleOf(operation, override.example) : { status: 403 };
      if (response.status !== expected.status)
        problems.push(`${operation} answers ${response.status}, not ${expected.status}`);
      else if ('body' in expected && !isDeepStrictEqual(response.body, expected.body)) {
        problems.push(`${operation} answers ${JSON.stringify(response.body)}, not ${JSON.stringify(expected.body)}`);
      }
    }
    const { violations, touched } = await session.journal();
    return {
      problems: violations === 0 ? problems : [...problems, `${violations} responses break the contract`],
      touched,
    };
  } finally {
    await session.delete();
  }
}

/** The response of a named contract example. */
function exampleOf(operation: OperationId, name: string | undefined): Answer {
  const { path, method } = operationTable[operation];
  const { responses } = contract['paths'][path][method.toLowerCase()] as {
    responses: Record<string, Record<string, unknown>>;
  };
  for (const [status, response] of Object.entries(responses)) {
    for (const media of Object.values(
      (resolve(response)['content'] ?? {}) as Record<string, { examples?: Record<string, object> }>,
    )) {
      const example = name === undefined ? undefined : media.examples?.[name];
      if (example) return { status: Number(status), body: resolve(example)['value'] };
    }
  }
  throw new Error(`${operation} declares no example ${name}`);
}

/** A body as JSON, or as text if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
