import type { OperationId } from '@wayside/api-client';
import type { Violation } from '@wayside/scenarios/control';
import { createEngine } from '../prism/prism-engine.ts';
import type { Engine } from '../engine/engine.ts';
import { readContract } from '../server/contract-file.ts';
import { queryOf } from '../engine/respond.ts';
import type { RecordedExchange } from './recording.ts';
import { exchange } from './transport.ts';
import type { ReceivedAnswer } from './transport.ts';

export type Contract = ReturnType<typeof readContract>;

/** One way in which a request or response violates the contract. */
export interface Finding {
  direction: 'request' | 'answer';
  /** Path inside the body, query or headers; empty for the whole part. */
  at: string;
  message: string;
}

/** The result of checking one recorded call. */
export interface Checked {
  operation: OperationId;
  call: string;
  /** Status our own server answered with when the call was recorded. */
  recorded: number;
  /** Status received; undefined when there was no response. */
  answered: number | undefined;
  findings: Finding[];
}

export interface DriftOptions {
  /** Base URL of the API; its path is prepended to the path of every call. */
  url: string;
  token?: string;
  /** The contract to validate against; ours by default. */
  contract?: Contract;
  exchanges: readonly RecordedExchange[];
  /** Headers to send with every call. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends recorded calls to an API one at a time and validates each request and response with Prism's validators. */
export async function checkDrift({
  url,
  token,
  contract = readContract(),
  exchanges,
  headers = {},
}: DriftOptions): Promise<Checked[]> {
  const inspect = createInspector(await createEngine(contract));
  const checked: Checked[] = [];
  for (const recorded of exchanges) {
    const sent: Readonly<Record<string, string>> = { ...recorded.headers, ...headers };
    const signed = token === undefined ? sent : { ...sent, authorization: token };
    const base = {
      operation: recorded.operation,
      call: `${recorded.method} ${recorded.path}`,
      recorded: recorded.status,
    };
    try {
      const response = await exchange({ ...recorded, headers: signed, url: addressOf(url, recorded.path) });
      checked.push({
        ...base,
        answered: response.status,
        findings: await inspect({ ...recorded, headers: signed }, response),
      });
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : String(problem);
      checked.push({
        ...base,
        answered: undefined,
        findings: [{ direction: 'answer', at: '', message: `No response: ${message}` }],
      });
    }
  }
  return checked;
}

function addressOf(url: string, path: string): URL {
  const host = new URL(url);
  return new URL(host.pathname.replace(/\/$/, '') + path, host.origin);
}

/** Validates both directions of a call with Prism: the "decision" is the response already received. */
export function createInspector(engine: Engine) {
  return async (sent: Omit<RecordedExchange, 'status'>, received: ReceivedAnswer): Promise<Finding[]> => {
    const url = new URL(sent.path, 'http://api');
    const match = engine.match(sent.method, url.pathname);
    if ('allowed' in match)
      return [{ direction: 'request', at: '', message: `The contract has no ${sent.method} ${url.pathname}` }];

    const { operation, path } = match;
    const headers = Object.fromEntries(received.headers.map(([name, value]) => [name.toLowerCase(), value]));
    const body = readable(received.body, headers['content-type']);
    if ('unreadable' in body) return [{ direction: 'answer', at: 'body', message: body.unreadable }];

    let requestViolations: Violation[] = [];
    const request = { operation, path, query: queryOf(url.searchParams), headers: sent.headers, ...bodyOf(sent) };
    const { answerViolations } = engine.answer(request, (violations) => {
      requestViolations = violations;
      return { status: received.status, headers, body: body.value };
    });
    return [
      ...requestViolations.map((violation) => finding('request', violation)),
      ...answerViolations.map((violation) => finding('answer', violation)),
    ];
  };
}

const finding = (direction: Finding['direction'], { path, message }: Violation): Finding => ({
  direction,
  at: path.join('.'),
  message,
});

/** The form Prism expects: parsed JSON, or text for everything else. */
function readable(bytes: Buffer, type = ''): { value: unknown } | { unreadable: string } {
  if (bytes.length === 0) return { value: undefined };
  if (!type.includes('json')) return { value: bytes.toString(type.startsWith('text/') ? 'utf8' : 'latin1') };
  try {
    return { value: JSON.parse(bytes.toString('utf8')) as unknown };
  } catch {
    return { unreadable: `claims to be ${type} but cannot be read as such` };
  }
}

function bodyOf({ body, headers }: Pick<RecordedExchange, 'body' | 'headers'>): { body?: unknown } {
  if (!body) return {};
  return {
    body:
      headers['content-type'] === 'application/json'
        ? (JSON.parse(body.toString('utf8')) as unknown)
        : body.toString('latin1'),
  };
}
