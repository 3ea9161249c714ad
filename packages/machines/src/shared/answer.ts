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

/** What the user is told: the server's own words, or a label of ours. `retryAfter`: seconds after which the server wants to be tried again. */
export type Notice<Label extends string = never> = { tone: NoticeTone; retryAfter?: number } & (
  | { text: string }
  | { label: Label | CommonLabel }
);

/** A call that failed, with what to say of it. */
export type Refused<Label extends string = never> = { status: 'failure'; notice: Notice<Label> };

/** What became of a call: on success the fields of `T`. */
export type Outcome<T extends object, Label extends string = never> = ({ status: 'success' } & T) | Refused<Label>;

/** Of an actor that failed without an outcome. */
export const failedNotice = { tone: 'error', label: 'somethingWentWrong' } as const satisfies Notice;
/** Of an actor that did not end in time. */
export const lateNotice = { tone: 'error', label: 'timeout' } as const satisfies Notice;

/** Of a save that did not end in time: nobody knows what became of it. */
export const lateSaveNotice = { tone: 'error', label: 'mayHaveWorked' } as const satisfies Notice;

/** The notice of an outcome; an outcome that has none failed for no reason that anybody knows. */
export const noticeIn = <Label extends string>(outcome: { status: string; notice?: Notice<Label> }): { notice: Notice<Label> } => ({
  notice: outcome.notice ?? failedNotice,
});

/** An actor in a machine before the feature provides it. */
export const notProvided = (name: string) => (): Promise<never> => Promise.reject(new Error(`The actor ${name} was not provided`));

/** Milliseconds that flows wait. */
export const waits = {
  /** For a flag: a service that says nothing means off. */
  flagPatience: 3_000,
  /** For an answer; the client gives up before. */
  answerPatience: 30_000,
  /** For the next change, where several are made one after the other. */
  changePause: 300,
} as const;
