import type { Failure } from '@wayside/api-client';
import { knownAlert } from '@wayside/domain';

type FailureNotice =
  | { tone: 'default' | 'error'; text: string }
  | { tone: 'error'; label: 'userExists' | 'timeout' | 'offline' | 'somethingWentWrong' };

/** The server's words, but for those that have a text of ours in both languages, and for failures without words. */
export function failureNotice({ alertMessage, alertType, kind }: Failure): FailureNotice {
  if (alertMessage === undefined) return { tone: 'error', label: kind === 'timeout' || kind === 'offline' ? kind : 'somethingWentWrong' };
  return knownAlert(alertMessage) === 'userExists' ? { tone: 'error', label: 'userExists' } : { tone: alertType, text: alertMessage };
}
