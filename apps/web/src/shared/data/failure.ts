import { ApiError } from '@wayside/api-client';
import type { Failure } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { loadFailureText } from './failure-text.ts';

export const isLost = ({ kind, alertMessage }: Failure): boolean =>
  kind === 'timeout' || kind === 'offline' || kind === 'unreadable' || (kind === 'server' && alertMessage === undefined);

export function useFailureText(): (problem: unknown, what: 'load' | 'save') => string {
  const { t } = useTranslation();
  return (problem) => {
    const failure = problem instanceof ApiError ? problem.failure : (problem as Failure);
    return failure.alertMessage ?? t(loadFailureText(new ApiError(failure)));
  };
}
