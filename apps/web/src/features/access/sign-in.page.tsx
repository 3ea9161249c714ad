import { landingPath } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Loading, Spinner } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { brand } from '../../app/brand.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { currentUserQuery, queryClient } from '../../app/queries.ts';
import { isSignedIn, rememberUser } from '../../app/session.ts';
import type { User } from '../../app/session.ts';
import { AccessLayout } from '../../app/access/access-layout.tsx';
import { NoticeAlert } from './notice-alert.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';

/** `/sign_in`. Whoever is signed in already goes to the dashboard, the key of the address with them. */
export function SignInPage() {
  const [query] = useSearchParams();
  const key = query.get('key') ?? undefined;
  const arrivedSignedIn = useRef(isSignedIn());
  if (arrivedSignedIn.current)
    return <Navigate replace to={key ? `/dashboard?${new URLSearchParams({ key }).toString()}` : '/dashboard'} />;
  return <SignIn pageKey={key} errorMessage={query.get('error_message')} />;
}

function SignIn({ pageKey, errorMessage }: { pageKey: string | undefined; errorMessage: string | null }) {
  const { t } = useTranslation(['access', 'shell', 'common']);
  const navigate = useNavigate();
  const { state: carried } = useLocation() as { state: { from?: unknown; key?: unknown; ended?: boolean } | null };
  const carriedKey = typeof carried?.key === 'string' ? carried.key : undefined;
  const [snapshot, send] = useSignIn({
    key: pageKey ?? carriedKey,
    notice: errorMessage ? { tone: 'error', text: errorMessage } : undefined,
  });
  const { user, notice } = snapshot.context;
  usePageTitle(t('shell:title', { page: t('shell:titles.signIn'), brand: brand.name }));

  useEffect(() => {
    if (!user) return;
    const { authentication_token: token, ...data } = user as User;
    rememberUser(data, token ?? '');
    queryClient.setQueryData(currentUserQuery.queryKey, data);
    void navigate(landingPath(data, carried?.from), { replace: true });
  }, [user, navigate, carried]);

  return (
    <AccessLayout title={t('access:signIn.heading', { brand: brand.name })}>
      {carried?.ended && !notice && <NoticeAlert notice={{ tone: 'default', text: t('common:error.sessionEnded') }} />}
      {notice && <NoticeAlert notice={notice} />}
      {snapshot.hasTag('key') ? (
        <Loading label={t('access:signIn.withKey')}>
          <Spinner label={t('access:signIn.withKey')} />
        </Loading>
      ) : (
        <SignInForm
          isBusy={snapshot.hasTag('busy') || snapshot.status === 'done'}
          onSubmit={(credentials) => send({ type: 'credentials.submitted', ...credentials })}
        />
      )}
    </AccessLayout>
  );
}
