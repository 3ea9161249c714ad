import { isAsDeclared, pathOf } from './declared.ts';
import { MINUTE, TOO_MANY, retryAfterOf } from './retry-after.ts';
import { fieldOfTechnical, isTechnical } from './technical.ts';
import type { Schemas } from './types.ts';

export type AlertType = Schemas['AlertType'];

/** Why a call failed, so a screen can choose between alert, panel and sign-in. */
export type FailureKind =
  | 'rejected'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'server'
  | 'unreadable'
  | 'timeout'
  | 'offline'
  | 'unsent';

/** Thrown by a `fetch` that holds a call back because there is no network: nothing has reached the server. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

export interface Success<T> {
  status: 'success';
  data: T;
  alertMessage: string | undefined;
  alertType: AlertType;
}

export interface Failure {
  status: 'failure';
  kind: FailureKind;
  /** The server's messages, joined by commas; undefined when there are none and the app supplies the text. */
  alertMessage: string | undefined;
  /** Fields of which only a program's message was sent: the app has their own. Empty if it named none. */
  fields?: readonly string[];
  alertType: AlertType;
  /** Seconds to wait before retrying, from the server; undefined when it gave none. */
  retryAfter: number | undefined;
}

/** What every action of the app resolves to. Never rejects. */
export type Result<T> = Success<T> | Failure;

/** A failure as an exception, for TanStack Query. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.alertMessage ?? failure.kind);
    this.failure = failure;
  }
}

interface Fetched<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * Converts a client response into a Result, following the error catalog: the texts of `error` and `errors` joined by
 * commas, else `alertMessage` with its `alertType`. Content in `error` or `errors` makes it a failure whatever the
 * status; empty fields are ignored. A success that its operation does not declare is `unreadable`. Never rejects.
 */
export async function resultOf<T>(call: Promise<Fetched<T>>): Promise<Result<T>> {
  try {
    const { data, error, response } = await call;
    const body = (response.ok ? data : error) as unknown;
    const message = failureMessage(body);
    if (!response.ok || message.failed) {
      const kind = kindOf(response.status);
      const isTooMany = response.status === TOO_MANY;
      return {
        status: 'failure',
        kind,
        // A gateway's message about its limits doesn't help users: the app says how long to wait.
        alertMessage: isTooMany ? undefined : message.text,
        fields: message.fields,
        alertType: message.type ?? 'error',
        retryAfter: retryAfterOf(response) ?? (isTooMany ? MINUTE : undefined),
      };
    }
    if (!isAsDeclared(response, data)) {
      globalThis.waysideReports?.unreadable({ path: pathOf(response), status: response.status });
      return withoutWords('unreadable');
    }
    return { status: 'success', data: data as T, alertMessage: message.text, alertType: message.type ?? 'default' };
  } catch (thrown) {
    // A call that first looks at what the server has fails with the reason of that look.
    return thrown instanceof ApiError ? thrown.failure : withoutWords(kindOfThrown(thrown));
  }
}

function withoutWords(kind: FailureKind): Failure {
  return {
    status: 'failure',
    kind,
    alertMessage: undefined,
    alertType: 'error',
    retryAfter: undefined,
  };
}

/** The data of a call. Throws ApiError on failure, as queries expect. */
export async function dataOf<T>(call: Promise<Fetched<T>>): Promise<T> {
  const result = await resultOf(call);
  if (result.status === 'failure') throw new ApiError(result);
  return result.data;
}

interface Message {
  failed: boolean;
  text: string | undefined;
  fields: string[] | undefined;
  type: AlertType | undefined;
}

function failureMessage(body: unknown): Message {
  const fields = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Record<
    string,
    unknown
  >;
  const errors = [...textsOf(fields['error']), ...textsOf(fields['errors'])];
  const sent = errors.length > 0 ? errors : textsOf(fields['alertMessage']);
  const technical = sent.filter(isTechnical);
  const texts = sent.filter((text) => !technical.includes(text));
  const type = fields['alertType'];
  return {
    failed: errors.length > 0,
    text: texts.length > 0 ? texts.join(', ') : undefined,
    fields: technical.length > 0 ? technical.flatMap((text) => fieldOfTechnical(text) ?? []) : undefined,
    type: type === 'default' || type === 'error' ? type : undefined,
  };
}

/** Accepts a string, a list, or messages by field: the server is not consistent. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function kindOf(status: number): FailureKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 409 || status === 412) return 'conflict';
  return status >= 500 ? 'server' : 'rejected';
}

function kindOfThrown(thrown: unknown): FailureKind {
  if (thrown instanceof SyntaxError) return 'unreadable';
  if (thrown instanceof DOMException && (thrown.name === 'TimeoutError' || thrown.name === 'AbortError'))
    return 'timeout';
  return thrown instanceof NotSent ? 'unsent' : 'offline';
}
