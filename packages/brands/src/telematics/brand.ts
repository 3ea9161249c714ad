import { commonBrand, commonSwitches } from '../brand.ts';
import type { Brand } from '../brand.ts';

export const telematicsBrand = {
  ...commonBrand,
  id: 'telematics',
  hostLabels: ['telematics'],
  name: 'Relay',
  legalName: 'Relay Connected Vehicles, Inc.',
  seedColor: '#9a34ac',
  iconColor: '#77557d',
  themeColor: '#9a34ac',
  font: { family: 'Geist Variable', source: 'geist', fallback: { sizeAdjust: 102.2, ascent: 98.4, descent: 28.9 } },
  signInTabs: [
    { id: 'user', kind: 'partner' },
    { id: 'admin', kind: 'password' },
  ],
  switches: { ...commonSwitches, signUpLink: false, allLocations: false, telematicsTab: true },
} as const satisfies Brand;
