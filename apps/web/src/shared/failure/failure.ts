import { ApiError } from '@wayside/api-client';
import type { Failure, FailureKind } from '@wayside/api-client';
import { knownAlert } from '@wayside/domain';
import type { KnownAlert } from '@wayside/domain';
import type { ParseKeys } from '@wayside/i18n';
import type { CommonLabel, Notice } from '@wayside/machines';
import { fieldWords } from './field-words.ts';
import { inWords } from './server-words.ts';

/** Kinds that have their own text. */
const OWN = ['timeout', 'offline', 'unreadable', 'forbidden'] as const satisfies (FailureKind & CommonLabel)[];
const ownOf = (kind: FailureKind | undefined) => (kind === 'unsent' ? 'offline' : OWN.find((own) => own === kind));

/**
 * Notice to show for a failure: the server's text if there is one, otherwise a label of ours. Server texts listed in
 * `known`, which we have in both languages, become labels too.
 */
export function noticeOf(failure: Failure): Notice;
export function noticeOf<Known extends KnownAlert>(failure: Failure, known: readonly Known[]): Notice<Known>;
export function noticeOf(failure: Failure, alerts: readonly KnownAlert[] = []): Notice<KnownAlert> {
  const { kind, alertMessage, alertType, retryAfter, fields } = failure;
  const more = { retryAfter, fields, words: fields && fieldWords(fields) };
  if (alertMessage === undefined) {
    return {
      tone: 'error',
      label: retryAfter !== undefined ? 'busy' : (ownOf(kind) ?? 'somethingWentWrong'),
      ...more,
    };
  }
  const alert = knownAlert(alertMessage);
  const label = alerts.find((candidate) => candidate === alert);
  return label === undefined ? { tone: alertType, text: inWords(alertMessage), ...more } : { tone: 'error', label };
}

/** A thrown failure as the outcome of a call; a bug is thrown on. */
export function failureOutcome(problem: unknown): { status: 'failure'; notice: Notice } {
  if (problem instanceof ApiError) return { status: 'failure', notice: noticeOf(problem.failure) };
  throw problem;
}

/** Notice for a failed save. If the response was lost, it doesn't claim that the save failed. */
export function saveNoticeOf(failure: Failure): Notice {
  if (!isLost(failure)) return noticeOf(failure);
  return { tone: 'error', label: failure.kind === 'offline' ? 'connectionLost' : 'mayHaveWorked' };
}

/**
 * Whether the response was lost, so that the server may have done what was asked. A response with `retryAfter` means it
 * did not.
 */
export function isLost({ kind, alertMessage, fields, retryAfter }: Failure): boolean {
  return (
    kind === 'timeout' ||
    kind === 'offline' ||
    kind === 'unreadable' ||
    (kind === 'server' && alertMessage === undefined && fields === undefined && retryAfter === undefined)
  );
}

/** Whether there is nothing to say about it but that the input of a form is still there. */
export const isWithoutWords = (problem: unknown): boolean =>
  failureText(problem, 'save').key === 'error.saveFailed' && serverWords(problem) === undefined;

/** Title of a failure whose page was left. The title must not claim more than is known. */
export const notDoneTitle = (isUnclear: boolean, isDeletion = false) =>
  `form.${isUnclear ? 'maybeNot' : 'not'}${isDeletion ? 'Deleted' : 'Saved'}` as const;

/** The resource doesn't exist, or the user may not see it. */
export const isNotFound = (problem: unknown): boolean =>
  problem instanceof ApiError && problem.failure.kind === 'notFound';

/** The server's text for a problem, in French where we know it; undefined if it sent none or nothing. */
export function serverWords(problem: unknown): string | undefined {
  const text = problem instanceof ApiError ? problem.failure.alertMessage : undefined;
  return text && inWords(text);
}

/** The fields of a problem that the server named only as a program does. */
export const refusedFields = (problem: unknown): readonly string[] | undefined =>
  problem instanceof ApiError ? problem.failure.fields : undefined;

/**
 * Our text for a problem in loading or saving, and the seconds until a retry makes sense. Only the texts for `save`
 * mention that the input is kept. If the response was lost, the text doesn't claim that the save failed.
 */
export function failureText(
  problem: unknown,
  doing: 'load' | 'save',
): { key: ParseKeys<'common'>; retryAfter: number | undefined } {
  const { kind, retryAfter } = problem instanceof ApiError ? problem.failure : {};
  if (retryAfter !== undefined) return { key: 'error.busy', retryAfter };
  if (doing === 'save' && problem instanceof ApiError && isLost(problem.failure)) {
    return { key: kind === 'offline' ? 'error.connectionLost' : 'error.mayHaveWorked', retryAfter };
  }
  const own = ownOf(kind);
  if (own) return { key: `error.${own}`, retryAfter };
  return {
    key: kind === 'unauthorized' ? 'error.sessionEnded' : doing === 'load' ? 'error.loadBody' : 'error.saveFailed',
    retryAfter,
  };
}
