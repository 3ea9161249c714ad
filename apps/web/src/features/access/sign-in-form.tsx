import { useTranslation } from '@wayside/i18n';
import { Button, Link, TextField } from '@wayside/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import styles from './access.module.css';

interface Credentials {
  email: string;
  password: string;
}

/** Email and password. What was typed stays whatever the server answers. */
export function SignInForm({ isBusy, onSubmit }: { isBusy: boolean; onSubmit: (credentials: Credentials) => void }) {
  const { t } = useTranslation(['access', 'common']);
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const missing = (value: string) => (wasSubmitted && value === '' ? t('common:validation.mustSelect') : undefined);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setWasSubmitted(true);
    const empty = [...event.currentTarget.elements].find((field) => field instanceof HTMLInputElement && field.value === '');
    if (empty instanceof HTMLElement) empty.focus();
    else if (!isBusy) onSubmit(credentials);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('access:signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        value={credentials.email}
        onChange={(email) => setCredentials({ ...credentials, email })}
        error={missing(credentials.email)}
      />
      <TextField
        label={t('access:signIn.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={credentials.password}
        onChange={(password) => setCredentials({ ...credentials, password })}
        error={missing(credentials.password)}
        reveal={{ show: t('access:signIn.showPassword'), hide: t('access:signIn.hidePassword') }}
      />
      <Button type="submit" variant="primary" isWide isPending={isBusy} pendingLabel={t('access:signIn.submitting')}>
        {t('access:signIn.submit')}
      </Button>
      <p className={styles.aside}>
        <Link href="/forgot_password">{t('access:signIn.forgotPassword')}</Link>
      </p>
    </form>
  );
}
