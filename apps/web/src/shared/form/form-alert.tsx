import { ApiError } from '@wayside/api-client';
import type { Failure, Result } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { Alert } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { loadFailureText } from '../data/failure-text.ts';

export interface FormAlertProps {
  result: Result<unknown> | undefined;
  /** Our words for what the server said: for known texts, and for a success that says nothing. */
  textOf?: (result: Result<unknown>) => string | undefined;
}

/** What came of a submit: the server's words as text, in the tone that it gave them, or ours where it gave none. */
export function FormAlert({ result, textOf }: FormAlertProps) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) box.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  if (!result) return null;
  const text = textOf?.(result) ?? result.alertMessage ?? (result.status === 'failure' ? t(saveFailureText(result)) : undefined);
  if (text === undefined) return null;
  return (
    <div ref={box}>
      <Alert tone={result.status === 'success' && result.alertType === 'default' ? 'success' : result.alertType}>{text}</Alert>
    </div>
  );
}

/** The texts of loading say too much of loading where it was a save that failed. */
function saveFailureText(failure: Failure) {
  const text = loadFailureText(new ApiError(failure));
  return text === 'error.loadBody' ? 'error.saveFailed' : text;
}
