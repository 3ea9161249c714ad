import type {
  ResponseBody,
  OperationId,
  QueryParams,
  RequestBody,
  RequestType,
  StatusOf,
  SuccessBody,
} from '@wayside/api-client';
import type { FAULT_STATUSES, FORM_BODY, JournalEntry } from './control.ts';

type SentQuery<Op extends OperationId> = {
  [Name in keyof QueryParams<Op>]?: NonNullable<QueryParams<Op>[Name]> extends readonly unknown[]
    ? QueryParams<Op>[Name]
    : string;
};
type SentBody<Op extends OperationId> = [RequestType<Op>] extends [never]
  ? undefined
  : RequestType<Op> extends 'multipart/form-data'
    ? typeof FORM_BODY
    : RequestBody<Op>;
type FaultStatus = (typeof FAULT_STATUSES)[number];
type Answered<Op extends OperationId> =
  | { [Status in StatusOf<Op>]: { status: Status; answer: ResponseBody<Op, Status> } }[StatusOf<Op>]
  | { status: Exclude<FaultStatus, StatusOf<Op>>; answer: unknown };

/**
 * A call of one operation, with query, body and response typed by the contract. The status narrows the response type.
 */
export type CallOf<Op extends OperationId> = Omit<
  JournalEntry,
  'operation' | 'query' | 'requestBody' | 'status' | 'answer'
> & {
  operation: Op;
  query: SentQuery<Op>;
  requestBody: SentBody<Op>;
} & Answered<Op>;

/**
 * Calls of an operation. Requests are typed as the contract declares them: for a call that was refused as invalid use
 * the raw `JournalEntry`.
 */
export function callsOf<Op extends OperationId>(entries: readonly JournalEntry[], operation: Op): CallOf<Op>[] {
  return entries.filter((entry) => entry.operation === operation) as unknown as CallOf<Op>[];
}

/** Success bodies of an operation's calls. */
export function answersOf<Op extends OperationId>(entries: readonly JournalEntry[], operation: Op): SuccessBody<Op>[] {
  return callsOf(entries, operation).flatMap(({ status, answer }) => (status < 400 ? [answer as SuccessBody<Op>] : []));
}
