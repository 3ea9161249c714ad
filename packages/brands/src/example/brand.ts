import { commonBrand, commonSwitches } from '../brand.ts';
import type { Brand } from '../brand.ts';

export const exampleBrand = {
  ...commonBrand,
  id: 'example',
  hostLabels: ['example'],
  name: 'Larchwood',
  legalName: 'Larchwood Vehicle Care, Inc.',
  seedColor: '#2f6f3a',
  iconColor: '#4d6b50',
  themeColor: '#2f6f3a',
  font: { family: 'Figtree Variable', source: 'figtree', fallback: { sizeAdjust: 100, ascent: 95, descent: 25 } },
  switches: { ...commonSwitches, membershipCard: false },
} as const satisfies Brand;
