import '@wayside/brands/themes.css';
import { place, signInRedirect } from '@wayside/domain';
import { I18nextProvider } from '@wayside/i18n';
import '@wayside/ui/styles.css';
import './head/frame.css';
import { watchStyles } from '@wayside/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { shiftClock } from './demo/clock.ts';
import { BAR_COOKIE } from './shared/scenario-names.ts';
import { watchDrafts } from './shared/session/drafts.ts';
import { onSessionEnded } from './shared/session/session-end.ts';
import { i18n } from './shared/texts/i18n.ts';
import { watchSession } from './app/session-watch.ts';
import { isTokenOfTab } from './shared/session/session.ts';
import { cookieNamed } from './shared/session/storage.ts';
import { forgetSession } from './shared/session/sign-out.ts';
import { SIGNED_IN, router } from './app/routes.tsx';

// A build does so in the page's head, before anything reads the time.
if (__DEMO__ && import.meta.env.DEV) shiftClock();
document.documentElement.lang = i18n.language;
watchStyles();

/**
 * Redirects to sign-in and returns here afterwards. Keeps drafts for the same user, unless another tab signed out.
 * Public pages stay open.
 */
function endSession(): void {
  const { pathname, search, state } = signInRedirect(window.location);
  const isGuarded = router.state.matches.some(({ route }) => route.id === SIGNED_IN);
  forgetSession();
  if (isGuarded) void router.navigate({ pathname, search }, { state: { ...state, ended: true }, replace: true });
}

onSessionEnded((token) => {
  // A late response may be about a token this tab no longer uses.
  if (isTokenOfTab(token)) endSession();
});
watchDrafts();
watchSession({
  // The sign-in page continues by itself; on any other page someone may be typing.
  begun: () => window.location.pathname === place.signIn && window.location.reload(),
  ended: endSession,
  replaced: () => window.location.reload(),
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>
  </StrictMode>,
);

// Production builds drop these lines. The server requests the bar; on a session's own host, pages follow the studio.
if (__DEMO__) {
  if (import.meta.hot) void import('./demo/saved.ts');
  if (cookieNamed(BAR_COOKIE)) void import('./demo/start.tsx');
  else if (/\..+\./.test(window.location.hostname)) void import('./demo/follow-page.ts');
}
