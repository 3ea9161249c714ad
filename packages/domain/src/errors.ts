export type AlertType = 'default' | 'error';

/** Outcome of a call as the app shows it. An empty `alertMessage` means that nothing is to be said. */
export interface Outcome {
  readonly status: 'success' | 'failure';
  readonly alertMessage: string;
  readonly alertType: AlertType;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (body: unknown): Fields => (typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {});

function messagesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(messagesOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(messagesOf);
  return value == null || value === false ? [] : [String(value)];
}

/** Messages of an answer's `error` and `errors` fields, in that order. Empty fields say nothing: some entities always carry them. */
export function failureMessages(body: unknown): string[] {
  const { error, errors } = fieldsOf(body);
  return [...messagesOf(error), ...messagesOf(errors)];
}

/**
 * What an answer means, by its body first: anything in `error` or `errors` is a failure even with status 200, its messages joined. Any
 * other failure, and any success, speaks through its own `alertMessage` and `alertType`. `ok` is false too when there was no answer.
 */
export function outcomeOf({ ok, body }: { readonly ok: boolean; readonly body?: unknown }): Outcome {
  const messages = failureMessages(body);
  if (messages.length > 0) return { status: 'failure', alertMessage: messages.join(', '), alertType: 'error' };
  const { alertMessage, alertType } = fieldsOf(body);
  return {
    status: ok ? 'success' : 'failure',
    alertMessage: typeof alertMessage === 'string' ? alertMessage : '',
    alertType: alertType === 'default' || alertType === 'error' ? alertType : ok ? 'default' : 'error',
  };
}

/** Server texts that the app puts in its own words: keys of the `access` translations, under `alerts`. */
export type KnownAlert = 'invalidAuthentication' | 'noAccountFound' | 'userExists';

const knownTexts: readonly (readonly [part: string, alert: KnownAlert])[] = [
  ['invalid email or password', 'invalidAuthentication'],
  ['courriel ou mot de passe invalide', 'invalidAuthentication'],
  ['no account associated', 'noAccountFound'],
  ['please use another email address', 'userExists'],
];

/** Recognises a server text wherever it stands in a message, whatever its case; undefined when the message is to be shown as it is. */
export function knownAlert(message: string): KnownAlert | undefined {
  const text = message.toLowerCase().replace(/\s+/g, ' ');
  return knownTexts.find(([part]) => text.includes(part))?.[1];
}
