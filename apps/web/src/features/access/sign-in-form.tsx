import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { Credentials } from '@wayside/machines';
import { Button, Link, TextField } from '@wayside/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import styles from './access.module.css';

export interface SignInFormProps {
  /** Initial value of the email field. */
  email: string;
  isBusy: boolean;
  /** Whether to focus the form when it mounts. */
  takesFocus: boolean;
  onSubmit: (credentials: Credentials) => void;
}

/**
 * Email and password. Typed values stay whatever the server responds. Values are read from the DOM rather than from
 * React state, because browser autofill doesn't always fire events. The same goes for a re-render, such as when the
 * sign-in code has loaded: React would otherwise restore its own values.
 */
export function SignInForm({ email, isBusy, takesFocus, onSubmit }: SignInFormProps) {
  const { t } = useTranslation(['access', 'common']);
  const [typed, setTyped] = useState<Credentials>({ email, password: '' });
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(false);
  const read = (): Credentials => ({
    email: emailInput.current?.value.trim() ?? '',
    password: passwordInput.current?.value ?? '',
  });
  const shown = emailInput.current ? read() : typed;
  const missing = (value: string) => (wasSubmitted && value === '' ? t('common:validation.mustSelect') : undefined);

  // The fields re-render on focus and hover without the form, so state has to match the DOM first.
  function catchUp(): void {
    const found = read();
    if (found.email !== typed.email || found.password !== typed.password) setTyped(found);
  }

  useEffect(() => {
    if (takesFocus) (emailInput.current?.value ? passwordInput : emailInput).current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
  useEffect(() => {
    // Sign-in failed, most likely because of the password: select it for retyping.
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
        value={shown.email}
        onChange={() => setTyped(read())}
        error={missing(shown.email)}
        inputRef={emailInput}
      />
      <TextField
        label={t('access:signIn.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={shown.password}
        onChange={() => setTyped(read())}
        error={missing(shown.password)}
        reveal={{ show: t('access:signIn.showPassword'), hide: t('access:signIn.hidePassword') }}
        inputRef={passwordInput}
      />
      <Button type="submit" variant="primary" isWide isPending={isBusy} pendingLabel={t('access:signIn.submitting')}>
        {t('access:signIn.submit')}
      </Button>
      <p className={styles.aside}>
        <Link href={place.forgotPassword} routerOptions={{ state: { email: shown.email } }}>
          {t('access:signIn.forgotPassword')}
        </Link>
      </p>
    </form>
  );
}
