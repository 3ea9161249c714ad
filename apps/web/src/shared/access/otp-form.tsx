import { otpError } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Link, TextField } from '@wayside/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import styles from './otp-form.module.css';

export interface OtpFormProps {
  /** Email of the account that the code was sent for. */
  email: string;
  isValidating: boolean;
  isResending: boolean;
  /** A code was just resent; the next one has to wait `cooldown` milliseconds. */
  isCooling: boolean;
  cooldown: number;
  onSubmit: (otp: string) => void;
  onResend: () => void;
  onBack: () => void;
  backLabel: string;
}

/** Removes the spaces and hyphens that come along when copying from a message. */
const withoutSeparators = (text: string): string => text.replaceAll(/[\s-]/g, '');

/**
 * Form for the one-time code: six digits, typed, pasted or filled in by the device. Keeps the input whatever the
 * response.
 */
export function OtpForm({
  email,
  isValidating,
  isResending,
  isCooling,
  cooldown,
  onSubmit,
  onResend,
  onBack,
  backLabel,
}: OtpFormProps) {
  const { t } = useTranslation(['access', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const wasValidating = useRef(false);
  const [otp, setOtp] = useState('');
  const [isJudged, setJudged] = useState(false);
  const seconds = useCountdown(isCooling, cooldown);

  const error = otpError(otp) && t('common:validation.otp');
  // While typing, the reason is shown beside the button; input that can't become a code any more is marked at the
  // field.
  const isHopeless = otp.length > 6 || /\D/.test(otp);
  const fieldError = error && otp !== '' && (isJudged || isHopeless) ? error : undefined;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (wasValidating.current && !isValidating) input.current?.select();
    wasValidating.current = isValidating;
  }, [isValidating]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setJudged(true);
    if (error) input.current?.focus();
    else if (!isValidating && !isResending) onSubmit(otp);
  }

  return (
    <>
      <p className={styles.body}>{t('access:otp.body', { email })}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('access:otp.label')}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck="false"
          value={otp}
          onChange={(text) => setOtp(withoutSeparators(text))}
          onBlur={() => setJudged(true)}
          error={fieldError}
          inputRef={input}
        />
        <Button
          type="submit"
          variant="primary"
          isWide
          isPending={isValidating}
          pendingLabel={t('access:otp.validating')}
          disabledReason={
            fieldError ? t('access:otp.correctFirst') : (error ?? (isResending ? t('access:otp.resending') : undefined))
          }
        >
          {t('access:otp.validate')}
        </Button>
        <div className={styles.more}>
          <Button
            variant="quiet"
            isPending={isResending}
            pendingLabel={t('access:otp.resending')}
            disabledReason={seconds > 0 ? t('access:otp.resendWait', { count: seconds }) : undefined}
            onPress={onResend}
          >
            {t('access:otp.resend')}
          </Button>
        </div>
      </form>
      <p className={styles.back}>
        <Link onPress={onBack}>{backLabel}</Link>
      </p>
    </>
  );
}

/**
 * Seconds left of `duration` (milliseconds) since `isRunning` became true: a whole number, at least 1 while running,
 * otherwise 0.
 */
function useCountdown(isRunning: boolean, duration: number): number {
  const full = Math.ceil(duration / 1000);
  const [left, setLeft] = useState(full);
  useEffect(() => {
    if (!isRunning) return undefined;
    const end = Date.now() + duration;
    const timer = setInterval(() => setLeft(Math.max(1, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => {
      clearInterval(timer);
      setLeft(full);
    };
  }, [isRunning, duration, full]);
  return isRunning ? left : 0;
}
