import { commonBrand, commonSwitches } from '../brand.ts';
import type { Brand } from '../brand.ts';

export const fleetMaintenanceHubBrand = {
  ...commonBrand,
  id: 'fleet-maintenance-hub',
  hostLabels: ['fleet-maintenance-hub'],
  name: 'Depot Hub',
  legalName: 'Depot Hub Fleet Maintenance, Inc.',
  seedColor: '#b1531c',
  iconColor: '#87553d',
  themeColor: '#b1531c',
  font: {
    family: 'IBM Plex Sans Variable',
    source: 'ibm-plex-sans',
    fallback: { sizeAdjust: 100.3, ascent: 102.2, descent: 27.4 },
  },
  logoWidth: 60,
  savingsClaim: 26,
  storeUrls: { appStore: 'https://appstore.example/depot-hub', googlePlay: 'https://googleplay.example/depot-hub' },
  switches: { ...commonSwitches, storeButtons: true },
} as const satisfies Brand;
