import { PATTERNS, isSignedInPlace, place, signInRedirect } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';
import { lazyComponent, lazyPart, loadingCode } from '@wayside/ui';
import type { ReactNode } from 'react';
import { Navigate, Outlet, createBrowserRouter, useLocation } from 'react-router-dom';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { isSignedIn } from '../shared/session/session.ts';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { withTexts } from '../shared/texts/with-texts.ts';

function page<Name extends string>(
  path: Pattern,
  load: () => Promise<Record<NoInfer<Name>, () => ReactNode>>,
  name: Name,
): RouteObject {
  return { path, Component: lazyComponent(async () => (await withTexts(load))[name]) };
}

/** ID of the route around every page that needs a signed-in user. */
export const SIGNED_IN = 'signed-in';

const partnerSignUp = page(
  PATTERNS.partnerSignUp,
  () => import('../features/sign-up/partner-sign-up.page.tsx'),
  'PartnerSignUpPage',
);
/** Without `withTexts`: the texts of the sign-in page are loaded from the start. */
const SignInPage = lazyPart(() => import('../features/access/sign-in.page.tsx'), 'SignInPage');
const NotFoundPage = lazyPart(
  () => withTexts(() => import('../features/not-available/not-found.page.tsx')),
  'NotFoundPage',
);

/** Unknown paths of people who are not signed in, which include the signed-in pages. */
function Elsewhere() {
  const { pathname } = useLocation();
  return isSignedInPlace(pathname) ? <RequireSignIn /> : <NotFoundPage />;
}

/** Shown while the signed-in routes load. */
function Blank() {
  return null;
}

const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Blank />,
    children: [
      { path: PATTERNS.start, element: <Start /> },
      { path: PATTERNS.signIn, Component: SignInPage },
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

const loadSignedIn = loadingCode(() => withTexts(() => import('./signed-in-routes.tsx')));

/** Loads the shell and its routes when the first signed-in page is opened; the pages before sign-in don't need them. */
const addSignedInRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!isSignedIn()) return;
  // After sign-in; on a page load the head has already asked for it. If it fails to load, the route says so.
  if (path === PATTERNS.dashboard) void import('../features/dashboard/dashboard.page.tsx').catch(() => {});
  const { signedInRoutes, prepareFirstPage } = await loadSignedIn();
  await prepareFirstPage(path, signedInRoutes);
  patch(SIGNED_IN, signedInRoutes);
};

export const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addSignedInRoutes });

/** For signed-in users; others are redirected to sign-in, which brings them back here. */
function RequireSignIn() {
  const location = useLocation();
  if (isSignedIn()) return <Outlet />;
  const { pathname, search, state } = signInRedirect(location);
  return <Navigate replace to={{ pathname, search }} state={state} />;
}

/** `/`: the dashboard or sign-in. */
function Start() {
  return <Navigate replace to={isSignedIn() ? place.dashboard : place.signIn} />;
}
