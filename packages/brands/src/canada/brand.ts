import { commonBrand, commonSwitches } from '../brand.ts';
import type { Brand } from '../brand.ts';

export const canadaBrand = {
  ...commonBrand,
  id: 'canada',
  hostLabels: ['canada'],
  name: 'Northway',
  legalName: 'Northway Fleet Services Ltd.',
  seedColor: '#ab1f4f',
  iconColor: '#88515c',
  themeColor: '#ab1f4f',
  font: { family: 'Source Sans 3 Variable', source: 'source-sans-3', fallback: { sizeAdjust: 93.6, ascent: 109.4, descent: 42.7 } },
  logoWidth: 60,
  region: 'CA',
  languages: ['en', 'fr'],
  defaultLanguage: 'fr',
  signInTabs: [{ id: 'user', kind: 'password' }],
  storeUrls: { appStore: 'https://appstore.example/northway', googlePlay: 'https://googleplay.example/northway' },
  switches: { ...commonSwitches, storeButtons: true, oneHourReminder: false, telematicsTab: true, languageToggle: true },
} as const satisfies Brand;
