import type { BrandId } from '@wayside/brands';
import { brandOfId } from '@wayside/brands';

export const PORT = Number(process.env['E2E_PORT'] ?? 4400);

/** The control API by address: outside the browser, names below localhost do not resolve everywhere. */
export const controlUrl = (path: string): string => `http://127.0.0.1:${PORT}/control${path}`;

/** The API by address, for calls that no browser makes. */
export const apiUrl = (path: string): string => `http://127.0.0.1:${PORT}${path}`;

/** The origin of a brand. */
export function originOf(brand: BrandId): string {
  const label = brandOfId(brand).hostLabels.find((name) => name === brand);
  return label ? `http://${label}.localhost:${PORT}` : `http://localhost:${PORT}`;
}
