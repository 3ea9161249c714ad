import { PATTERNS, isSignedInPlace } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';
import { completeTexts, getI18n } from '@wayside/i18n';
import type { ReactNode } from 'react';
import { createBrowserRouter, useLocation } from 'react-router-dom';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { SignInPage } from '../features/access/sign-in.page.tsx';
import { lazyComponent, lazyPart, loadCode } from '../shared/page/lazy-part.ts';
import { isSignedIn } from '../shared/session/session.ts';
import { RequireSignIn, Start } from './guards.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';

/** Code and what it says: the texts at hand are those of sign-in. */
const speaking = async <Module,>(load: () => Promise<Module>): Promise<Module> =>
  (await Promise.all([load(), completeTexts(getI18n())]))[0];

function page<Name extends string>(path: Pattern, load: () => Promise<Record<NoInfer<Name>, () => ReactNode>>, name: Name): RouteObject {
  return { path, Component: lazyComponent(async () => (await speaking(load))[name]) };
}

/** Name of the route around everything that needs a signed-in user. */
export const SIGNED_IN = 'signed-in';

const partnerSignUp = page(PATTERNS.partnerSignUp, () => import('../features/sign-up/partner-sign-up.page.tsx'), 'PartnerSignUpPage');
const NotFoundPage = lazyPart(() => speaking(() => import('../features/not-available/not-found.page.tsx')), 'NotFoundPage');

/** What no route knows: for somebody who is not signed in, the signed-in places are among it. */
function Elsewhere() {
  const { pathname } = useLocation();
  return !isSignedIn() && isSignedInPlace(pathname) ? <RequireSignIn /> : <NotFoundPage />;
}

const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    // Nothing, until the signed-in routes are there.
    hydrateFallbackElement: <></>,
    children: [
      { path: PATTERNS.start, element: <Start /> },
      { path: PATTERNS.signIn, element: <SignInPage /> },
      page(PATTERNS.signOut, () => import('../features/access/sign-out.page.tsx'), 'SignOutPage'),
      page(PATTERNS.signUp, () => import('../features/sign-up/sign-up.page.tsx'), 'SignUpPage'),
      partnerSignUp,
      { ...partnerSignUp, path: PATTERNS.editPartnerSignUp },
      page(PATTERNS.forgotPassword, () => import('../features/access/forgot-password.page.tsx'), 'ForgotPasswordPage'),
      page(PATTERNS.resetPassword, () => import('../features/access/reset-password.page.tsx'), 'ResetPasswordPage'),
      page(PATTERNS.privacyPolicy, () => import('../features/account/privacy-policy.page.tsx'), 'PrivacyPolicyPage'),
      { id: SIGNED_IN, element: <RequireSignIn />, children: [] },
      { path: '*', element: <Elsewhere /> },
    ],
  },
];

/** The shell and the routes inside it come with the first signed-in place that is opened; the pages before sign-in do without. */
const addSignedInRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!isSignedIn() || !isSignedInPlace(path)) return;
  const { signedInRoutes } = await loadCode(() => speaking(() => import('./signed-in-routes.tsx')));
  patch(SIGNED_IN, signedInRoutes);
};

export const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addSignedInRoutes });
