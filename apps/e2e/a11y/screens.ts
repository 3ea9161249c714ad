import type { Screen } from './screen.ts';
import { accessScreens } from './screens/access.ts';
import { accountScreens } from './screens/account.ts';
import { approvalScreens } from './screens/approval.ts';
import { dashboardScreens } from './screens/dashboard.ts';
import { fleetScreens } from './screens/fleets.ts';
import { fmcScreens } from './screens/fmc.ts';
import { paymentScreens } from './screens/payment.ts';
import { serviceRequestScreens } from './screens/service-request.ts';
import { transactionsScreens } from './screens/transactions.ts';
import { servicesScreens } from './screens/services.ts';
import { settingsScreens } from './screens/settings.ts';
import { bulkUploadScreens } from './screens/bulk-upload.ts';
import { shellScreens } from './screens/shell.ts';
import { policiesScreens } from './screens/policies.ts';
import { shopsScreens } from './screens/shops.ts';
import { signUpScreens } from './screens/sign-up.ts';
import { historyScreens } from './screens/vehicle-history.ts';
import { vehicleSections } from './screens/vehicle-sections.ts';
import { vehicleFormScreens } from './screens/vehicle-form.ts';
import { vehiclesScreens } from './screens/vehicles.ts';

/** All built screens, including states that need a click or a failure. */
export const SCREENS: readonly Screen[] = [
  ...accessScreens,
  ...signUpScreens,
  ...accountScreens,
  ...shellScreens,
  ...dashboardScreens,
  ...servicesScreens,
  ...transactionsScreens,
  ...shopsScreens,
  ...policiesScreens,
  ...serviceRequestScreens,
  ...approvalScreens,
  ...fmcScreens,
  ...fleetScreens,
  ...settingsScreens,
  ...paymentScreens,
  ...bulkUploadScreens,
  ...vehiclesScreens,
  ...historyScreens,
  ...vehicleSections,
  ...vehicleFormScreens,
];
