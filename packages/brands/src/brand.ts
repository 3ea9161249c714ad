/** Where a brand does business. Units, money suffix, dates and the region list follow from it (see `@wayside/domain`). */
export type BrandRegion = 'US' | 'CA';
export type BrandLanguage = 'en' | 'fr';

/** What differs between brands and is not a number, a colour or a text. Each is named after what it lets a person see or do. */
export type BrandSwitches = {
  /** Sign-in links to sign-up. Off where the partner creates the users. */
  readonly signUpLink: boolean;
  /** Sign-in shows the App Store and Google Play buttons. */
  readonly storeButtons: boolean;
  /** User menu has the membership card. */
  readonly membershipCard: boolean;
  /** Service request offers "see all locations". */
  readonly allLocations: boolean;
  /** Preferences offer the reminder one hour before. */
  readonly oneHourReminder: boolean;
  /** Header holds the account and fleet selectors (for those who are not FMC). */
  readonly accountSelector: boolean;
  /** Settings may show the payments tab. */
  readonly paymentsTab: boolean;
  /** Settings shows the telematics database tab. */
  readonly telematicsTab: boolean;
  /** Vehicle list can add and bulk upload. */
  readonly vehicleAdd: boolean;
  /** Vehicle rows enroll instead of being switched active. */
  readonly vehicleEnroll: boolean;
  /** Header holds the EN/FR toggle. */
  readonly languageToggle: boolean;
  /** The identity provider keeps its own session: sign-out must end it too, and sign-up may rest on it. */
  readonly providerSession: boolean;
};

/**
 * A tab of the sign-in page. `password`: the ordinary form; `partner`: redirect to the partner's auth path;
 * `external`: only a link to `adminSsoUrl`.
 */
export type SignInTab = {
  readonly id: 'user' | 'admin';
  readonly kind: 'password' | 'partner' | 'external';
};

export type BrandFont = {
  /** Family name as declared in the theme's `@font-face`. */
  readonly family: string;
  /** Package of the self-hosted files, without the scope `@fontsource-variable/`. */
  readonly source: string;
  /** Adjustments of Arial, in percent, that give the fallback the width and height of the family: no jump when it arrives. */
  readonly fallback: { readonly sizeAdjust: number; readonly ascent: number; readonly descent: number };
};

export type Brand = {
  /** Name of its folder, and of the theme that the page wears. */
  readonly id: string;
  /** First labels of host names that show this brand. */
  readonly hostLabels: readonly string[];
  /** Display name, the same in every language. */
  readonly name: string;
  /** Name of the company in legal texts. */
  readonly legalName: string;
  /** CSS pixels; the logo always sits in a box 40 high. */
  readonly logoWidth: number;
  /** Hex. Every colour of the theme is derived from it. */
  readonly seedColor: string;
  /** Hex. Navigation icons at rest, in the light theme; at least 3:1 on the navigation's surface. */
  readonly iconColor: string;
  /** Hex. Colour of the browser's own chrome (`<meta name="theme-color">`, install manifest). */
  readonly themeColor: string;
  readonly font: BrandFont;
  readonly region: BrandRegion;
  readonly languages: readonly BrandLanguage[];
  readonly defaultLanguage: BrandLanguage;
  /** Percent off retail in the marketing claim. */
  readonly savingsClaim: number;
  readonly assistancePhone: string;
  readonly switches: BrandSwitches;
  /** Empty: the password form stands alone, without tabs. */
  readonly signInTabs: readonly SignInTab[];
  readonly adminSsoUrl: string | null;
  readonly accountManagerUrl: string | null;
  readonly storeUrls: { readonly appStore: string; readonly googlePlay: string } | null;
};

/** What most brands share. A brand spreads it and says only what is its own. */
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
