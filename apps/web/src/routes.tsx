import { lazy } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { RequireFmc, RequireSignIn, Start } from './app/guards.tsx';
import { Root } from './app/root.tsx';
import { RouteError } from './app/route-error.tsx';
import { SignInPage } from './features/access/sign-in.page.tsx';

const Shell = lazy(async () => ({ default: (await import('./app/shell/shell.tsx')).Shell }));
const SignOutPage = lazy(async () => ({ default: (await import('./features/access/sign-out.page.tsx')).SignOutPage }));
const ForgotPasswordPage = lazy(async () => ({ default: (await import('./features/access/forgot-password.page.tsx')).ForgotPasswordPage }));
const ResetPasswordPage = lazy(async () => ({ default: (await import('./features/access/reset-password.page.tsx')).ResetPasswordPage }));
const AccountPage = lazy(async () => ({ default: (await import('./features/account/account.page.tsx')).AccountPage }));
const UserPreferencesPage = lazy(async () => ({
  default: (await import('./features/account/user-preferences.page.tsx')).UserPreferencesPage,
}));
const MembershipCardPage = lazy(async () => ({
  default: (await import('./features/account/membership-card.page.tsx')).MembershipCardPage,
}));
const PrivacyPolicyPage = lazy(async () => ({ default: (await import('./features/account/privacy-policy.page.tsx')).PrivacyPolicyPage }));
const SignUpPage = lazy(async () => ({ default: (await import('./features/sign-up/sign-up.page.tsx')).SignUpPage }));
const PartnerSignUpPage = lazy(async () => ({ default: (await import('./features/sign-up/partner-sign-up.page.tsx')).PartnerSignUpPage }));
const DashboardPage = lazy(async () => ({ default: (await import('./features/dashboard/dashboard.page.tsx')).DashboardPage }));
const FmcDashboardPage = lazy(async () => ({ default: (await import('./features/fmc/fmc-dashboard.page.tsx')).FmcDashboardPage }));
const NotAvailablePage = lazy(async () => ({
  default: (await import('./features/not-available/not-available.page.tsx')).NotAvailablePage,
}));
const NotFoundPage = lazy(async () => ({ default: (await import('./features/not-available/not-found.page.tsx')).NotFoundPage }));

/** Places that have their address and their guard, and whose screen is still to come. */
const notAvailable = (path: string, title: Parameters<typeof NotAvailablePage>[0]['title']): RouteObject => ({
  path,
  element: <NotAvailablePage title={title} />,
});

/** Name of the route around everything that needs a signed-in user. */
export const SIGNED_IN = 'signed-in';

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      { path: '/', element: <Start /> },
      { path: '/sign_in', element: <SignInPage /> },
      { path: '/sign_out', element: <SignOutPage /> },
      { path: '/sign_up', element: <SignUpPage /> },
      { path: '/shell_sign_up', element: <PartnerSignUpPage /> },
      { path: '/shell_sign_up/edit', element: <PartnerSignUpPage /> },
      { path: '/forgot_password', element: <ForgotPasswordPage /> },
      { path: '/reset_password', element: <ResetPasswordPage /> },
      { path: '/privacy_policy', element: <PrivacyPolicyPage /> },
      {
        id: SIGNED_IN,
        element: <RequireSignIn />,
        children: [
          {
            element: <Shell />,
            children: [
              {
                errorElement: <RouteError />,
                children: [
                  { path: '/dashboard', element: <DashboardPage /> },
                  notAvailable('/active_maintenances', 'activeMaintenances'),
                  notAvailable('/upcoming_maintenances', 'upcomingMaintenances'),
                  notAvailable('/recalls', 'recalls'),
                  notAvailable('/vehicles', 'vehicles'),
                  notAvailable('/vehicles/new', 'newVehicle'),
                  notAvailable('/vehicles/:id', 'vehicle'),
                  notAvailable('/vehicles/:id/edit', 'vehicle'),
                  notAvailable('/services', 'services'),
                  notAvailable('/shops', 'shops'),
                  notAvailable('/service_request/new', 'serviceRequest'),
                  notAvailable('/service_request/schedule', 'scheduleAppointment'),
                  notAvailable('/maintenance_history/new', 'maintenanceHistory'),
                  notAvailable('/orders/:id/approvals', 'approvals'),
                  notAvailable('/settings', 'settings'),
                  notAvailable('/payments/new', 'newPayment'),
                  notAvailable('/payments/:id/edit', 'editPayment'),
                  notAvailable('/fleet_transactions', 'fleetTransactions'),
                  { path: '/account', element: <AccountPage /> },
                  { path: '/user_preferences', element: <UserPreferencesPage /> },
                  { path: '/membership_card', element: <MembershipCardPage /> },
                  {
                    element: <RequireFmc />,
                    children: [
                      { path: '/fmc_dashboard', element: <FmcDashboardPage /> },
                      notAvailable('/fmc_users', 'fmcUsers'),
                      notAvailable('/fmc_activeorders', 'fmcActiveOrders'),
                      notAvailable('/fmc_transactions', 'fmcTransactions'),
                      notAvailable('/transfer_vehicles', 'transferVehicles'),
                      notAvailable('/fleets/new', 'newFleet'),
                      notAvailable('/fleets/:id', 'fleet'),
                      notAvailable('/fleets/:id/edit', 'fleet'),
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export const router = createBrowserRouter(routes);
