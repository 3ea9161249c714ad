import { accountScreen } from './account.screen.ts';
import { approvalScreen } from './approval.screen.ts';
import { bulkUploadScreen } from './bulk-upload.screen.ts';
import { dashboardScreen } from './dashboard.screen.ts';
import { fleetFormScreen } from './fleet-form.screen.ts';
import { fmcActiveOrdersScreen } from './fmc-active-orders.screen.ts';
import { fmcDashboardScreen } from './fmc-dashboard.screen.ts';
import { fmcTransactionsScreen } from './fmc-transactions.screen.ts';
import { fmcUsersScreen } from './fmc-users.screen.ts';
import { forgotPasswordScreen } from './forgot-password.screen.ts';
import { headerScreen } from './header.screen.ts';
import { maintenanceHistoryScreen } from './maintenance-history.screen.ts';
import { notFoundScreen } from './not-found.screen.ts';
import { partnerSignUpScreen } from './partner-sign-up.screen.ts';
import { paymentScreen } from './payment.screen.ts';
import { paymentsScreen } from './payments.screen.ts';
import { policiesScreen } from './policies.screen.ts';
import { portfolioScreen } from './portfolio.screen.ts';
import { preferencesScreen } from './preferences.screen.ts';
import { privacyPolicyScreen } from './privacy-policy.screen.ts';
import { recallsScreen } from './recalls.screen.ts';
import { resetPasswordScreen } from './reset-password.screen.ts';
import { serviceRequestScreen } from './service-request.screen.ts';
import { servicesScreen } from './services.screen.ts';
import { settingsScreen } from './settings.screen.ts';
import { shopsScreen } from './shops.screen.ts';
import { signInScreen } from './sign-in.screen.ts';
import { signOutScreen } from './sign-out.screen.ts';
import { signUpScreen } from './sign-up.screen.ts';
import { telematicsDatabaseScreen } from './telematics-database.screen.ts';
import { transactionsScreen } from './transactions.screen.ts';
import { transferScreen } from './transfer.screen.ts';
import { vehicleScreen } from './vehicle.screen.ts';
import { vehicleFormScreen } from './vehicle-form.screen.ts';
import { vehiclesScreen } from './vehicles.screen.ts';

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
