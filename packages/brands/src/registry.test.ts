import { describe, expect, it } from 'vitest';
import { exampleBrand } from './example/brand.ts';
import { brandOfHost, brandOfId, brands } from './registry.ts';
import type { BrandId, BrandSwitches } from './index.ts';

const labels = [
  'fleet-america',
  'fleet-maintenance-hub',
  'canada',
  'fuel-card',
  'car-sales',
  'telematics',
  'shell',
] as const;

/** The eight brands of the requirements; new brands may differ from them. */
const specified = brands.filter(({ id }) => id === 'default' || labels.some((label) => label === id));

const idsWhere = (holds: (brand: (typeof brands)[number]) => boolean): string[] =>
  specified.filter(holds).map(({ id }) => id);
const idsWith = (name: keyof BrandSwitches): string[] => idsWhere(({ switches }) => switches[name]);

/** Including the documentation's example. */
const more = [...brands, exampleBrand];

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

describe('brand of a host name', () => {
  it.each([
    'canada.localhost',
    'canada.localhost:4000',
    'CANADA.Example.com',
    'canada',
    'canada.www.example.com',
    'canada.k3f9.localhost:4000',
  ])('[BRD-01] only the first label decides: %s is the Canadian brand', (host) =>
    expect(brandOfHost(host).id).toBe('canada'),
  );

  it.each(['www.example.com', 'app.example.com', 'localhost', 'localhost:4000', 'www.canada.example.com'])(
    '[BRD-02] www, app and localhost are the default brand: %s',
    (host) => expect(brandOfHost(host).id).toBe('default'),
  );

  it.each([
    '127.0.0.1:4000',
    '10.0.0.12',
    '[::1]:4000',
    'unknown.example.com',
    'api.localhost:4000',
    'canadian.localhost',
    'default.localhost',
    '',
  ])('[BRD-02] an IP address or an unknown label is the default brand: %s', (host) =>
    expect(brandOfHost(host).id).toBe('default'),
  );

  it.each(labels)('[BRD-03] %s has its own brand', (label) => {
    expect(brandOfHost(`${label}.example.com`).id).toBe(label);
  });

  it('an unknown id throws an error that lists the valid ones', () => {
    expect(() => brandOfId('nobody' as BrandId)).toThrow(/default, fleet-america/);
  });
});

