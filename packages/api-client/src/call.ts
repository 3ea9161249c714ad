import type { ResponseAt, AskedAt, Path, PathWith } from './types.ts';

/** The input of any call. */
export interface Asked {
  path?: object | undefined;
  query?: object | undefined;
  body?: unknown;
}

/** The argument is optional if every parameter is. */
export type AskedArgs<P extends PathWith<M>, M extends 'get' | 'post'> =
  Record<never, never> extends AskedAt<P, M> ? [asked?: AskedAt<P, M>] : [asked: AskedAt<P, M>];

/** A call that changes nothing, as a value. */
export interface ReadCall<Data = unknown> {
  readonly method: 'GET' | 'POST';
  readonly path: Path;
  readonly asked: Asked;
  /** Only the type of the success body; no call has it. */
  readonly data?: Data;
}

export function getCall<P extends PathWith<'get'>>(
  path: P,
  ...[asked]: AskedArgs<P, 'get'>
): ReadCall<ResponseAt<P, 'get'>> {
  return {
    method: 'GET',
    path,
    asked: (asked ?? {}) as Asked,
  };
}

/** A POST that changes nothing, such as a search or a preview. */
export function postCall<P extends PathWith<'post'>>(
  path: P,
  asked: AskedAt<P, 'post'>,
): ReadCall<ResponseAt<P, 'post'>> {
  return {
    method: 'POST',
    path,
    asked: asked as Asked,
  };
}
