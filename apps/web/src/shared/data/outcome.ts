import type { Result } from '@wayside/api-client';
import type { KnownAlert } from '@wayside/domain';
import type { Notice } from '@wayside/machines';
import { fromPromise } from 'xstate';
import { noticeOf } from '../failure/failure.ts';

type Outcome<Picked, Label extends string> =
  | ({ status: 'success' } & Picked)
  | { status: 'failure'; notice: Notice<Label> };

/** What a machine learns from a response: what `pick` takes from its data, or the notice of its failure. */
export function outcomeOf<Data, Picked>(result: Result<Data>, pick: (data: Data) => Picked): Outcome<Picked, never>;
export function outcomeOf<Data, Picked, Alert extends KnownAlert>(
  result: Result<Data>,
  pick: (data: Data) => Picked,
  alerts: readonly Alert[],
): Outcome<Picked, Alert>;
export function outcomeOf<Data, Picked>(
  result: Result<Data>,
  pick: (data: Data) => Picked,
  alerts: readonly KnownAlert[] = [],
) {
  if (result.status === 'failure') return { status: 'failure', notice: noticeOf(result, alerts) };
  return { status: 'success', ...pick(result.data) };
}

/** An actor of a machine for a call of ours. */
export function actorOf<Input, Output>(call: (input: Input, signal: AbortSignal) => Promise<Output>) {
  return fromPromise<Output, Input>(({ input, signal }) => call(input, signal));
}
