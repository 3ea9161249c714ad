import { resultOf } from '@wayside/api-client';
import { place } from '@wayside/domain';
import { useTranslation, withElements } from '@wayside/i18n';
import { Alert, ButtonLink, Capitalized, Link, Loading, Spinner } from '@wayside/ui';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AccessLayout } from '../../shared/access/access-layout.tsx';
import { brand } from '../../shared/brand/brand.ts';
import { apiOf } from '../../shared/data/api.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { authenticationToken, rememberedAffiliation } from '../../shared/session/session.ts';
import { eraseKept } from '../../shared/kept/erase-kept.ts';
import { forgetEverything } from '../../shared/session/sign-out.ts';
import styles from './access.module.css';

/** `/sign_out`: clears all user data, then goes to sign-in, or to the account manager if the brand has one. */
export function SignOutPage() {
  const { t } = useTranslation(['access', 'common', 'shell']);
  const state = useSignOut();
  usePageTitle(
    t('shell:title', {
      page: t(state === 'left' ? 'access:signOut.title' : 'access:signOut.signingOut'),
      brand: brand.name,
    }),
  );

  if (state === 'left' && !brand.accountManagerUrl) return <Navigate replace to={place.signIn} />;
  return (
    <AccessLayout title={t(state === 'left' ? 'access:signOut.title' : 'access:signOut.signingOut')}>
      {state === 'leaving' && (
        <Loading label={t('access:signOut.signingOut')}>
          <Spinner label={t('access:signOut.signingOut')} size={20} />
        </Loading>
      )}
      {state === 'left' && (
        <output className={styles.aside}>
          {withElements(t('access:signOut.loggedOut'), {
            manager: <Link href={brand.accountManagerUrl!}>{null}</Link>,
          })}
        </output>
      )}
      {state === 'failed' && (
        <Alert tone="error">
          <Capitalized>{t('common:error.loadTitle')}</Capitalized>
        </Alert>
      )}
      {state !== 'leaving' && <ButtonLink href={place.signIn}>{t('access:signOut.signInAgain')}</ButtonLink>}
    </AccessLayout>
  );
}

/** Longest wait for the provider to end its session, in milliseconds. */
const PATIENCE = 3_000;

type SignOutState = 'leaving' | 'left' | 'failed';

/**
 * Clears all user data right away, then ends the provider's session if there is one. `failed`: the browser storage
 * couldn't be cleared.
 */
function useSignOut(): SignOutState {
  const [state, setState] = useState<SignOutState>('leaving');
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const token = authenticationToken();
    const affiliation = rememberedAffiliation();
    eraseKept();
    const isCleared = forgetEverything();
    const ending = token === undefined ? Promise.resolve() : endProviderSession(token, affiliation);
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([ending, patience]).then(() => setState(isCleared ? 'left' : 'failed'));
  }, []);

  return state;
}

/**
 * Only for the brand whose provider keeps a session and for users who signed in through it. A failure doesn't affect
 * our own sign-out.
 */
async function endProviderSession(token: string, address: string | null): Promise<void> {
  const api = apiOf(token);
  if (!brand.switches.providerSession) {
    const affiliation = address ?? (await affiliationOf(api));
    if (affiliation?.trim().toLowerCase() !== 'shell') return;
  }
  await resultOf(api.DELETE('/shell_sessions', { keepalive: true }));
}

/** Fallback when the shell never loaded and so never stored the affiliation. */
async function affiliationOf(api: ReturnType<typeof apiOf>): Promise<string | undefined> {
  const affiliation = await resultOf(api.GET('/affiliations/me'));
  return affiliation.status === 'success' ? affiliation.data.name : undefined;
}
