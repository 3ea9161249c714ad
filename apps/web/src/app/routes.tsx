import { completeTexts, getI18n } from '@wayside/i18n';
import { lazy } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { RequireSignIn, Start } from './guards.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { SignInPage } from '../features/access/sign-in.page.tsx';

/** A page and what it says: the texts at hand are those of sign-in. */
const speaking = async <Page,>(page: Promise<Page>): Promise<Page> => (await Promise.all([page, completeTexts(getI18n())]))[0];

const Shell = lazy(async () => ({ default: (await speaking(import('./shell/shell.tsx'))).Shell }));
const RequireFmc = lazy(async () => ({ default: (await import('./require-fmc.tsx')).RequireFmc }));
const SignOutPage = lazy(async () => ({ default: (await speaking(import('../features/access/sign-out.page.tsx'))).SignOutPage }));
const ForgotPasswordPage = lazy(async () => ({
  default: (await speaking(import('../features/access/forgot-password.page.tsx'))).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await speaking(import('../features/access/reset-password.page.tsx'))).ResetPasswordPage,
}));
const AccountPage = lazy(async () => ({ default: (await import('../features/account/account.page.tsx')).AccountPage }));
const UserPreferencesPage = lazy(async () => ({
  default: (await import('../features/account/user-preferences.page.tsx')).UserPreferencesPage,
}));
const MembershipCardPage = lazy(async () => ({
  default: (await import('../features/account/membership-card.page.tsx')).MembershipCardPage,
}));
const PrivacyPolicyPage = lazy(async () => ({
  default: (await speaking(import('../features/account/privacy-policy.page.tsx'))).PrivacyPolicyPage,
}));
const SignUpPage = lazy(async () => ({ default: (await speaking(import('../features/sign-up/sign-up.page.tsx'))).SignUpPage }));
const PartnerSignUpPage = lazy(async () => ({
  default: (await speaking(import('../features/sign-up/partner-sign-up.page.tsx'))).PartnerSignUpPage,
}));
const DashboardPage = lazy(async () => ({ default: (await import('../features/dashboard/dashboard.page.tsx')).DashboardPage }));
const ActiveMaintenancesPage = lazy(async () => ({
  default: (await import('../features/dashboard/active-maintenances.page.tsx')).ActiveMaintenancesPage,
}));
const UpcomingMaintenancesPage = lazy(async () => ({
  default: (await import('../features/dashboard/upcoming-maintenances.page.tsx')).UpcomingMaintenancesPage,
}));
const ApprovalPage = lazy(async () => ({ default: (await import('../features/approval/approval.page.tsx')).ApprovalPage }));
const FmcDashboardPage = lazy(async () => ({ default: (await import('../features/fmc/fmc-dashboard.page.tsx')).FmcDashboardPage }));
const ShopsPage = lazy(async () => ({ default: (await import('../features/shops/shops.page.tsx')).ShopsPage }));
const ServicesPage = lazy(async () => ({ default: (await import('../features/services/services.page.tsx')).ServicesPage }));
const VehiclePage = lazy(async () => ({ default: (await import('../features/vehicle/vehicle.page.tsx')).VehiclePage }));
const ServiceRequestFlow = lazy(async () => ({
  default: (await import('../features/service-request/service-request-flow.tsx')).ServiceRequestFlow,
}));
const NewRequestPage = lazy(async () => ({ default: (await import('../features/service-request/new-request.page.tsx')).NewRequestPage }));
const SchedulePage = lazy(async () => ({ default: (await import('../features/service-request/schedule.page.tsx')).SchedulePage }));
const NotAvailablePage = lazy(async () => ({
  default: (await import('../features/not-available/not-available.page.tsx')).NotAvailablePage,
}));
const NotFoundPage = lazy(async () => ({ default: (await speaking(import('../features/not-available/not-found.page.tsx'))).NotFoundPage }));

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
                  { path: '/active_maintenances', element: <ActiveMaintenancesPage /> },
                  { path: '/upcoming_maintenances', element: <UpcomingMaintenancesPage /> },
                  notAvailable('/recalls', 'recalls'),
                  notAvailable('/vehicles', 'vehicles'),
                  notAvailable('/vehicles/new', 'newVehicle'),
                  { path: '/vehicles/:id', element: <VehiclePage /> },
                  notAvailable('/vehicles/:id/edit', 'vehicle'),
                  { path: '/services', element: <ServicesPage /> },
                  { path: '/shops', element: <ShopsPage /> },
                  {
                    element: <ServiceRequestFlow />,
                    children: [
                      { path: '/service_request/new', element: <NewRequestPage /> },
                      { path: '/service_request/schedule', element: <SchedulePage /> },
                    ],
                  },
                  notAvailable('/maintenance_history/new', 'maintenanceHistory'),
                  { path: '/orders/:id/approvals', element: <ApprovalPage /> },
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
