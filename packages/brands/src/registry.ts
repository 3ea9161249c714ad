import { waysideBrand } from './default/brand.ts';
import { fleetAmericaBrand } from './fleet-america/brand.ts';
import { fleetMaintenanceHubBrand } from './fleet-maintenance-hub/brand.ts';
import { canadaBrand } from './canada/brand.ts';
import { fuelCardBrand } from './fuel-card/brand.ts';
import { carSalesBrand } from './car-sales/brand.ts';
import { telematicsBrand } from './telematics/brand.ts';
import { shellBrand } from './shell/brand.ts';
import type { Brand as BrandDefinition } from './brand.ts';

/**
 * All brands. A new brand is a folder next to these and one line here; `npm run generate` creates its theme: see
 * docs/add-a-brand.md.
 */
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

/** Throws for an unknown id, which is a programming error: host names never get here. */
export function brandOfId(id: BrandId): Brand {
  const match = brands.find((brand) => brand.id === id);
  if (!match) throw new Error(`Unknown brand '${id}'. Valid brands: ${brands.map((brand) => brand.id).join(', ')}`);
  return match;
}

/**
 * The brand of a host name, by its first label only. Takes `location.host` or `location.hostname`. IP addresses, `www`,
 * `app`, `localhost` and unknown labels give the default brand.
 */
export function brandOfHost(host: string): Brand {
  const label = host.trim().toLowerCase().split(/[.:]/, 1)[0];
  return brands.find((brand) => brand.hostLabels.some((own) => own === label)) ?? waysideBrand;
}

/** Files the build copies next to the app for each brand. */
export type BrandAsset = 'logo.svg' | 'logo-dark.svg' | 'favicon.svg' | 'app-icon.svg' | 'app.webmanifest';

/** URL of the folder with a brand's files, on the app's own host. */
export const brandFolder = ({ id }: { readonly id: string }): string => `/brands/${id}/`;

export const brandAssetUrl = (brand: { readonly id: string }, asset: BrandAsset): string => brandFolder(brand) + asset;
