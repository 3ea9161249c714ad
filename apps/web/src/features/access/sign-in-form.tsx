import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Link, TextField } from '@wayside/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import styles from './access.module.css';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignInFormProps {
  /** What stands in the field at first. */
  email: string;
  isBusy: boolean;
  /** Whether the form takes the focus when it appears. */
  takesFocus: boolean;
  onSubmit: (credentials: Credentials) => void;
}

/**
 * Email and password. What was typed stays whatever the server answers. The fields are read from the page, not from what React was told:
 * a browser that fills them in does not always say so.
 */
export function SignInForm({ email, isBusy, takesFocus, onSubmit }: SignInFormProps) {
  const { t } = useTranslation(['access', 'common']);
  const [typed, setTyped] = useState<Credentials>({ email, password: '' });
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(false);
  const missing = (value: string) => (wasSubmitted && value === '' ? t('common:validation.mustSelect') : undefined);

  const read = (): Credentials => ({ email: emailInput.current?.value.trim() ?? '', password: passwordInput.current?.value ?? '' });

  // Before anything draws the fields anew, which would put back what React knows of them.
  function catchUp(): void {
    const found = read();
    if (found.email !== typed.email || found.password !== typed.password) setTyped(found);
  }

  useEffect(() => {
    if (takesFocus) (emailInput.current?.value ? passwordInput : emailInput).current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form appears
  }, []);
  useEffect(() => {
    // Turned away: the password is what most likely has to be typed again.
    if (wasBusy.current && !isBusy) passwordInput.current?.select();
    wasBusy.current = isBusy;
  }, [isBusy]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const credentials = read();
    setTyped(credentials);
    setWasSubmitted(true);
    if (credentials.email === '') emailInput.current?.focus();
    else if (credentials.password === '') passwordInput.current?.focus();
    else if (!isBusy) onSubmit(credentials);
  }

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onPointerOverCapture={catchUp}
      onFocusCapture={catchUp}
      onBlurCapture={catchUp}
      onKeyDownCapture={catchUp}
      noValidate
    >
      <TextField
        label={t('access:signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        value={typed.email}
        onChange={() => setTyped(read())}
        error={missing(typed.email)}
        inputRef={emailInput}
      />
      <TextField
        label={t('access:signIn.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={typed.password}
        onChange={() => setTyped(read())}
        error={missing(typed.password)}
        reveal={{ show: t('access:signIn.showPassword'), hide: t('access:signIn.hidePassword') }}
        inputRef={passwordInput}
      />
      <Button type="submit" variant="primary" isWide isPending={isBusy} pendingLabel={t('access:signIn.submitting')}>
        {t('access:signIn.submit')}
      </Button>
      <p className={styles.aside}>
        <Link href={place.forgotPassword}>{t('access:signIn.forgotPassword')}</Link>
      </p>
    </form>
  );
}
