import type { BrandId } from '@wayside/brands';
import { brandOfId } from '@wayside/brands';
import { controlOf } from '@wayside/scenarios/control-client';

export const PORT = Number(process.env['E2E_PORT'] ?? 4400);

/** A server by IP address: outside browsers, names below localhost do not resolve everywhere. */
export const serverAt = (port: number): string => `http://127.0.0.1:${port}`;
const SERVER = serverAt(PORT);

export const control = controlOf(SERVER);

/** The API by IP address, for calls made without a browser. */
export const apiUrl = (path: string): string => SERVER + path;

/** The origin of a brand. */
export function originOf(brand: BrandId, port = PORT): string {
  const label = brandOfId(brand).hostLabels.find((name) => name === brand);
  return label ? `http://${label}.localhost:${port}` : `http://localhost:${port}`;
}
