export type NoticeTone = 'default' | 'error' | 'success';

/** What any flow may have to say of an answer; the last two of a save that may have gone through all the same. */
export type CommonLabel =
  | 'somethingWentWrong'
  | 'timeout'
  | 'offline'
  | 'unreadable'
  | 'forbidden'
  | 'busy'
  | 'mayHaveWorked'
  | 'connectionLost';

/** A message for the user: the server's own, or a label of ours. `retryAfter`: seconds to wait before retrying, from the server. */
export type Notice<Label extends string = never> = { tone: NoticeTone; retryAfter?: number } & (
  | { text: string }
  | { label: Label | CommonLabel }
);

/** A failed call and its notice. */
export type Refused<Label extends string = never> = { status: 'failure'; notice: Notice<Label> };

/** The outcome of a call; on success with the fields of `T`. */
export type Outcome<T extends object, Label extends string = never> = ({ status: 'success' } & T) | Refused<Label>;

/** For an actor that threw instead of returning an outcome. */
export const failedNotice = { tone: 'error', label: 'somethingWentWrong' } as const satisfies Notice;
/** For an actor that timed out. */
export const lateNotice = { tone: 'error', label: 'timeout' } as const satisfies Notice;

/** Of a save that did not end in time: nobody knows what became of it. */
export const lateSaveNotice = { tone: 'error', label: 'mayHaveWorked' } as const satisfies Notice;

/** The notice of an outcome, or a general one. */
export const noticeIn = <Label extends string>(outcome: { status: string; notice?: Notice<Label> }): { notice: Notice<Label> } => ({
  notice: outcome.notice ?? failedNotice,
});

/** Placeholder for an actor the feature must provide; it always rejects. */
export const notProvided = (name: string) => (): Promise<never> => Promise.reject(new Error(`Actor ${name} was not provided`));

/** Delays and timeouts, in milliseconds. */
export const waits = {
  /** Timeout of a flag; no response means off. */
  flagPatience: 3_000,
  /** Timeout of a call; the client aborts earlier. */
  answerPatience: 30_000,
  /** Timeout of an upload: ten million bytes over a slow line. */
  uploadPatience: 330_000,
  /** Pause after a change, to collect several changes into one call. */
  changePause: 300,
} as const;
