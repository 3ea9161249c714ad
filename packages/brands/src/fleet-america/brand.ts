import { commonBrand, commonSwitches } from '../brand.ts';
import type { Brand } from '../brand.ts';

export const fleetAmericaBrand = {
  ...commonBrand,
  id: 'fleet-america',
  hostLabels: ['fleet-america'],
  name: 'Fleet America',
  legalName: 'Fleet America Maintenance, LLC',
  seedColor: '#1f4b99',
  iconColor: '#4b638e',
  themeColor: '#1f4b99',
  font: {
    family: 'Public Sans Variable',
    source: 'public-sans',
    fallback: { sizeAdjust: 103.8, ascent: 91.5, descent: 21.7 },
  },
  storeUrls: {
    appStore: 'https://appstore.example/fleet-america',
    googlePlay: 'https://googleplay.example/fleet-america',
  },
  switches: { ...commonSwitches, storeButtons: true, membershipCard: false },
} as const satisfies Brand;
