import type { components, operations, paths } from './generated/contract.d.ts';
import type { operations as table } from './generated/operations.ts';

export type { paths } from './generated/contract.d.ts';

/** Entities of the contract by name: `Schemas['Vehicle']`. */
export type Schemas = components['schemas'];

/** Operation names: 'createSession', 'listVehicles', … */
export type OperationId = keyof operations;

type Responses<Op extends OperationId> = operations[Op]['responses'];
type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined;

/** Statuses an operation declares. */
export type StatusOf<Op extends OperationId> = keyof Responses<Op> & number;

/** The body an operation returns with a status; undefined when there is none. */
export type ResponseBody<Op extends OperationId, Status extends StatusOf<Op> = StatusOf<Op>> = ContentOf<
  Responses<Op>[Status]
>;

/** The body of a success. */
export type SuccessBody<Op extends OperationId> = ResponseBody<Op, StatusOf<Op> & (200 | 201 | 204 | 302)>;

export type RequestBody<Op extends OperationId> = operations[Op] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** The media type of the request body. */
export type RequestType<Op extends OperationId> = operations[Op] extends { requestBody: { content: infer Content } }
  ? keyof Content
  : never;

export type PathParams<Op extends OperationId> = operations[Op]['parameters'] extends { path: infer Path }
  ? Path
  : Record<never, never>;

export type QueryParams<Op extends OperationId> = operations[Op]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : Record<never, never>;

type Statuses<Op extends OperationId> = (typeof table)[Op]['statuses'];

/** Names of an operation's contract examples, failures and successes. */
export type ExampleName<Op extends OperationId> = {
  [S in keyof Statuses<Op>]: Statuses<Op>[S] extends readonly (infer Name)[] ? Name : never;
}[keyof Statuses<Op>];

/** Names of the failures that an operation declares. */
export type FailureName<Op extends OperationId> = {
  [S in keyof Statuses<Op>]: S extends `${4 | 5}${string}`
    ? Statuses<Op>[S] extends readonly (infer Name extends string)[]
      ? Name
      : never
    : never;
}[keyof Statuses<Op>];

/** Tags of the contract, and the operations of each. */
export type Tag = (typeof table)[OperationId]['tag'];
export type OperationOf<T extends Tag> = {
  [Op in OperationId]: (typeof table)[Op]['tag'] extends T ? Op : never;
}[OperationId];

type HttpMethod = 'get' | 'post' | 'put' | 'delete' | 'patch';

/** Path templates of the contract: `/orders/{id}/preview`. */
export type Path = keyof paths;

type OperationAt<P extends Path, M extends HttpMethod> = paths[P] extends { [Method in M]: infer Op } ? Op : never;

/** Paths that support a method. */
export type PathWith<M extends HttpMethod> = { [P in Path]: [OperationAt<P, M>] extends [never] ? never : P }[Path];

type PathOf<Op> = Op extends { parameters: { path: infer Params } } ? { path: Params } : { path?: never };
type QueryOf<Op> = Op extends { parameters: { query: infer Params } }
  ? { query: Params }
  : Op extends { parameters: { query?: infer Params } }
    ? { query?: Params }
    : { query?: never };
type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: never };

/** The input of a call: path and query parameters, and the body if any. */
export type AskedAt<P extends Path, M extends HttpMethod> = PathOf<OperationAt<P, M>> &
  QueryOf<OperationAt<P, M>> &
  BodyOf<OperationAt<P, M>>;

/** The success body at a path. */
export type ResponseAt<P extends Path, M extends HttpMethod> =
  OperationAt<P, M> extends { responses: infer Statuses }
    ? ContentOf<Statuses[keyof Statuses & (200 | 201 | 204)]>
    : never;
