import { resultOf } from '@wayside/api-client';
import type { Failure } from '@wayside/api-client';

/** What became of each item of a run. */
export interface Run<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly failure: Failure }[];
  /** Not started: the run was stopped before. */
  readonly rest: readonly Item[];
}

export interface RunOptions<Item> {
  /** Stops the run after the call under way. */
  signal: AbortSignal;
  /** Called after each item with the number of finished ones. */
  onStep?: (finished: number) => void;
  /** Called before each call with the items that are not done: its own, those that failed, and those after it. */
  onLeft?: (left: readonly Item[]) => void;
}

/** Failures that the remaining items would meet, too. */
const ENDS_RUN: readonly Failure['kind'][] = ['unauthorized', 'offline', 'unsent'];

/**
 * Makes one call for each item, one after another. A failed item doesn't stop the others, unless the session or the
 * connection is gone.
 */
export async function runEach<Item>(
  items: readonly Item[],
  call: (item: Item) => Parameters<typeof resultOf>[0],
  { signal, onStep, onLeft }: RunOptions<Item>,
): Promise<Run<Item>> {
  const done: Item[] = [];
  const failed: { item: Item; failure: Failure }[] = [];
  for (const [at, item] of items.entries()) {
    if (signal.aborted) return { done, failed, rest: items.slice(at) };
    onLeft?.([...failed.map((one) => one.item), ...items.slice(at)]);
    const result = await resultOf(call(item));
    if (result.status === 'success') done.push(item);
    else failed.push({ item, failure: result });
    onStep?.(at + 1);
    if (result.status === 'failure' && ENDS_RUN.includes(result.kind))
      return { done, failed, rest: items.slice(at + 1) };
  }
  return { done, failed, rest: [] };
}
