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
  font: {
    family: 'Source Sans 3 Variable',
    source: 'source-sans-3',
    fallback: { sizeAdjust: 92.1, ascent: 111.1, descent: 43.4 },
  },
  logoWidth: 60,
  region: 'CA',
  languages: ['en', 'fr'],
  defaultLanguage: 'fr',
  signInTabs: [{ id: 'user', kind: 'password' }],
  storeUrls: { appStore: 'https://appstore.example/northway', googlePlay: 'https://googleplay.example/northway' },
  switches: {
    ...commonSwitches,
    storeButtons: true,
    oneHourReminder: false,
    telematicsTab: true,
    languageToggle: true,
  },
} as const satisfies Brand;
