import { PATTERNS, isFmcUser } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';
import { companyTexts, settingsTexts, shopTexts, vehicleTexts } from '@wayside/i18n/parts';
import { LazyBoundary, lazyComponent, lazyPart } from '@wayside/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { useKnownUser } from '../shared/data/user.ts';
import { standInForCalls } from '../shared/kept/or-kept.ts';
import { PageSkeleton } from '../shared/page/page-skeleton.tsx';
import { withTexts } from '../shared/texts/with-texts.ts';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell/shell.tsx';

standInForCalls();

function page<Name extends string>(
  path: Pattern,
  load: () => Promise<Record<NoInfer<Name>, () => ReactNode>>,
  name: Name,
): RouteObject {
  return { path, Component: lazyComponent(async () => (await load())[name]) };
}

/** Pages with texts that the others do without. */
const settingsPage: typeof page = (path, load, name) => page(path, () => withTexts(load, [settingsTexts]), name);
const companyPage: typeof page = (path, load, name) =>
  page(path, () => withTexts(load, [companyTexts, settingsTexts]), name);

const ServiceRequestFlow = lazyPart(() => import('../features/service-request/request-pages.ts'), 'ServiceRequestFlow');
/** Two pages that share one flow. */
const serviceRequest: RouteObject = {
  Component: ServiceRequestFlow,
  children: [
    page(PATTERNS.serviceRequest, () => import('../features/service-request/request-pages.ts'), 'NewRequestPage'),
    page(PATTERNS.schedule, () => import('../features/service-request/schedule/schedule.page.tsx'), 'SchedulePage'),
  ],
};

const VehicleForms = lazyPart(
  () => withTexts(() => import('../features/vehicles/form/vehicle-forms.tsx'), [vehicleTexts]),
  'VehicleForms',
);
const vehicleList = page(
  PATTERNS.vehicles,
  () => import('../features/vehicles/index/vehicles.page.tsx'),
  'VehiclesPage',
);
const vehiclePage = page(
  PATTERNS.vehicle,
  () => withTexts(() => import('../features/vehicles/page/vehicle.page.tsx'), [vehicleTexts]),
  'VehiclePage',
);

/** A second address of a page, which stays mounted between the two. */
const samePage = (path: Pattern, { Component }: RouteObject): RouteObject => ({ path, Component });

/** The vehicle form opens over the list or the vehicle's page. */
const vehicles: RouteObject = {
  Component: VehicleForms,
  children: [
    vehicleList,
    samePage(PATTERNS.newVehicle, vehicleList),
    vehiclePage,
    samePage(PATTERNS.editVehicle, vehiclePage),
  ],
};

const fleetRoutes: RouteObject[] = [
  page(PATTERNS.dashboard, () => import('../features/dashboard/dashboard.page.tsx'), 'DashboardPage'),
  page(
    PATTERNS.activeMaintenances,
    () => import('../features/dashboard/orders/active-maintenances.page.tsx'),
    'ActiveMaintenancesPage',
  ),
  page(
    PATTERNS.upcomingMaintenances,
    () => import('../features/dashboard/upcoming/upcoming-maintenances.page.tsx'),
    'UpcomingMaintenancesPage',
  ),
  page(
    PATTERNS.recalls,
    () => withTexts(() => import('../features/vehicles/recalls/recalls.page.tsx'), [vehicleTexts]),
    'RecallsPage',
  ),
  vehicles,
  page(PATTERNS.services, () => import('../features/services/services.page.tsx'), 'ServicesPage'),
  page(PATTERNS.shops, () => withTexts(() => import('../features/shops/shops.page.tsx'), [shopTexts]), 'ShopsPage'),
  serviceRequest,
  page(
    PATTERNS.newMaintenanceHistory,
    () => withTexts(() => import('../features/vehicles/history/new/new-history.page.tsx'), [vehicleTexts]),
    'NewHistoryPage',
  ),
  page(PATTERNS.order, () => import('../features/approval/approval.page.tsx'), 'ApprovalPage'),
  page(
    PATTERNS.settings,
    () => withTexts(() => import('../features/settings/settings.page.tsx'), [settingsTexts, vehicleTexts]),
    'SettingsPage',
  ),
  settingsPage(PATTERNS.newPayment, () => import('../features/payments/payment.page.tsx'), 'NewPaymentPage'),
  settingsPage(PATTERNS.editPayment, () => import('../features/payments/payment.page.tsx'), 'EditPaymentPage'),
  settingsPage(
    PATTERNS.transactions,
    () => import('../features/transactions/transactions.page.tsx'),
    'FleetTransactionsPage',
  ),
  settingsPage(PATTERNS.account, () => import('../features/account/account.page.tsx'), 'AccountPage'),
  settingsPage(
    PATTERNS.preferences,
    () => import('../features/account/user-preferences.page.tsx'),
    'UserPreferencesPage',
  ),
  settingsPage(
    PATTERNS.membershipCard,
    () => import('../features/account/membership-card.page.tsx'),
    'MembershipCardPage',
  ),
];

const fmcRoutes: RouteObject[] = [
  companyPage(PATTERNS.fmcDashboard, () => import('../features/fmc/fmc-dashboard.page.tsx'), 'FmcDashboardPage'),
  companyPage(PATTERNS.fmcUsers, () => import('../features/settings/users/fmc-users.page.tsx'), 'FmcUsersPage'),
  companyPage(
    PATTERNS.fmcActiveOrders,
    () => import('../features/fmc/active-orders/fmc-active-orders.page.tsx'),
    'FmcActiveOrdersPage',
  ),
  companyPage(
    PATTERNS.fmcTransactions,
    () => import('../features/transactions/transactions.page.tsx'),
    'FmcTransactionsPage',
  ),
  companyPage(PATTERNS.transferVehicles, () => import('../features/fmc/transfer/transfer.page.tsx'), 'TransferPage'),
  companyPage(PATTERNS.newFleet, () => import('../features/fmc/fleets/new-fleet.page.tsx'), 'NewFleetPage'),
  companyPage(PATTERNS.fleet, () => import('../features/fmc/fleets/fleet.page.tsx'), 'FleetPage'),
  companyPage(PATTERNS.editFleet, () => import('../features/fmc/fleets/fleet.page.tsx'), 'FleetPage'),
];

const CompanyOnly = lazyPart(() => withTexts(() => import('./company-only.tsx'), [companyTexts]), 'CompanyOnly');

/** FMC users only; everyone else goes to the dashboard, which says why. */
function RequireFmc() {
  const { data: user, error } = useKnownUser();
  if (user)
    return isFmcUser(user) ? (
      <Outlet />
    ) : (
      <LazyBoundary fallback={<PageSkeleton />}>
        <CompanyOnly />
      </LazyBoundary>
    );
  return error ? <Outlet /> : <PageSkeleton />;
}

/** Signed-in users keep the shell at an address that doesn't exist. */
const notFound: RouteObject = {
  path: '*',
  Component: lazyComponent(
    async () => (await import('../features/not-available/not-found.page.tsx')).NotFoundInShellPage,
  ),
};

/** The shell and every page that needs a signed-in user. */
export const signedInRoutes: RouteObject[] = [
  {
    id: 'shell',
    element: <Shell />,
    children: [
      {
        errorElement: <RouteError />,
        children: [...fleetRoutes, { element: <RequireFmc />, children: fmcRoutes }, notFound],
      },
    ],
  },
];

export { prepareFirstPage } from './first-page.ts';