describe('registry', () => {
  it('[BRD-03] contains the eight brands of the requirements, the default first', () => {
    expect(brands.slice(0, 8).map(({ id }) => id)).toEqual(['default', ...labels]);
  });

  it.each(['id', 'name', 'legalName', 'seedColor', 'iconColor', 'themeColor'] as const)(
    '[BRD-04] every brand has its own %s',
    (field) => {
      const whatToDo = `Two brands (or the example, from which one was copied) have the same ${field}: change it`;
      expect(repeated(more.map((brand) => brand[field])), whatToDo).toEqual([]);
    },
  );

  it('[BRD-04] every brand has its own font', () => {
    const whatToDo = 'Choose a font that no other brand has: docs/add-a-brand.md, 1';
    expect(repeated(brands.map(({ font }) => font.family)), whatToDo).toEqual([]);
    expect(repeated(brands.map(({ font }) => font.source)), whatToDo).toEqual([]);
  });

  it('[BRD-01] no host label belongs to two brands', () => {
    expect(repeated(more.flatMap(({ hostLabels }) => hostLabels))).toEqual([]);
  });

  it.each(more.map((brand) => [brand.id, brand] as const))('%s is well formed', (_, brand) => {
    for (const color of [brand.seedColor, brand.iconColor, brand.themeColor]) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(brand.languages).toContain(brand.defaultLanguage);
    expect(brand.switches.storeButtons).toBe(brand.storeUrls !== null);
    expect(brand.switches.vehicleAdd).toBe(!brand.switches.vehicleEnroll);
    expect(brand.signInTabs.some(({ kind }) => kind === 'external')).toBe(brand.adminSsoUrl !== null);
    for (const url of [brand.adminSsoUrl, brand.accountManagerUrl, ...Object.values(brand.storeUrls ?? {})]) {
      if (url !== null) expect(new URL(url).protocol).toBe('https:');
    }
    expect(brand.assistancePhone).toBe('1-800-555-0100');
    expect(brand.hostLabels.every((label) => /^[a-z\d-]+$/.test(label))).toBe(true);
  });

  it('[BRD-07] logo widths: 60 for the hub brands, 130 for fuel-card, 70 for car-sales, else 86', () => {
    expect(Object.fromEntries(specified.map(({ id, logoWidth }) => [id, logoWidth]))).toEqual({
      default: 86,
      'fleet-america': 86,
      'fleet-maintenance-hub': 60,
      canada: 60,
      'fuel-card': 130,
      'car-sales': 70,
      telematics: 86,
      shell: 86,
    });
  });

  it('[BRD-08] [BRD-10] only Canada supports French, and uses it by default', () => {
    expect(idsWhere(({ languages }) => languages.includes('fr'))).toEqual(['canada']);
    expect(idsWhere(({ defaultLanguage }) => defaultLanguage === 'fr')).toEqual(['canada']);
    expect(specified.every(({ languages }) => languages.includes('en'))).toBe(true);
  });

  it('[BRD-13] [BRD-14] [BRD-15] only the Canadian brand has region CA', () => {
    expect(idsWhere(({ region }) => region === 'CA')).toEqual(['canada']);
  });

  it('[BRD-16] [CST2-22] 26% on the maintenance hub, 25% elsewhere', () => {
    expect(idsWhere(({ savingsClaim }) => savingsClaim === 26)).toEqual(['fleet-maintenance-hub']);
    expect(idsWhere(({ savingsClaim }) => savingsClaim === 25)).toHaveLength(7);
  });

  it.each([
    ['[BRD-09] the language toggle', 'languageToggle', ['canada']],
    [
      '[AUT-05] the link to sign-up',
      'signUpLink',
      ['default', 'fleet-america', 'fleet-maintenance-hub', 'canada', 'car-sales'],
    ],
    ['[AUT-06] the store buttons', 'storeButtons', ['default', 'fleet-america', 'fleet-maintenance-hub', 'canada']],
    ['[FMC-22] the account and fleet selectors', 'accountSelector', ['fuel-card']],
    ['[TDB-01] the telematics database tab', 'telematicsTab', ['canada', 'telematics']],
    ['[VEH-06] enrolling vehicles', 'vehicleEnroll', ['fuel-card']],
    ['[API-09] a session at the provider', 'providerSession', ['shell']],
    [
      '[SRQ-03] all locations',
      'allLocations',
      ['default', 'fleet-america', 'fleet-maintenance-hub', 'canada', 'car-sales'],
    ],
  ] as const)('%s: only where the specification says', (_, name, ids) => expect(idsWith(name)).toEqual(ids));

  it.each([
    ['[LAY-13] the membership card', 'membershipCard', 'fleet-america'],
    ['[PRF-05] the one-hour reminder', 'oneHourReminder', 'canada'],
    ['[PAY-01] the payments tab', 'paymentsTab', 'fuel-card'],
    ['[VEH-05] adding vehicles', 'vehicleAdd', 'fuel-card'],
  ] as const)('%s: on for all brands but one', (_, name, id) => {
    expect(idsWhere(({ switches }) => !switches[name])).toEqual([id]);
  });

  it('[AUT-08] [AUT-10] [AUT-11] sign-in tabs', () => {
    const tabs = Object.fromEntries(
      specified.map(({ id, signInTabs }) => [id, signInTabs.map((tab) => `${tab.id}:${tab.kind}`).join(' ')]),
    );
    expect(tabs).toEqual({
      default: '',
      'fleet-america': '',
      'fleet-maintenance-hub': '',
      canada: 'user:password',
      'fuel-card': '',
      'car-sales': '',
      telematics: 'user:partner admin:password',
      shell: 'user:password admin:external',
    });
  });

  it('[AUT-12] [AUT-29] external sites of the shell brand', () => {
    expect(brandOfId('shell')).toMatchObject({
      adminSsoUrl: 'https://sso.shell.example/',
      accountManagerUrl: 'https://accountmanager.shell.example/',
    });
    expect(idsWhere(({ accountManagerUrl }) => accountManagerUrl !== null)).toEqual(['shell']);
  });
});
