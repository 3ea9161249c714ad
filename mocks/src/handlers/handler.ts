import type {
  ExampleName,
  OperationId,
  PathParams,
  QueryParams,
  RequestBody,
  Schemas,
  StatusOf,
  AnswerBody,
  SuccessBody,
} from '@wayside/api-client';
import type { Override } from '@wayside/scenarios';
import type { Answer } from '../engine/engine.ts';
import type { Operation } from '../engine/contract.ts';
import type { Session } from '../session/session.ts';
import type { World } from '../world/world.ts';

/** A response other than the plain success body. */
export class Reply {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/** What a handler receives: the request, typed by the contract, and the world it may change. */
export interface Call<Op extends OperationId> {
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
  /** Responds with a named failure example of the contract; `errors` replaces its messages when they contain a value. */
  fail: (name: ExampleName<Op>, errors?: string[]) => Reply;
  /** Responds with another declared status, or with headers. */
  reply: <Status extends StatusOf<Op>>(status: Status, body: AnswerBody<Op, Status>, headers?: Record<string, string>) => Reply;
}

export type Handler<Op extends OperationId> = (call: Call<Op>) => SuccessBody<Op> | Reply;

/** Handlers by operation; `satisfies Handlers` type-checks each against its operation. */
export type Handlers = { readonly [Op in OperationId]?: Handler<Op> };

export function overrideAnswer(operation: Operation, override: Override<OperationId>): Answer {
  return 'example' in override ? exampleAnswer(operation, override.example) : { status: override.status, body: override.body };
}

export function exampleAnswer(operation: Operation, name: string, errors?: string[]): Answer {
  const example = operation.examples.get(name);
  if (!example) throw new Error(`${operation.id} declares no example "${name}". It has: ${[...operation.examples.keys()].join(', ')}`);
  return { status: example.status, body: errors ? { errors } : example.value };
}
