import { commonBrand, commonSwitches } from '../brand.ts';
import type { Brand } from '../brand.ts';

export const carSalesBrand = {
  ...commonBrand,
  id: 'car-sales',
  hostLabels: ['car-sales'],
  name: 'Lotline',
  legalName: 'Lotline Auto Group, LLC',
  seedColor: '#56730a',
  iconColor: '#5a6a3e',
  themeColor: '#56730a',
  font: { family: 'DM Sans Variable', source: 'dm-sans', fallback: { sizeAdjust: 103, ascent: 96.3, descent: 30.1 } },
  logoWidth: 70,
  switches: commonSwitches,
} as const satisfies Brand;
