import type { BrowserContext, Frame, Request } from '@playwright/test';
import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';

/** A page that made calls, by its path, and which operations, until the next page made some. */
export interface PageCalls {
  path: string;
  operations: OperationId[];
}

/** Paths without a parameter come first: `/fleets/all` is not a fleet. */
const TABLE = (Object.keys(operationTable) as OperationId[])
  .map((id) => {
    const { method, base, path } = operationTable[id];
    return { id, method, pattern: new RegExp(`^${(base + path).replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  })
  .toSorted((one, other) => Number(one.pattern.source.includes('[')) - Number(other.pattern.source.includes('[')));

/** The operation that a request calls; none for anything but a call of the API. */
function operationOf(request: Request): OperationId | undefined {
  const { hostname, pathname } = new URL(request.url());
  if (!hostname.startsWith('api.')) return undefined;
  return TABLE.find(({ method, pattern }) => method === request.method() && pattern.test(pathname))?.id;
}

/**
 * Records which pages make which calls, window by window.
 *
 * @returns what was recorded so far
 */
export function callsOfPages(context: BrowserContext): () => PageCalls[][] {
  const windows = new Map<Frame, PageCalls[]>();
  context.on('request', (request) => {
    // A navigation has no page yet: downloads and the card provider's frames.
    if (request.isNavigationRequest() || request.serviceWorker()) return;
    const operation = operationOf(request);
    if (operation === undefined) return;
    const frame = request.frame();
    const path = new URL(frame.url()).pathname;
    const calls = windows.get(frame) ?? [];
    windows.set(frame, calls);
    if (calls.at(-1)?.path !== path) calls.push({ path, operations: [] });
    const { operations } = calls.at(-1)!;
    if (!operations.includes(operation)) operations.push(operation);
  });
  return () => [...windows.values()];
}
