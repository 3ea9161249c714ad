import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from '@wayside/scenarios';
import type { OperationId } from '@wayside/api-client';
import {
  ANSWER_LIMIT,
  CALL_HEADER,
  DEFAULT_FAULT_DELAY,
  FORM_BODY,
  SESSION_HEADER,
  SOURCE_HEADER,
  longAnswer,
} from '@wayside/scenarios/control';
import type { Violation } from '@wayside/scenarios/control';
import { decide } from '../engine/decide.ts';
import type { Decision } from '../engine/decide.ts';
import type { Answer, Engine } from '../engine/engine.ts';
import { emptyParameters } from '../engine/parameters.ts';
import type { Session } from '../session/session.ts';
import type { Sessions } from '../session/sessions.ts';
import { readBody } from './body.ts';
import type { ReadBody } from './body.ts';
import { bytesOf, send } from './send.ts';

/** Used by callers that name no session, such as a developer with curl. */
const SHARED_SESSION = 'shared';

const CORS = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, PATCH',
  'access-control-allow-headers': `authorization, application-name, content-type, accept, if-match, if-none-match, prefer, ${SESSION_HEADER}`,
  'access-control-expose-headers': `etag, content-disposition, retry-after, ${CALL_HEADER}, ${SOURCE_HEADER}`,
  'access-control-max-age': '7200',
  vary: 'origin',
};

/** The API host: answers every call of the contract for the caller's session. */
export function createApi(engine: Engine, sessions: Sessions) {
  return async function api(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cors = request.headers.origin ? { 'access-control-allow-origin': request.headers.origin, ...CORS } : {};
    const refuse = (status: number, body: unknown, headers = {}) => send(response, { status, body, headers: { ...cors, ...headers } });
    try {
      if (request.method === 'OPTIONS') return send(response, { status: 204, headers: cors });
      const url = readUrl(request);
      if (!url) return refuse(400, { error: 'The address is not valid' });
      const match = engine.match(request.method ?? 'GET', url.pathname);
      if ('allowed' in match) {
        if (match.allowed.length === 0) return refuse(404, { error: `The contract has no path ${url.pathname}` });
        const allow = match.allowed.join(', ');
        return refuse(405, { error: `${request.method} is not declared for ${url.pathname}. Declared: ${allow}` }, { allow });
      }

      const headers = flatHeaders(request);
      const query = queryOf(url.searchParams);
      const token = headers['authorization'] ?? (typeof query['auth_token'] === 'string' ? query['auth_token'] : undefined);
      const session = sessionOf(sessions, headers[SESSION_HEADER], token);
      if (!session) return refuse(401, { error: 'Your session has expired. Please sign in again' });

      const started = performance.now();
      const { operation, params } = match;
      const fault = session.faultOf(operation.id);
      // Where no body is declared, HTTP gives one no meaning: it is left unread.
      const body: ReadBody = operation.takesBody ? await readBody(request) : {};
      const described = operation.takesBody ? headers : withoutBodyHeaders(headers);
      const wantsDynamic = /\bdynamic=true\b/.test(headers['prefer'] ?? '');
      const asked = {
        operation,
        session,
        token,
        fault,
        params,
        query,
        headers,
        body: body.form ?? body.value,
        problem: body.problem,
        wantsDynamic,
        origin: `http://${headers['host'] ?? 'api.localhost'}`,
      };

      let decision: Decision | undefined;
      let requestViolations: Violation[] = [];
      const path = url.pathname.slice(operation.mountedPath.length - operation.path.length);
      const { answer, answerViolations } = await engine.answer(
        { operation, path, query, headers: described, body: body.value },
        (violations) => {
          requestViolations = [...violations, ...emptyParameters(operation, query)];
          decision = decide(asked, requestViolations);
          return 'fallback' in decision.answer ? decision.answer : forPrism(decision.answer);
        },
      );

      const isReading = request.method === 'GET';
      const bytes = bytesOf(answer);
      const entry = session.journal.add({
        operation: operation.id,
        method: operation.method,
        path: url.pathname,
        query,
        requestHeaders: headers,
        requestBody: body.form ? FORM_BODY : (body.problem?.text ?? body.value),
        status: answer.status,
        answer: bytes && bytes.length > ANSWER_LIMIT && isReading ? longAnswer(bytes.length) : answer.body,
        source: decision!.source,
        why: decision!.why,
        requestViolations,
        answerViolations: decision!.source === 'fault' ? [] : answerViolations,
        milliseconds: performance.now() - started,
      });

      const explained = {
        [CALL_HEADER]: String(entry.number),
        [SOURCE_HEADER]: decision!.source,
        ...(body.problem?.status === 413 && { connection: 'close' }),
      };
      const delivered = { ...answer, headers: { ...answer.headers, ...cors, ...explained } };
      await deliver({ response, answer: delivered, bytes, fault, session, operation: operation.id, isReading });
    } catch (problem) {
      const detail = problem instanceof Error ? problem.message : String(problem);
      process.stderr.write(`mock: ${request.method} ${request.url}: ${problem instanceof Error ? problem.stack : detail}\n`);
      return refuse(500, { error: `The scenario server failed: ${detail}` });
    }
  };
}

