import { addressOf, headersOf } from '@wayside/api-client';
import type { ReadCall } from '@wayside/api-client';
import type { EarlyCall } from '../shared/data/early.ts';
import { origin } from '../shared/data/origin.ts';
import { scenarioHeaders } from '../shared/data/scenario-headers.ts';
import { currentUserCall, myFleetCall } from '../shared/data/user.calls.ts';
import { callsOfPage } from './daily-pages.ts';

/**
 * Begins the calls that every signed-in page waits for, and the first ones of this page, while the app loads. The app's
 * own calls take the responses (`fetchOrTake`).
 */
export function beginFirstCalls(pathname: string, token: string): void {
  const headers = headersOf(token, scenarioHeaders());
  window.waysideEarly = [currentUserCall, myFleetCall, ...(callsOfPage(pathname) ?? [])].map((call) =>
    begin(call, headers),
  );
}

function begin(call: ReadCall, headers: Record<string, string>): EarlyCall {
  const { method, asked } = call;
  const url = addressOf(origin, call);
  const body = JSON.stringify(asked.body) as string | undefined;
  const response = fetch(url, {
    method,
    headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
    body,
  });
  const early = {
    method,
    url: new URL(url).href,
    body: body ?? '',
    headers,
    begunAt: Date.now(),
    response,
    isThere: false,
  };
  void noteArrival(early);
  return early;
}

/**
 * Reads a response to its end, so that one that nobody takes doesn't occupy the line. Without a taker, a failure
 * doesn't matter.
 */
async function noteArrival(call: EarlyCall): Promise<void> {
  try {
    const received = await call.response;
    await received.clone().json();
    call.isThere = received.ok;
  } catch {
    call.isThere = false;
  }
}
