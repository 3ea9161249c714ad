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

/** Where scenarios are played: the scenario server, or a folder on a static host (folder/). */
export interface Edge {
  control: ReturnType<typeof controlOf>;
  /** The address of a brand, or of a session’s own place there, to which paths are added. */
  originOf: (brand: BrandId, session?: string) => string;
  /** The API of a session, for calls that no page makes. */
  apiOf: (session: string) => string;
  send: typeof fetch;
}

export const server: Edge = { control, originOf: (brand) => originOf(brand), apiOf: () => SERVER, send: fetch };
