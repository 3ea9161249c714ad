import { landingPath, place, safeRedirectPath, withQuery } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { Credentials, SignInLabel, SignInNotice } from '@wayside/machines';
import { Alert, LazyBoundary, Link, Loading, Spinner, lazyPart } from '@wayside/ui';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AccessLayout } from '../../shared/access/access-layout.tsx';
import { brand } from '../../shared/brand/brand.ts';
import { useCommonNoticeText } from '../../shared/failure/use-notice-text.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { PartBoundary } from '../../shared/page/part-boundary.tsx';
import { beginSession } from '../../shared/session/session-data.ts';
import { isSignedIn } from '../../shared/session/session.ts';
import { keepsCookies } from '../../shared/session/storage.ts';
import styles from './access.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { signInHistoryStateOf } from './sign-in-history-state.ts';
import { SignInOptions } from './sign-in-options.tsx';
import { StoreLinks } from './store-links.tsx';
import { useOtpHistory } from './use-otp-history.ts';
import { useSignIn } from './use-sign-in.ts';

const SignInCode = lazyPart(() => import('./sign-in-code.tsx'), 'SignInCode');

/**
 * `/sign_in`. Signed-in users are redirected: to the dashboard if the URL has a key, otherwise to the page they came
 * for, or the dashboard.
 */
export function SignInPage() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [arrivedSignedIn] = useState(isSignedIn);
  if (!arrivedSignedIn) return <SignIn />;
  const key = query.get('key');
  const carried = safeRedirectPath(signInHistoryStateOf(state).from) ?? place.dashboard;
  return <Navigate replace to={key ? withQuery(place.dashboard, { key }) : carried} />;
}

function SignIn() {
  const { t } = useTranslation(['access', 'shell', 'common']);
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const carried = signInHistoryStateOf(state);
  const errorMessage = query.get('error_message')?.trim();
  const [areCookiesBlocked, setCookiesBlocked] = useState(() => !keepsCookies());
  const [view, send] = useSignIn({
    key: areCookiesBlocked ? undefined : query.get('key') || carried.key,
    notice: errorMessage
      ? { tone: 'error', text: errorMessage }
      : (carried.notice ?? (carried.ended ? { tone: 'default', label: 'sessionEnded' } : undefined)),
  });
  const { user, notice, email, isAtCode, isDone } = view;
  // After a correct code, keep its screen until the landing page has loaded.
  const showsCode = isAtCode || (isDone && carried.isCodeEntry);
  const abandon = () => send({ type: 'otp.abandoned' });
  const [hasChosenTab, setHasChosenTab] = useState(false);
  useOtpHistory({ isAtCode, isDone, abandon });
  usePageTitle(
    t('shell:title', { page: showsCode ? t('access:otp.title') : t('access:signIn.title'), brand: brand.name }),
  );

  // A key works once and gives access to the account, so remove a failed one from the URL and the history.
  const hasUsedKey = (query.has('key') || carried.key !== undefined) && !isDone && !view.isAtKey;
  useEffect(() => {
    if (!hasUsedKey) return;
    const { key: _key, ...rest } = (state ?? {}) as Record<string, unknown>;
    setQuery((old) => [...old].filter(([name]) => name !== 'key'), { replace: true, state: rest });
  }, [hasUsedKey, setQuery, state]);

  const from = useRef(carried.from);
  useEffect(() => {
    if (!user) return;
    const { authentication_token: token, ...data } = user;
    beginSession(data, token);
    void navigate(landingPath(data, from.current), { replace: true });
  }, [user, navigate]);

  /** Sends nothing while cookies are blocked: the session would be lost immediately. */
  function signIn(credentials: Credentials): void {
    const isBlocked = !keepsCookies();
    setCookiesBlocked(isBlocked);
    if (!isBlocked) send({ type: 'credentials.submitted', ...credentials });
  }

  function chooseTab(tab: string): void {
    setHasChosenTab(true);
    setQuery((old) => [...[...old].filter(([name]) => name !== 'tab'), ['tab', tab]], { replace: true, state });
  }

  if (showsCode) {
    return (
      <AccessLayout title={t('access:otp.title')}>
        {notice && <NoticeAlert notice={notice} />}
        <PartBoundary>
          <LazyBoundary fallback={<Spinner label={t('common:state.loading')} />}>
            <SignInCode view={view} send={send} onBack={abandon} />
          </LazyBoundary>
        </PartBoundary>
      </AccessLayout>
    );
  }

  const form = (
    <SignInForm
      email={email || (carried.email ?? '')}
      isBusy={view.isBusy || isDone}
      takesFocus={!hasChosenTab}
      onSubmit={signIn}
    />
  );
  return (
    <AccessLayout title={t('access:signIn.heading', { brand: brand.name })}>
      {areCookiesBlocked && <Alert tone="error">{t('common:error.cookiesBlocked')}</Alert>}
      {notice && <NoticeAlert notice={notice} />}
      {view.isAtKey ? (
        <Loading label={t('access:signIn.withKey')}>
          <p className={styles.withKey}>
            <Spinner label={t('access:signIn.withKey')} size={20} />
            {t('access:signIn.withKey')}
          </p>
        </Loading>
      ) : (
        <>
          {brand.signInTabs.length > 0 ? (
            <SignInOptions selected={query.get('tab')} onSelect={chooseTab} form={form} />
          ) : (
            form
          )}
          {brand.switches.signUpLink && (
            <p className={styles.aside}>
              {t('access:signIn.noAccount', { brand: brand.name })}{' '}
              <Link href={place.signUp}>{t('access:signIn.signUpLink')}</Link>
            </p>
          )}
          <StoreLinks />
        </>
      )}
    </AccessLayout>
  );
}

const LABELS = {
  otpSent: 'access:otp.sent',
  otpResent: 'access:otp.resent',
  notAFleetCustomer: 'access:alerts.notAFleetCustomer',
  invalidAuthentication: 'access:alerts.invalidAuthentication',
  sessionEnded: 'common:error.sessionEnded',
} as const satisfies Record<SignInLabel, string>;

/** The sign-in notice. Text from the server or the URL is rendered as text, never as markup. */
function NoticeAlert({ notice }: { notice: SignInNotice }) {
  const { t } = useTranslation(['access', 'common']);
  const textOf = useCommonNoticeText<SignInLabel>((label) => t(LABELS[label]));
  return <Alert tone={notice.tone}>{textOf(notice)}</Alert>;
}
