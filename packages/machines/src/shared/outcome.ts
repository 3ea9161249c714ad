import type { ValidationError } from '@wayside/domain';

export type NoticeTone = 'default' | 'error' | 'success';

/** What any flow may have to say of a response; the last two of a save that may have gone through all the same. */
export type CommonLabel =
  | 'somethingWentWrong'
  | 'timeout'
  | 'offline'
  | 'unreadable'
  | 'forbidden'
  | 'busy'
  | 'mayHaveWorked'
  | 'connectionLost';

/**
 * A message for the user: the server's own, or a label of ours. `retryAfter`: seconds to wait before retrying, from the
 * server. `fields`: those of which the server's message was a program's, so that ours are said instead: `words`.
 */
export type Notice<Label extends string = never> = {
  tone: NoticeTone;
  retryAfter?: number | undefined;
  fields?: readonly string[] | undefined;
  words?: readonly ValidationError[] | undefined;
} & ({ text: string } | { label: Label | CommonLabel });

/** A failed call and its notice. */
export interface Refused<Label extends string = never> {
  status: 'failure';
  notice: Notice<Label>;
}

/** The outcome of a call; on success with the fields of `T`. */
export type Outcome<T extends object, Label extends string = never> = ({ status: 'success' } & T) | Refused<Label>;

/** For an actor that threw instead of returning an outcome. */
export const failedNotice = { tone: 'error', label: 'somethingWentWrong' } as const satisfies Notice;
/** For an actor that timed out. */
const lateNotice = { tone: 'error', label: 'timeout' } as const satisfies Notice;

/** Of a save that did not end in time: nobody knows what became of it. */
export const lateSaveNotice = { tone: 'error', label: 'mayHaveWorked' } as const satisfies Notice;

interface Done<Label extends string = string> {
  readonly event: { readonly output: { readonly status: string; readonly notice?: Notice<Label> } };
}

/** Guards about the outcome of a call. */
export const isSuccess = ({ event }: Done): boolean => event.output.status === 'success';
export const isFailure = ({ event }: Done): boolean => event.output.status === 'failure';
export const isLost = ({ event }: Done): boolean => event.output.status === 'lost';

/** What came with an outcome that a guard took for a success. */
export const successIn = <Of extends { status: string }>(outcome: Of) => outcome as Extract<Of, { status: 'success' }>;

/** The notice of an outcome, or a general one. */
export function noticeIn<Label extends string>(outcome: {
  status: string;
  notice?: Notice<Label>;
}): { notice: Notice<Label> } {
  return { notice: outcome.notice ?? failedNotice };
}

/** How a machine with these labels says what became of a call: by its action `setNotice`, or that of a region. */
export function speech<Label extends string, Action extends string = 'setNotice'>(type = 'setNotice' as Action) {
  const say = (notice: Notice<Label> | null) => ({ type, params: { notice } }) as const;
  const sayWhy = { type, params: ({ event }: Done<Label>) => noticeIn<Label>(event.output) } as const;
  /** The ways to a state that says why: the call was refused, it broke, or nothing came in time. */
  function failing<const Target extends string>(target: Target, late: Notice<Label> = lateNotice) {
    const to = <Actions>(actions: Actions) => ({ target, actions });
    return { refused: to(sayWhy), broken: to(say(failedNotice)), late: to(say(late)) };
  }
  return { say, sayWhy, failing };
}

/** Placeholder for an actor the feature must provide; it always rejects. */
export const notProvided = (name: string) => (): Promise<never> =>
  Promise.reject(new Error(`Actor ${name} was not provided`));

/** Delays and timeouts, in milliseconds. */
export const waits = {
  /** Timeout of a flag; no response means off. */
  flagPatience: 3_000,
  /** Timeout of a call; the client aborts earlier. */
  responsePatience: 30_000,
  /** Timeout of an upload: ten million bytes over a slow line. */
  uploadPatience: 330_000,
  /** Pause after a change, to collect several changes into one call. */
  changePause: 300,
} as const;
