import { ApiError } from '@wayside/api-client';
import type { Failure, FailureKind } from '@wayside/api-client';
import { knownAlert } from '@wayside/domain';
import type { KnownAlert } from '@wayside/domain';
import type { ParseKeys } from '@wayside/i18n';
import type { CommonLabel, Notice } from '@wayside/machines';

const LABELS: Partial<Record<FailureKind, CommonLabel>> = {
  timeout: 'timeout',
  offline: 'offline',
  unreadable: 'unreadable',
  forbidden: 'forbidden',
};

const TEXTS: Partial<Record<FailureKind, ParseKeys<'common'>>> = {
  timeout: 'error.timeout',
  offline: 'error.offline',
  unreadable: 'error.unreadable',
  unauthorized: 'error.sessionEnded',
  forbidden: 'error.forbidden',
};

/**
 * A failure as the notice of a flow: the server's words, else a label of ours. Server texts that have one of ours in both languages and are
 * in `known` become a label, too.
 */
export function noticeOf(failure: Failure): Notice;
export function noticeOf<Known extends KnownAlert>(failure: Failure, known: readonly Known[]): Notice<Known>;
export function noticeOf(failure: Failure, known: readonly KnownAlert[] = []): Notice<KnownAlert> {
  const { kind, alertMessage, alertType, retryAfter } = failure;
  const patience = retryAfter !== undefined && { retryAfter };
  if (alertMessage === undefined) {
    return { tone: 'error', label: patience ? 'busy' : (LABELS[kind] ?? 'somethingWentWrong'), ...patience };
  }
  const alert = knownAlert(alertMessage);
  const label = known.find((candidate) => candidate === alert);
  return label === undefined ? { tone: alertType, text: alertMessage, ...patience } : { tone: 'error', label };
}

/** Nobody can tell whether the server did what it was asked for. One that asks to be tried again later did not. */
export const isLost = ({ kind, alertMessage, retryAfter }: Failure): boolean =>
  kind === 'timeout' ||
  kind === 'offline' ||
  kind === 'unreadable' ||
  (kind === 'server' && alertMessage === undefined && retryAfter === undefined);

/** There is no such thing, or it is none of this user's business. */
export const isNotFound = (problem: unknown): boolean => problem instanceof ApiError && problem.failure.kind === 'notFound';

/** What the server said of a problem; undefined when it said nothing, or the problem is not an answer. */
export const serverWords = (problem: unknown): string | undefined =>
  problem instanceof ApiError ? problem.failure.alertMessage : undefined;

/**
 * Our words for a problem in loading or saving, with the seconds after which to try again. Only a save keeps what was entered, and where
 * nobody knows what became of it, nothing says that it failed.
 */
export function failureText(problem: unknown, doing: 'load' | 'save'): { key: ParseKeys<'common'>; retryAfter: number | undefined } {
  const { kind, retryAfter } = problem instanceof ApiError ? problem.failure : {};
  const general = doing === 'load' ? 'error.loadBody' : 'error.saveFailed';
  if (retryAfter !== undefined) return { key: 'error.busy', retryAfter };
  if (doing === 'save' && problem instanceof ApiError && isLost(problem.failure)) {
    return { key: kind === 'offline' ? 'error.connectionLost' : 'error.mayHaveWorked', retryAfter };
  }
  return { key: (kind && TEXTS[kind]) ?? general, retryAfter };
}
