import { commonBrand, commonSwitches } from '../brand.ts';
import type { Brand } from '../brand.ts';

export const waysideBrand = {
  ...commonBrand,
  id: 'default',
  hostLabels: ['app', 'www', 'localhost'],
  name: 'Wayside',
  legalName: 'Wayside Fleet Services, Inc.',
  seedColor: '#0f6b75',
  iconColor: '#456b70',
  themeColor: '#0f6b75',
  font: { family: 'Inter Variable', source: 'inter', fallback: { sizeAdjust: 106.2, ascent: 91.2, descent: 22.7 } },
  storeUrls: { appStore: 'https://appstore.example/wayside', googlePlay: 'https://googleplay.example/wayside' },
  switches: { ...commonSwitches, storeButtons: true },
} as const satisfies Brand;
