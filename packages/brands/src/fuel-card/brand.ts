import { commonBrand, commonSwitches } from '../brand.ts';
import type { Brand } from '../brand.ts';

export const fuelCardBrand = {
  ...commonBrand,
  id: 'fuel-card',
  hostLabels: ['fuel-card'],
  name: 'Fleetfill',
  legalName: 'Fleetfill Card Services, Inc.',
  seedColor: '#6440c9',
  iconColor: '#625c8b',
  themeColor: '#6440c9',
  font: {
    family: 'Hanken Grotesk Variable',
    source: 'hanken-grotesk',
    fallback: { sizeAdjust: 99.7, ascent: 100.3, descent: 30.4 },
  },
  logoWidth: 130,
  switches: {
    ...commonSwitches,
    signUpLink: false,
    allLocations: false,
    accountSelector: true,
    paymentsTab: false,
    vehicleAdd: false,
    vehicleEnroll: true,
  },
} as const satisfies Brand;
