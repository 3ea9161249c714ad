import {
  CALL_HEADER,
  FORM_BODY,
  KEPT_LIMIT,
  SCENARIO_HEADER,
  SESSION_HEADER,
  SOURCE_HEADER,
  notKept,
} from '@wayside/scenarios/control';
import type { JournalEntry, Violation } from '@wayside/scenarios/control';
import { delayOf, deliveryOf } from '../faults/delivery.ts';
import type { Delivery } from '../faults/delivery.ts';
import { UnknownName } from '../session/names.ts';
import type { Session } from '../session/session.ts';
import type { Asked } from '../session/sessions.ts';
import { bodyOf } from './body.ts';
import type { ReadBody } from './body.ts';
import type { Contract } from './contract.ts';
import { corsFor } from './cors.ts';
import { decide } from './decide.ts';
import type { Decision } from './decide.ts';
import type { Engine } from './engine.ts';
import { introduction } from './introduction.ts';
import { mediaTypeOf } from './media-type.ts';
import { emptyParameters } from './parameters.ts';
import { UnknownPreference, preferenceOf, preferred } from './prefer.ts';
import { bytesOf, replyOf } from './reply.ts';
import { BODY_LIMIT } from './request.ts';
import type { PlainRequest } from './request.ts';

/** A response that breaks the contract, as the journal has it. */
export interface BrokenResponse {
  entry: JournalEntry;
  /** The operation's, which names the file of its handler. */
  tag: string;
  scenario: string;
}

interface Surroundings {
  engine: Engine;
  /** @throws UnknownName for a scenario that does not exist */
  sessionOf: (asked: Asked) => Session | undefined;
  /** Served as one document, for generators. */
  contract: () => Contract;
  report?: (broken: BrokenResponse) => void;
  /** Told of every call that a session answered, with the bytes of its body as far as they were read. */
  noted?: (call: { session: Session; entry: JournalEntry; bytes: Uint8Array<ArrayBuffer> | undefined }) => void;
  /** Told what went wrong in us; the caller gets a 500 that says it in short. */
  complain?: (text: string) => void;
}

/** Answers every request to the API, wherever it comes from. */
export type Respond = (request: PlainRequest) => Promise<Delivery>;

/** The contract, whose servers are this one at the address it was asked at. */
function contractAt(contract: Contract, host: string | undefined): unknown {
  const { origin } = new URL(contract.servers[0]!.url);
  return host === undefined ? contract : JSON.parse(JSON.stringify(contract).replaceAll(origin, `http://${host}`));
}

/**
 * The API: answers every call of the contract for the caller's session. Beside it, the contract at `/openapi.json`, an
 * introduction at `/`, and `/health` for whoever watches the server.
 */
export function createResponder({ engine, sessionOf, contract, report, noted, complain }: Surroundings): Respond {
  return async function respond(request) {
    const { method: sentMethod, headers } = request;
    const cors = corsFor(request);
    const refuse = (status: number, body?: unknown, more = {}): Delivery => ({
      kind: 'whole',
      reply: replyOf({ status, body, headers: { ...cors, ...more } }),
    });
    try {
      if (sentMethod === 'OPTIONS') return refuse(204);
      const url = readUrl(request);
      // 404 as for any other path that the contract lacks: every operation declares it, none a status for bad addresses.
      if (!url) return refuse(404, { error: 'The address is not valid' });
      const method = sentMethod === 'HEAD' ? 'GET' : sentMethod;
      if (method === 'GET' && url.pathname === '/') return refuse(200, introduction(request));
      if (method === 'GET' && url.pathname === '/openapi.json') {
        return refuse(200, contractAt(contract(), headers['host']));
      }
      if (method === 'GET' && url.pathname === '/health') return refuse(200, { status: 'ok' });
      const match = engine.match(method, url.pathname);
      if ('allowed' in match) {
        if (match.allowed.length === 0) return refuse(404, { error: `The contract has no path ${url.pathname}` });
        const allow = match.allowed.join(', ');
        const error = `${sentMethod} is not declared for ${url.pathname}. Declared: ${allow}`;
        return refuse(405, { error }, { allow });
      }

      const query = queryOf(url.searchParams);
      const token =
        headers['authorization'] ?? (typeof query['auth_token'] === 'string' ? query['auth_token'] : undefined);
      const session = sessionOf({
        id: headers[SESSION_HEADER] ?? request.session,
        token,
        scenario: headers[SCENARIO_HEADER],
      });
      if (!session) return refuse(401, { error: 'Your session has expired. Please sign in again' });

      const started = performance.now();
      const { operation, params, path } = match;
      const fault = session.faultOf(operation.id);
      // Where no body is declared, HTTP gives one no meaning: it is left unread.
      const read = operation.takesBody ? await request.bytes(BODY_LIMIT) : undefined;
      const body: ReadBody = operation.takesBody ? await bodyOf(read, headers['content-type'], BODY_LIMIT) : {};
      const described = operation.takesBody ? withMediaType(headers) : withoutBodyHeaders(headers);
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
      const { answer, answerViolations } = engine.answer(
        { operation, path, query, headers: described, body: body.value },
        (violations) => {
          requestViolations = [...violations, ...emptyParameters(operation, query)];
          decision = decide(call, requestViolations);
          return decision.answer;
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
        // The caller waits for both.
        milliseconds: performance.now() - started + delayOf(fault),
        clock: session.clock,
      });

      noted?.({ session, entry, bytes: read });
      if (report && entry.answerViolations.length > 0)
        report({ entry, tag: operation.tag, scenario: session.recipe.scenario.id });

      const explained: Record<string, string> = {
        ...answer.headers,
        ...cors,
        [CALL_HEADER]: String(entry.number),
        [SOURCE_HEADER]: decision!.source,
      };
      if (body.problem?.status === 413) explained['connection'] = 'close';
      const { faults } = session;
      return await deliveryOf({
        answer: { ...answer, headers: explained },
        bytes,
        fault,
        faults,
        operation: operation.id,
        isReading,
      });
    } catch (problem) {
      if (problem instanceof UnknownPreference || problem instanceof UnknownName)
        return refuse(400, { error: problem.message });
      const detail = problem instanceof Error ? problem.message : String(problem);
      complain?.(`${sentMethod} ${request.url}: ${problem instanceof Error ? problem.stack : detail}`);
      return refuse(500, { error: `The scenario server failed: ${detail}` });
    }
  };
}

/** What the journal keeps of a request body. */
function journaled({ form, problem, value, size = 0 }: ReadBody): unknown {
  if (form) return FORM_BODY;
  return size > KEPT_LIMIT ? notKept(size) : (problem?.text ?? value);
}

function readUrl(request: PlainRequest): URL | undefined {
  const url = URL.parse(request.url, 'http://api');
  if (url?.host !== 'api') return undefined;
  try {
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

/** A body under a name that is no media type is bytes of any kind: Prism knows no such name. */
function withMediaType(headers: PlainRequest['headers']): Record<string, string> {
  const type = headers['content-type'];
  if (type === undefined || mediaTypeOf(type)) return headers;
  return { ...headers, 'content-type': 'application/octet-stream' };
}

function withoutBodyHeaders(headers: PlainRequest['headers']): Record<string, string> {
  const { 'content-length': _length, 'content-type': _type, 'transfer-encoding': _encoding, ...others } = headers;
  return others;
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
