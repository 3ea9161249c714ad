/**
 * Where a brand operates. Determines units, currency suffix, dates and the list of states or provinces (see
 * `@wayside/domain`).
 */
export type BrandRegion = 'US' | 'CA';
export type BrandLanguage = 'en' | 'fr';

/** Differences between brands that are not a number, a color or a text. Each is named after what it enables. */
export interface BrandSwitches {
  /** Sign-in links to sign-up. Off where the partner creates the users. */
  readonly signUpLink: boolean;
  /** Sign-in shows the App Store and Google Play buttons. */
  readonly storeButtons: boolean;
  /** The user menu contains the membership card. */
  readonly membershipCard: boolean;
  /** Service requests offer "see all locations". */
  readonly allLocations: boolean;
  /** Preferences offer the one-hour reminder. */
  readonly oneHourReminder: boolean;
  /** The header contains the account and fleet selectors (for users who are not FMC). */
  readonly accountSelector: boolean;
  /** Settings may show the payments tab. */
  readonly paymentsTab: boolean;
  /** Settings show the telematics database tab. */
  readonly telematicsTab: boolean;
  /** The vehicle list offers add and bulk upload. */
  readonly vehicleAdd: boolean;
  /** Vehicle rows offer enrollment instead of activation. */
  readonly vehicleEnroll: boolean;
  /** The header contains the EN/FR toggle. */
  readonly languageToggle: boolean;
  /** The identity provider keeps its own session: sign-out must end it too, and sign-up may reuse it. */
  readonly providerSession: boolean;
}

/**
 * A tab of the sign-in page. `password`: the regular form; `partner`: redirects to the partner's auth path; `external`:
 * only a link to `adminSsoUrl`.
 */
export interface SignInTab {
  readonly id: 'user' | 'admin';
  readonly kind: 'password' | 'partner' | 'external';
}

export interface BrandFont {
  /** Family name as declared in the theme's `@font-face`. */
  readonly family: string;
  /** Package with the font files, without the scope `@fontsource-variable/`. */
  readonly source: string;
  /**
   * Adjustments of Arial, in percent, that match the fallback to the family's metrics, so that the layout does not
   * shift when the font loads.
   */
  readonly fallback: { readonly sizeAdjust: number; readonly ascent: number; readonly descent: number };
}

export interface Brand {
  /** Name of its folder and of its theme. */
  readonly id: string;
  /** First host labels that select this brand. */
  readonly hostLabels: readonly string[];
  /** Display name, the same in every language. */
  readonly name: string;
  /** Company name in legal texts. */
  readonly legalName: string;
  /** CSS pixels; the logo's box is always 40 high. */
  readonly logoWidth: number;
  /** Hex. Every color of the theme is derived from it. */
  readonly seedColor: string;
  /** Hex. Inactive navigation icons in the light theme; at least 3:1 against the navigation's surface. */
  readonly iconColor: string;
  /** Hex. Color of the browser's toolbar (`<meta name="theme-color">`, web app manifest). */
  readonly themeColor: string;
  readonly font: BrandFont;
  readonly region: BrandRegion;
  readonly languages: readonly BrandLanguage[];
  readonly defaultLanguage: BrandLanguage;
  /** Percent off retail in the marketing claim. */
  readonly savingsClaim: number;
  readonly assistancePhone: string;
  readonly switches: BrandSwitches;
  /** Empty: only the password form, without tabs. */
  readonly signInTabs: readonly SignInTab[];
  readonly adminSsoUrl: string | null;
  readonly accountManagerUrl: string | null;
  readonly storeUrls: { readonly appStore: string; readonly googlePlay: string } | null;
}

/** Defaults shared by most brands. Spread it and override what differs. */
export const commonBrand = {
  logoWidth: 86,
  region: 'US',
  languages: ['en'],
  defaultLanguage: 'en',
  savingsClaim: 25,
  assistancePhone: '1-800-555-0100',
  signInTabs: [],
  adminSsoUrl: null,
  accountManagerUrl: null,
  storeUrls: null,
} as const satisfies Partial<Brand>;

export const commonSwitches: BrandSwitches = {
  signUpLink: true,
  storeButtons: false,
  membershipCard: true,
  allLocations: true,
  oneHourReminder: true,
  accountSelector: false,
  paymentsTab: true,
  telematicsTab: false,
  vehicleAdd: true,
  vehicleEnroll: false,
  languageToggle: false,
  providerSession: false,
};
