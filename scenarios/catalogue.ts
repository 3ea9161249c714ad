import * as hostile from './access/hostile.scenario.ts';
import * as language from './access/language.scenario.ts';
import * as otp from './access/otp.scenario.ts';
import * as signInServices from './access/sign-in-services.scenario.ts';
import * as signIn from './access/sign-in.scenario.ts';
import * as signOut from './access/sign-out.scenario.ts';
import * as fmcOrders from './fmc-orders/fmc-orders.scenario.ts';
import * as transactions from './transactions/transactions.scenario.ts';
import * as passwords from './account/passwords.scenario.ts';
import * as preferences from './account/preferences.scenario.ts';
import * as attention from './attention/attention.scenario.ts';
import { brandDays, roleDays } from './base/axes.scenario.ts';
import * as base from './base/base.scenario.ts';
import * as dashboardCharts from './dashboard/charts.scenario.ts';
import * as dashboardCosts from './dashboard/costs.scenario.ts';
import * as dashboardDue from './dashboard/due.scenario.ts';
import * as dashboardStatuses from './dashboard/every-status.scenario.ts';
import * as dashboardFailing from './dashboard/failing.scenario.ts';
import * as dashboardSizes from './dashboard/sizes.scenario.ts';
import type { Scenario } from './define.ts';
import { failures } from './failures/failures.scenario.ts';
import * as faults from './faults/faults.scenario.ts';
import { flags } from './flags/flags.scenario.ts';
import * as accounts from './fleets/account-selectors.scenario.ts';
import * as fleetPages from './fleets/fleet-pages.scenario.ts';
import * as fleets from './fleets/fleets.scenario.ts';
import * as transfer from './transfer/transfer.scenario.ts';
import * as fleetForm from './fleet-form/form.scenario.ts';
import * as portfolio from './portfolio/portfolio.scenario.ts';
import * as approvalFailing from './order-approval/failing.scenario.ts';
import * as approvalConcurrent from './order-approval/concurrent.scenario.ts';
import * as approvalPayment from './order-approval/payment.scenario.ts';
import * as approvalPromotions from './order-approval/promotions.scenario.ts';
import * as approvalReasons from './order-approval/reasons.scenario.ts';
import * as approvalReview from './order-approval/review.scenario.ts';
import { approvalStatuses } from './order-approval/statuses.scenario.ts';
import * as palette from './palette/palette.scenario.ts';
import { profiles } from './profiles/profiles.scenario.ts';
import * as vehicleOrders from './orders/vehicle.scenario.ts';
import * as servicesCalendar from './services/calendar.scenario.ts';
import * as servicesStatuses from './services/every-status.scenario.ts';
import * as services from './services/services.scenario.ts';
import * as requestBlocked from './service-request/blocked.scenario.ts';
import * as requestPayment from './service-request/payment.scenario.ts';
import * as requestTimes from './service-request/times.scenario.ts';
import * as requestVisit from './service-request/visit.scenario.ts';
import * as gateway from './payments/gateway.scenario.ts';
import * as policies from './policies/policies.scenario.ts';
import * as telematics from './telematics/database.scenario.ts';
import * as users from './users/users.scenario.ts';
import * as payments from './payment-methods/methods.scenario.ts';
import * as shopComparison from './shops/comparing.scenario.ts';
import * as shops from './shops/shops.scenario.ts';
import * as signUpCard from './sign-up/card.scenario.ts';
import * as signUpCode from './sign-up/code.scenario.ts';
import * as partnerSignUp from './sign-up/partner.scenario.ts';
import * as signUp from './sign-up/sign-up.scenario.ts';
import * as accessStories from './stories/access.scenario.ts';
import * as brandStories from './stories/brands.scenario.ts';
import * as costStories from './stories/costs.scenario.ts';
import * as documentStories from './stories/documents.scenario.ts';
import * as bulkUploadStories from './stories/bulk-upload.scenario.ts';
import * as fmcStories from './stories/fmc.scenario.ts';
import * as historyStories from './stories/history.scenario.ts';
import * as orderStories from './stories/orders.scenario.ts';
import * as paymentStories from './stories/payments.scenario.ts';
import * as settingsStories from './stories/settings.scenario.ts';
import * as signUpStories from './stories/sign-up.scenario.ts';
import * as vehicleStories from './stories/vehicles.scenario.ts';
import { orders, uploads } from './statuses/statuses.scenario.ts';
import * as bulkUpload from './vehicles/bulk-upload.scenario.ts';
import * as history from './history/history.scenario.ts';
import * as glovebox from './vehicles/glovebox.scenario.ts';
import * as vehicleTelematics from './vehicles/telematics.scenario.ts';
import * as vehicles from './vehicles/index.scenario.ts';
import * as recalls from './recalls/recalls.scenario.ts';
import * as vehicleForm from './vehicle-form/form.scenario.ts';
import * as vehiclePage from './vehicles/page.scenario.ts';

export * from './axes.ts';
export type * from './colleague-acts.ts';
export * from './define.ts';
export type * from './story.ts';
export type { FailureId } from './failures/failures.scenario.ts';
export * from './screens.ts';

/** Scenario files in gallery order. Add a line here for a new file. */
const files = [
  base,
  accessStories,
  signUpStories,
  brandStories,
  bulkUploadStories,
  fmcStories,
  orderStories,
  costStories,
  paymentStories,
  settingsStories,
  historyStories,
  documentStories,
  vehicleStories,
  signIn,
  otp,
  signInServices,
  signOut,
  language,
  hostile,
  signUp,
  signUpCode,
  signUpCard,
  partnerSignUp,
  passwords,
  preferences,
  users,
  payments,
  faults,
  fleets,
  fleetForm,
  fleetPages,
  portfolio,
  accounts,
  palette,
  bulkUpload,
  vehicleTelematics,
  glovebox,
  vehicleForm,
  vehicles,
  history,
  recalls,
  vehiclePage,
  shopComparison,
  shops,
  gateway,
  policies,
  telematics,
  transactions,
  fmcOrders,
  transfer,
  requestBlocked,
  requestTimes,
  requestVisit,
  requestPayment,
  approvalReview,
  approvalReasons,
  approvalPayment,
  approvalPromotions,
  approvalConcurrent,
  approvalFailing,
  services,
  servicesCalendar,
  servicesStatuses,
  vehicleOrders,
  dashboardSizes,
  attention,
  dashboardStatuses,
  dashboardDue,
  dashboardCharts,
  dashboardCosts,
  dashboardFailing,
] as const;

/** Generated from the contract and the axes. */
const derived = [brandDays, roleDays, profiles, flags, orders, approvalStatuses, uploads, failures] as const;

type IdOf<T> = T extends { id: infer Id extends string } ? Id : never;
type IdsIn<File> = File extends readonly unknown[] ? IdOf<File[number]> : IdOf<File[keyof File]>;
type File = (typeof files)[number] | (typeof derived)[number];

/** Ids of all scenarios: a reference to an unknown one does not compile. */
export type ScenarioId = File extends infer F ? (F extends unknown ? IdsIn<F> : never) : never;

export type KnownScenario = Scenario & { id: ScenarioId };

/** Every scenario by its id. */
export const scenarios: ReadonlyMap<string, KnownScenario> = new Map(
  [...files.flatMap((file): readonly KnownScenario[] => Object.values(file)), ...derived.flat()].map((scenario) => [
    scenario.id,
    scenario,
  ]),
);
