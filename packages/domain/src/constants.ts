/** Debounces, in milliseconds; those of searches and grids belong to `@wayside/ui`. */
export const debounce = { signUpField: 500, shareNumber: 100 } as const;

/** Delays and intervals, in milliseconds. */
export const timing = { addPaymentButton: 4000, faultCarousel: 3000 } as const;

/** Default number of rows per page. */
export const pageSize = { generic: 10, fleets: 50, maintenanceSchedule: 10, transactions: 4, transfer: 7 } as const;

export const limits = {
  dashboardVehicles: 5,
  faultCodes: 10,
  /** Fault codes of a request. */
  requestFaultCodes: 50,
  /** Shops that are compared side by side. */
  comparedShops: 4,
  documentIconVehicles: 5,
  maintenanceSchedulePages: 8,
  /** Days before expiry from which a document shows a warning and a disabled icon. */
  documentExpiryDays: 60,
  /** A file must be smaller than this, in bytes. */
  uploadBytes: 10_000_000,
  /** Text limits count code points, as the contract does. */
  customerComments: 150,
  poNumber: 60,
  departmentNumber: 50,
  plateNumber: 12,
  otherId: 50,
  vehicleName: 120,
  /** The largest reading, in kilometers. */
  odometer: 1_609_343,
  personName: 60,
  companyName: 120,
  fleetName: 120,
  fleetRegion: 60,
  fleetRep: 120,
  fleetOtherId: 60,
  quickLinkName: 60,
  quickLinkAddress: 2000,
  quickLinkDescription: 250,
  /** Quick links of a fleet. */
  quickLinks: 50,
  documentNumber: 60,
  documentTitle: 120,
  email: 254,
  password: 128,
  /** Largest number of vehicles a fleet can enter. */
  carCount: 100_000,
  otpDigits: 6,
  passwordLength: 6,
  phoneDigits: 10,
  /** Longest cost chart, in months, that has room for month names. */
  monthNames: 6,
} as const;

export function isDocumentExpiring(expiresInDays: number | null | undefined): boolean {
  return expiresInDays != null && expiresInDays <= limits.documentExpiryDays;
}

/** Represents Auto-Approve among approvers and All Vehicles among vehicles. Never shown. */
export const sentinelId = 999_999_999_999;

/** Width in pixels from which the header uses its desktop layout. */
export const desktopWidth = 990;

export const paymentProviderTypes = ['Braintree', 'WEX', 'Fleetcor'] as const;
export type PaymentProviderType = (typeof paymentProviderTypes)[number];

/** Only Braintree needs a stored card. */
export const needsStoredCard = (provider: string | null | undefined): boolean =>
  provider !== 'WEX' && provider !== 'Fleetcor';

/** Chains whose shops take no appointments, by the `reference_id` of their company. */
export const partnerShopChains = ['quickbay', 'harbor-tire'] as const;
export type PartnerShopChain = (typeof partnerShopChains)[number];

/** Prefix of the cookies and value of the `application-name` header. */
export const productName = 'wayside';

/** Cookies set by a sign-in, without their prefix. */
export const signInCookies = [
  'authentication_token',
  'current_user_email',
  'current_user_name',
  'current_account_id',
  'current_fleet_id',
] as const;
export type SignInCookie = (typeof signInCookies)[number];
