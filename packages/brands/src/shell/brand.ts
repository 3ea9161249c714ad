import { commonBrand, commonSwitches } from '../brand.ts';
import type { Brand } from '../brand.ts';

export const shellBrand = {
  ...commonBrand,
  id: 'shell',
  hostLabels: ['shell'],
  name: 'Tidemark',
  legalName: 'Tidemark Fleet Solutions, Inc.',
  seedColor: '#00725f',
  iconColor: '#436d62',
  themeColor: '#00725f',
  font: { family: 'Figtree Variable', source: 'figtree', fallback: { sizeAdjust: 100, ascent: 95, descent: 25 } },
  signInTabs: [
    { id: 'user', kind: 'password' },
    { id: 'admin', kind: 'external' },
  ],
  adminSsoUrl: 'https://sso.shell.example/',
  accountManagerUrl: 'https://accountmanager.shell.example/',
  switches: { ...commonSwitches, signUpLink: false, allLocations: false, providerSession: true },
} as const satisfies Brand;
