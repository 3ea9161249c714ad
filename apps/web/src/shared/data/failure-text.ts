import { ApiError } from '@wayside/api-client';
import type { FailureKind } from '@wayside/api-client';
import type { ParseKeys } from '@wayside/i18n';

const TEXTS: Partial<Record<FailureKind, ParseKeys<'common'>>> = {
  timeout: 'error.timeout',
  offline: 'error.network',
  unreadable: 'error.malformed',
  unauthorized: 'error.sessionEnded',
  forbidden: 'error.forbidden',
};

/** What went wrong in loading, in our words, for the panel that offers to try again. */
export function loadFailureText(problem: unknown): ParseKeys<'common'> {
  return (problem instanceof ApiError && TEXTS[problem.failure.kind]) || 'error.loadBody';
}
