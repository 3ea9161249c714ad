import { SESSION_HEADER } from '../scenario-names.ts';

/** A call that the page's head began while the app was loading. */
export interface EarlyCall {
  method: string;
  url: string;
  /** JSON, or empty. */
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  begunAt: number;
  response: Promise<Response>;
  /** The whole response has arrived, is no failure and can be read. */
  isThere: boolean;
}

declare global {
  interface Window {
    /** Calls that nobody has asked for yet. */
    waysideEarly?: EarlyCall[];
  }
}

/** Whether the responses of all early calls have arrived, none of them a failure. */
export const areEarlyThere = (): boolean =>
  Boolean(window.waysideEarly?.length) && window.waysideEarly!.every(({ isThere }) => isThere);

/** Milliseconds for which a response may stand in for a new call. */
const FRESH = 30_000;

/** Headers that say who calls. */
const CALLER = ['Authorization', ...(__DEMO__ ? [SESSION_HEADER] : [])];

/**
 * Milliseconds after which other calls begin although nothing has been painted: the page may be in a tab that nobody
 * sees.
 */
const LONGEST_WAIT = 300;

let painted: Promise<unknown> | undefined;

/** For a page that has what it shows first: its other calls begin once that is on screen. */
export function holdCallsUntilPaint(): void {
  painted = Promise.race([pageIsPainted(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
}

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Not the browser's first paint, which is of the outline (`head/frame.ts`). */
async function pageIsPainted(): Promise<void> {
  const root = document.getElementById('root');
  while (!root?.hasChildNodes()) await nextFrame();
  await nextFrame();
}

/**
 * Like `fetch`, but takes the response of an early call by the same user, if there is one, once. A failure is taken as
 * well, so that it is shown and not repeated.
 */
export async function fetchOrTake(request: Request): Promise<Response> {
  const call = window.waysideEarly?.length ? await take(request) : undefined;
  if (call) return unlessAborted(call.response, request.signal);
  await painted;
  return fetch(request);
}

async function take(request: Request): Promise<EarlyCall | undefined> {
  const body = await request.clone().text();
  const calls = window.waysideEarly ?? [];
  const found = calls.find(
    (call) =>
      call.method === request.method &&
      call.url === request.url &&
      call.body === body &&
      CALLER.every((name) => (call.headers[name] ?? null) === request.headers.get(name)),
  );
  // Any other call that isn't a GET may change what the early calls return.
  window.waysideEarly = found || request.method === 'GET' ? calls.filter((call) => call !== found) : [];
  return found && Date.now() - found.begunAt < FRESH ? found : undefined;
}

function unlessAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    response.then(resolve, reject);
  });
}
