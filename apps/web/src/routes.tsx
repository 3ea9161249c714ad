import { lazy } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { RequireFmc, RequireSignIn, Start } from './app/guards.tsx';
import { Root } from './app/root.tsx';
import { RouteError } from './app/route-error.tsx';
import { SignInPage } from './features/access/sign-in.page.tsx';

const Shell = lazy(async () => ({ default: (await import('./app/shell/shell.tsx')).Shell }));
const SignOutPage = lazy(async () => ({ default: (await import('./features/access/sign-out.page.tsx')).SignOutPage }));
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

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      { path: '/', element: <Start /> },
      { path: '/sign_in', element: <SignInPage /> },
      { path: '/sign_out', element: <SignOutPage /> },
      {
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
                  notAvailable('/account', 'account'),
                  notAvailable('/user_preferences', 'userPreferences'),
                  notAvailable('/membership_card', 'membershipCard'),
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
