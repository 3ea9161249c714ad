import { accountScreen } from './account/account.screen.ts';
import { approvalScreen } from './orders/approval.screen.ts';
import { bulkUploadScreen } from './vehicles/bulk-upload.screen.ts';
import { dashboardScreen } from './dashboard/dashboard.screen.ts';
import { fleetFormScreen } from './fleets/fleet-form.screen.ts';
import { fmcActiveOrdersScreen } from './fleets/fmc-active-orders.screen.ts';
import { fmcDashboardScreen } from './fleets/fmc-dashboard.screen.ts';
import { fmcTransactionsScreen } from './payments/fmc-transactions.screen.ts';
import { fmcUsersScreen } from './people/fmc-users.screen.ts';
import { forgotPasswordScreen } from './access/forgot-password.screen.ts';
import { headerScreen } from './shell/header.screen.ts';
import { maintenanceHistoryScreen } from './maintenance/maintenance-history.screen.ts';
import { notFoundScreen } from './shell/not-found.screen.ts';
import { partnerSignUpScreen } from './access/partner-sign-up.screen.ts';
import { paymentScreen } from './payments/payment.screen.ts';
import { paymentsScreen } from './payments/payments.screen.ts';
import { policiesScreen } from './policies/policies.screen.ts';
import { portfolioScreen } from './fleets/portfolio.screen.ts';
import { preferencesScreen } from './account/preferences.screen.ts';
import { privacyPolicyScreen } from './access/privacy-policy.screen.ts';
import { recallsScreen } from './maintenance/recalls.screen.ts';
import { resetPasswordScreen } from './access/reset-password.screen.ts';
import { serviceRequestScreen } from './orders/service-request.screen.ts';
import { servicesScreen } from './maintenance/services.screen.ts';
import { servicesCalendarScreen } from './maintenance/services-calendar.screen.ts';
import { settingsScreen } from './account/settings.screen.ts';
import { shopsScreen } from './shops/shops.screen.ts';
import { signInScreen } from './access/sign-in.screen.ts';
import { signOutScreen } from './access/sign-out.screen.ts';
import { signUpScreen } from './access/sign-up.screen.ts';
import { telematicsDatabaseScreen } from './fleets/telematics-database.screen.ts';
import { transactionsScreen } from './payments/transactions.screen.ts';
import { transferScreen } from './fleets/transfer.screen.ts';
import { vehicleScreen } from './vehicles/vehicle.screen.ts';
import { vehicleFormScreen } from './vehicles/vehicle-form.screen.ts';
import { vehiclesScreen } from './vehicles/vehicles.screen.ts';

/** All screens by the names of their files. Written by `npm run generate`. */
export const SCREENS = {
  account: accountScreen,
  approval: approvalScreen,
  'bulk-upload': bulkUploadScreen,
  dashboard: dashboardScreen,
  'fleet-form': fleetFormScreen,
  'fmc-active-orders': fmcActiveOrdersScreen,
  'fmc-dashboard': fmcDashboardScreen,
  'fmc-transactions': fmcTransactionsScreen,
  'fmc-users': fmcUsersScreen,
  'forgot-password': forgotPasswordScreen,
  header: headerScreen,
  'maintenance-history': maintenanceHistoryScreen,
  'not-found': notFoundScreen,
  'partner-sign-up': partnerSignUpScreen,
  payment: paymentScreen,
  payments: paymentsScreen,
  policies: policiesScreen,
  portfolio: portfolioScreen,
  preferences: preferencesScreen,
  'privacy-policy': privacyPolicyScreen,
  recalls: recallsScreen,
  'reset-password': resetPasswordScreen,
  'service-request': serviceRequestScreen,
  services: servicesScreen,
  'services-calendar': servicesCalendarScreen,
  settings: settingsScreen,
  shops: shopsScreen,
  'sign-in': signInScreen,
  'sign-out': signOutScreen,
  'sign-up': signUpScreen,
  'telematics-database': telematicsDatabaseScreen,
  transactions: transactionsScreen,
  transfer: transferScreen,
  vehicle: vehicleScreen,
  'vehicle-form': vehicleFormScreen,
  vehicles: vehiclesScreen,
} as const;