interface Delivery {
  response: ServerResponse;
  answer: Answer;
  /** The body of the answer. */
  bytes: Buffer | undefined;
  fault: Fault | undefined;
  session: Session;
  operation: OperationId;
  isReading: boolean;
}

/** Sends the response as the call's fault dictates. */
async function deliver({ response, answer, bytes, fault, session, operation, isReading }: Delivery): Promise<void> {
  switch (fault?.kind) {
    case 'fixed-delay':
      await new Promise((resolve) => setTimeout(resolve, fault.delay ?? DEFAULT_FAULT_DELAY));
      return send(response, answer, undefined, bytes);
    case 'hold':
      await session.faults.hold(operation);
      return send(response, answer, undefined, bytes);
    case 'connection-reset':
      if (isReading) response.socket?.resetAndDestroy();
      else breakOff(response);
      return undefined;
    case 'empty-response':
      breakOff(response);
      return undefined;
    case 'no-content-response':
      return send(response, { status: 204, headers: answer.headers });
    case 'null-response':
      return send(response, { ...answer, body: null, headers: { ...answer.headers, 'content-type': 'application/json' } });
    case 'malformed-response':
      return send(
        response,
        { ...answer, body: '{"unfinished": [1, 2', headers: { ...answer.headers, 'content-type': 'application/json' } },
        'verbatim',
      );
    case 'truncated-response': {
      const text = JSON.stringify(answer.body ?? {});
      response.writeHead(answer.status, { ...answer.headers, 'content-length': String(Buffer.byteLength(text)) });
      response.write(text.slice(0, Math.ceil(text.length / 2)), () => response.socket?.destroy());
      return undefined;
    }
    default:
      return send(response, answer, undefined, bytes);
  }
}

/**
 * Closes the connection after the first bytes of a response. A browser repeats a request by itself, even a POST, if a connection that it uses
 * again closes without a byte: the fault would save twice, or be over before the page notices it.
 */
function breakOff({ socket }: ServerResponse): void {
  socket?.write('HTTP/1.1 200 OK\r\n', () => socket.destroy());
}

/** Prism only validates text, so binary bodies are withheld from it. */
function forPrism(answer: Answer): Answer {
  return answer.body instanceof Uint8Array ? { ...answer, body: Buffer.from(answer.body).toString('latin1') } : answer;
}

function sessionOf(sessions: Sessions, header: string | undefined, token: string | undefined): Session | undefined {
  if (header !== undefined) return sessions.get(header);
  if (token !== undefined) return sessions.ofToken(token);
  return sessions.get(SHARED_SESSION) ?? sessions.create({}, SHARED_SESSION);
}

function readUrl(request: IncomingMessage): URL | undefined {
  const url = URL.parse(request.url ?? '/', 'http://api');
  if (url?.host !== 'api') return undefined;
  try {
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

function withoutBodyHeaders(headers: Record<string, string>): Record<string, string> {
  const { 'content-length': _length, 'content-type': _type, 'transfer-encoding': _encoding, ...others } = headers;
  return others;
}

function flatHeaders(request: IncomingMessage): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const name in request.headers) {
    const value = request.headers[name];
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}

export function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of parameters) {
    const known = query[name];
    if (known === undefined) query[name] = name.endsWith('[]') ? [value] : value;
    else query[name] = Array.isArray(known) ? [...known, value] : [known, value];
  }
  return query;
}
