import { ApiError } from '@wayside/api-client';
import type { Result } from '@wayside/api-client';
import { Alert } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { useFailureText } from '../failure/use-failure-text.ts';
import { bringToTop } from './bring-to-top.ts';

export interface FormAlertProps {
  result: Result<unknown> | undefined;
  /** Our text instead of the server's: for known texts, a success without text, or a lost response. */
  textOf?: (result: Result<unknown>) => string | undefined;
}

/** Result of a submit: the server's text in its tone, or ours if it sent none. */
export function FormAlert({ result, textOf }: FormAlertProps) {
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result && box.current) bringToTop(box.current);
  }, [result]);
  if (!result) return null;
  const text =
    textOf?.(result) ?? (result.status === 'failure' ? failureText(new ApiError(result), 'save') : result.alertMessage);
  if (text === undefined) return null;
  return (
    <div ref={box}>
      <Alert tone={result.status === 'success' && result.alertType === 'default' ? 'success' : result.alertType}>
        {text}
      </Alert>
    </div>
  );
}
