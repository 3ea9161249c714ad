import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  KEPT_LIMIT,
  CALL_HEADER,
  FORM_BODY,
  SCENARIO_HEADER,
  SESSION_HEADER,
  SOURCE_HEADER,
  notKept,
} from '@wayside/scenarios/control';
import type { JournalEntry, Violation } from '@wayside/scenarios/control';
import { readContract } from '../engine/contract.ts';
import { decide } from '../engine/decide.ts';
import type { Decision } from '../engine/decide.ts';
import type { Answer, Engine } from '../engine/engine.ts';
import { emptyParameters } from '../engine/parameters.ts';
import { UnknownName } from '../session/names.ts';
import type { Session } from '../session/session.ts';
import type { Sessions } from '../session/sessions.ts';
import { readBody } from './body.ts';
import type { ReadBody } from './body.ts';
import { corsFor } from './cors.ts';
import { deliver } from './deliver.ts';
import type { Place } from './hosts.ts';
import { introduction } from './introduction.ts';
import { UnknownPreference, preferenceOf, preferred } from './prefer.ts';
import { bytesOf, send } from './send.ts';

/** Used by callers that name no session, such as a developer with curl. */
const SHARED_SESSION = 'shared';

/** A response that breaks the contract, as the journal has it. */
export interface BrokenResponse {
  entry: JournalEntry;
  /** The operation's, which names the file of its handler. */
  tag: string;
  scenario: string;
}

/**
 * The API host: answers every call of the contract for the caller's session. Beside it, the contract at `/openapi.json`
 * and an introduction at `/`.
 */
export function createApi(engine: Engine, sessions: Sessions, report?: (broken: BrokenResponse) => void) {
  const contract = readContract();
  return async function api(request: IncomingMessage, response: ServerResponse, place: Place): Promise<void> {
    const cors = corsFor(request);
    const refuse = (status: number, body: unknown, headers = {}) =>
      send(response, { status, body, headers: { ...cors, ...headers } });
    try {
      if (request.method === 'OPTIONS') return send(response, { status: 204, headers: cors });
      const url = readUrl(request);
      if (!url) return refuse(400, { error: 'The address is not valid' });
      const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
      if (method === 'GET' && url.pathname === '/') return refuse(200, introduction(request));
      if (method === 'GET' && url.pathname === '/openapi.json') return refuse(200, contract);
      const match = engine.match(method, url.pathname);
      if ('allowed' in match) {
        if (match.allowed.length === 0) return refuse(404, { error: `The contract has no path ${url.pathname}` });
        const allow = match.allowed.join(', ');
        return refuse(
          405,
          { error: `${request.method} is not declared for ${url.pathname}. Declared: ${allow}` },
          { allow },
        );
      }

      const headers = flatHeaders(request);
      const query = queryOf(url.searchParams);
      const token =
        headers['authorization'] ?? (typeof query['auth_token'] === 'string' ? query['auth_token'] : undefined);
      const session = sessionOf(sessions, {
        id: headers[SESSION_HEADER] ?? place.session,
        token,
        scenario: headers[SCENARIO_HEADER],
      });
      if (!session) return refuse(401, { error: 'Your session has expired. Please sign in again' });

      const started = performance.now();
      const { operation, params, path } = match;
      const fault = session.faultOf(operation.id);
      // Where no body is declared, HTTP gives one no meaning: it is left unread.
      const body: ReadBody = operation.takesBody ? await readBody(request) : {};
      const described = operation.takesBody ? headers : withoutBodyHeaders(headers);
      const preference = preferenceOf(headers['prefer']);
      const call = {
        operation,
        session,
        token,
        fault,
        params,
        query,
        headers,
        body: body.form ?? body.value,
        problem: body.problem,
        preferred: preferred(operation, preference),
        wantsDynamic: preference.dynamic,
        origin: `http://${headers['host'] ?? 'api.localhost'}`,
      };

      let decision: Decision | undefined;
      let requestViolations: Violation[] = [];
      const { answer, answerViolations } = await engine.answer(
        { operation, path, query, headers: described, body: body.value },
        (violations) => {
          requestViolations = [...violations, ...emptyParameters(operation, query)];
          decision = decide(call, requestViolations);
          return 'fallback' in decision.answer ? decision.answer : forPrism(decision.answer);
        },
      );

      const isReading = method === 'GET';
      const bytes = bytesOf(answer);
      const entry = session.journal.add({
        operation: operation.id,
        method: operation.method,
        path: url.pathname,
        query,
        requestHeaders: headers,
        requestBody: journaled(body),
        status: answer.status,
        answer: bytes && bytes.length > KEPT_LIMIT && isReading ? notKept(bytes.length) : answer.body,
        source: decision!.source,
        why: decision!.why,
        requestViolations,
        answerViolations: decision!.source === 'fault' ? [] : answerViolations,
        milliseconds: performance.now() - started,
        clock: session.clock,
      });

      if (report && entry.answerViolations.length > 0)
        report({ entry, tag: operation.tag, scenario: session.recipe.scenario.id });

      const explained = {
        [CALL_HEADER]: String(entry.number),
        [SOURCE_HEADER]: decision!.source,
        ...(body.problem?.status === 413 && { connection: 'close' }),
      };
      const delivered = { ...answer, headers: { ...answer.headers, ...cors, ...explained } };
      await deliver({ response, answer: delivered, bytes, fault, session, operation: operation.id, isReading });
    } catch (problem) {
      if (problem instanceof UnknownPreference || problem instanceof UnknownName)
        return refuse(400, { error: problem.message });
      const detail = problem instanceof Error ? problem.message : String(problem);
      process.stderr.write(
        `mock: ${request.method} ${request.url}: ${problem instanceof Error ? problem.stack : detail}\n`,
      );
      return refuse(500, { error: `The scenario server failed: ${detail}` });
    }
  };
}

/** What the journal keeps of a request body. */
function journaled({ form, problem, value, size = 0 }: ReadBody): unknown {
  if (form) return FORM_BODY;
  return size > KEPT_LIMIT ? notKept(size) : (problem?.text ?? value);
}

/** Prism only validates text, so binary bodies are withheld from it. */
function forPrism(answer: Answer): Answer {
  return answer.body instanceof Uint8Array ? { ...answer, body: Buffer.from(answer.body).toString('latin1') } : answer;
}

/** @throws UnknownName for a scenario that does not exist */
function sessionOf(
  sessions: Sessions,
  { id, token, scenario }: Record<'id' | 'token' | 'scenario', string | undefined>,
): Session | undefined {
  if (id !== undefined) return sessions.get(id);
  if (token !== undefined) return sessions.ofToken(token);
  const shared = scenario === undefined ? SHARED_SESSION : `${SHARED_SESSION}-${scenario}`;
  return sessions.get(shared) ?? sessions.create(scenario === undefined ? {} : { scenario }, shared);
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
    const before = query[name];
    if (before === undefined) query[name] = name.endsWith('[]') ? [value] : value;
    else query[name] = Array.isArray(before) ? [...before, value] : [before, value];
  }
  return query;
}
