import type {
  ResponseBody,
  FailureName,
  OperationId,
  OperationOf,
  PathParams,
  QueryParams,
  RequestBody,
  Schemas,
  StatusOf,
  SuccessBody,
  Tag,
} from '@wayside/api-client';
import type { Answer } from '../engine/engine.ts';
import type { Session } from '../session/session.ts';
import { isRefusal } from '../world/seed/refusal.ts';
import type { Refusal } from '../world/seed/refusal.ts';
import type { World } from '../world/world.ts';

/** A response other than the plain success body. */
export class Reply {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/**
 * What a handler throws to respond with a failure that the contract declares. No `Error`: a stack, which nobody reads,
 * takes longer than the rest.
 */
export class Refused {
  readonly failure: string;
  /** Messages in place of the example's, where they contain a value. */
  readonly errors: readonly string[] | undefined;
  constructor(failure: string, errors?: readonly string[]) {
    this.failure = failure;
    this.errors = errors;
  }
}

/** Nothing when the reasons of an outcome are declared; else what no outcome is. */
type Declared<T, Failure extends string> = [Extract<T, Refusal<string>>] extends [Refusal<Failure>] ? unknown : never;

/** How a handler refuses, by the failures it may name. */
export interface Refusing<Failure extends string> {
  /** `throw refusal('nameTaken')` */
  refusal: (failure: Failure, ...errors: string[]) => Refused;
  /** The value, or a refusal with `notFound` when there is none. */
  need: 'notFound' extends Failure ? <T>(value: T) => NonNullable<T> : never;
  /** What the world did, or a refusal for the reason that it gives. */
  accept: <T>(outcome: T & Declared<T, Failure>) => Exclude<T, Refusal<string>>;
}

/**
 * What a handler receives: the request, typed by the contract, and the world it may change. Failures are spelled out,
 * so that the compiler lists them where another is named; of `FailureName` it says no more than this.
 */
export interface Call<Op extends OperationId> extends Refusing<{ [Name in FailureName<Op>]: Name }[FailureName<Op>]> {
  params: PathParams<Op>;
  query: QueryParams<Op>;
  /** By lowercase name. */
  headers: Readonly<Record<string, string>>;
  body: RequestBody<Op>;
  /** The signed-in user. Throws in operations open to anyone. */
  readonly user: Schemas['User'];
  world: World;
  session: Session;
  /** Origin the caller used for the API: http://api.localhost:4000 */
  origin: string;
  /** Responds with another declared status, or with headers. */
  reply: <Status extends StatusOf<Op>>(
    status: Status,
    body: ResponseBody<Op, Status>,
    headers?: Record<string, string>,
  ) => Reply;
}

/** Returns the body of the success, or a reply; a refusal is thrown. */
export type Handler<Op extends OperationId> = (call: Call<Op>) => SuccessBody<Op> | Reply;

/**
 * The handlers of one tag of the contract: none may be missing. An operation can be left to the example of the
 * contract.
 */
export type HandlersOf<T extends Tag> = { readonly [Op in OperationOf<T>]: Handler<Op> | 'contractExample' };

/** The handlers of all operations. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> | 'contractExample' };

/** The same for every call: what differs is in their types. */
export const responding: Refusing<string> & Pick<Call<OperationId>, 'reply'> = {
  refusal: (failure, ...errors) => new Refused(failure, errors.length > 0 ? errors : undefined),
  need<T>(value: T): NonNullable<T> {
    if (value == null) throw new Refused('notFound');
    return value;
  },
  accept<T>(outcome: T): Exclude<T, Refusal<string>> {
    if (isRefusal(outcome)) throw new Refused(outcome.refused, outcome.errors);
    return outcome as Exclude<T, Refusal<string>>;
  },
  reply: (status, body, headers) => new Reply({ status, body, headers }),
};
