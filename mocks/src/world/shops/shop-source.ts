import type { Schemas } from '@wayside/api-client';
import { partnerShopChains } from '@wayside/domain';
import { between, chance } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { listed } from '../seed/collection.ts';
import type { Source } from '../seed/collection.ts';
import { cityNamed } from './place-catalogue.ts';
import { logoOf } from './shop-logo.ts';
import { streetOf } from './streets.ts';

/** A shop without the fields that depend on the reader and their location. */
export interface ShopCore {
  id: number;
  name: string;
  logo_url: string | null;
  main_phone_number: string;
  address_line1: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
  shopPriceText: string | null;
  support_medium_and_heavy_duty_vehicles: boolean;
  company: Schemas['Company'] | null;
  /** Factor applied to average prices. */
  priceFactor: number;
  /** The shop takes payment another way, so no stored method is needed. */
  paysAtShop: boolean;
  savedFromTheStart: boolean;
}

/** Chains that take no appointments: drivers show their membership card. */
export const PARTNER_CHAINS: readonly string[] = partnerShopChains;

export const takesAppointments = (shop: ShopCore): boolean =>
  !PARTNER_CHAINS.includes(shop.company?.reference_id ?? '');

type Company = Schemas['Company'] & { heavyDuty: boolean };

function company(
  name: string,
  reference_id: string | null,
  retail_savings: number | null,
  more: Partial<Company> = {},
): Company {
  return {
    name,
    reference_id,
    retail_savings,
    pricing_disabled: false,
    heavyDuty: true,
    ...more,
  };
}

const COMPANIES: Record<'US' | 'CA', readonly Company[]> = {
  US: [
    company('Northside Auto Care', null, 0.25),
    company('Summit Service Centers', 'summit-service', 0.22),
    company('Two Rivers Garage', 'two-rivers', 0.28),
    company('Beacon Brake and Tire', 'beacon', 0.18, { heavyDuty: false }),
    company('Ironbridge Truck and Auto', 'ironbridge', null, { pricing_disabled: true }),
    company('QuickBay Oil', 'quickbay', 0.1),
    company('Harbor Tire', 'harbor-tire', null, { pricing_disabled: true }),
  ],
  CA: [
    company('Garage du Nord', null, 0.25),
    company('Mécanique Boréale', 'boreale', 0.22),
    company('Maple Ridge Auto', 'maple-ridge', 0.28),
    company('Freins et pneus Phare', 'phare', 0.18, { heavyDuty: false }),
    company('Atelier Pont-de-Fer', 'pont-de-fer', null, { pricing_disabled: true }),
    company('Vidange QuickBay', 'quickbay', 0.1),
    company('Pneus du Port', 'harbor-tire', null, { pricing_disabled: true }),
  ],
};

/** Shops per city; most are where the generated users live. */
const PLACES: Record<
  'US' | 'CA',
  readonly (readonly [city: string, abbreviation: string, area: string, shops: number])[]
> = {
  US: [
    ['Chicago', 'IL', '312', 16],
    ['New York', 'NY', '212', 4],
    ['Los Angeles', 'CA', '213', 4],
    ['Dallas', 'TX', '214', 4],
    ['Atlanta', 'GA', '404', 4],
    ['Denver', 'CO', '303', 4],
    ['Portland', 'OR', '503', 4],
  ],
  CA: [
    ['Montreal', 'QC', '514', 16],
    ['Toronto', 'ON', '416', 4],
    ['Vancouver', 'BC', '604', 4],
    ['Calgary', 'AB', '403', 4],
    ['Ottawa', 'ON', '613', 4],
    ['Quebec City', 'QC', '418', 4],
    ['Halifax', 'NS', '902', 4],
  ],
};

const PRICE_TEXT = { US: 'Prices are given at the counter', CA: 'Prix fixés à l’atelier' };
const FIRST_ID = 31;

export function shopSource(base: BaseWorld): Source<ShopCore> {
  return listed(base.part(shopsOf), () => 0, 90_001);
}

/** All shops in the brand's country. */
export function shopsOf(base: BaseWorld): readonly ShopCore[] {
  const { country } = base;
  const rows = PLACES[country].flatMap(([city, state, area, count]) =>
    Array.from({ length: count }, (_, index) => ({
      city: cityNamed(city, country),
      state,
      area,
      street: streetOf(city, index),
    })),
  );
  return rows.map(({ city, state, area, street }, index) => {
    const id = FIRST_ID + index;
    // Every chain has a shop near home; every eighth shop is independent.
    const chain = index % 8 === 7 ? undefined : COMPANIES[country][index % 8];
    return base.invent('shop', id, (faker): ShopCore => {
      return {
        id,
        name: chain ? `${chain.name} – ${street}` : `${faker.person.lastName()} Garage`,
        logo_url: chain && chance(base.key('logo', id)) < 0.7 ? logoOf(chain.name) : null,
        main_phone_number: `${area}555${String(100 + index).padStart(4, '0')}`,
        address_line1: `${between(base.key('house', id), 10, 4980)} ${street}`,
        city: country === 'CA' ? (city.french ?? city.name) : city.name,
        state,
        zip: city.postcode,
        latitude: city.latitude + (chance(base.key('north', id)) - 0.5) * 0.5,
        longitude: city.longitude + (chance(base.key('east', id)) - 0.5) * 0.5,
        shopPriceText: chain?.pricing_disabled ? PRICE_TEXT[country] : null,
        support_medium_and_heavy_duty_vehicles: chain ? chain.heavyDuty : chance(base.key('heavy', id)) < 0.5,
        company: chain ? companyOf(chain) : null,
        priceFactor: between(base.key('prices', id), 88, 116) / 100,
        paysAtShop: chance(base.key('pays at shop', id)) < 0.2,
        savedFromTheStart:
          index === 0 || index === 2 || (index < PLACES[country][0]![3] && chance(base.key('saved', id)) < 0.15),
      };
    });
  });
}

const companyOf = ({ heavyDuty: _heavyDuty, ...shown }: Company): Schemas['Company'] => shown;
