import { waysideBrand } from './default/brand.ts';
import { fleetAmericaBrand } from './fleet-america/brand.ts';
import { fleetMaintenanceHubBrand } from './fleet-maintenance-hub/brand.ts';
import { canadaBrand } from './canada/brand.ts';
import { fuelCardBrand } from './fuel-card/brand.ts';
import { carSalesBrand } from './car-sales/brand.ts';
import { telematicsBrand } from './telematics/brand.ts';
import { shellBrand } from './shell/brand.ts';
import type { Brand as BrandDefinition } from './brand.ts';

/** Every brand there is. A new brand is a folder beside these and one line here; `npm run generate` draws its theme: see docs/add-a-brand.md. */
const registered = [
  waysideBrand,
  fleetAmericaBrand,
  fleetMaintenanceHubBrand,
  canadaBrand,
  fuelCardBrand,
  carSalesBrand,
  telematicsBrand,
  shellBrand,
] as const satisfies readonly BrandDefinition[];

export type BrandId = (typeof registered)[number]['id'];
export type Brand = BrandDefinition & { readonly id: BrandId };

export const brands: readonly Brand[] = registered;

/** Throws on an id that is not in the registry: that is a mistake in the program, never a host name typed by a person. */
export const brandOfId = (id: BrandId): Brand => {
  const found = brands.find((brand) => brand.id === id);
  if (!found) throw new Error(`No brand '${id}'. There are: ${brands.map((brand) => brand.id).join(', ')}`);
  return found;
};

/**
 * The brand of a host name, by its first label only. Takes `location.host` or `location.hostname`. Addresses by number,
 * `www`, `app`, `localhost` and any label not in the registry are the default brand.
 */
export const brandOfHost = (host: string): Brand => {
  const label = host.trim().toLowerCase().split(/[.:]/, 1)[0];
  return brands.find((brand) => brand.hostLabels.some((own) => own === label)) ?? waysideBrand;
};

/** Files that the build puts beside the app for each brand. */
export type BrandAsset = 'logo.svg' | 'logo-dark.svg' | 'favicon.svg';

/** Address of a brand's picture, on the app's own host. */
export const brandAssetUrl = (brand: Brand, asset: BrandAsset): string => `/brands/${brand.id}/${asset}`;
