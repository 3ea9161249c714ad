import type { DeviceLimit, Scenario } from '@wayside/scenarios';

/**
 * How a page is served so that its browser lacks a capability. These failures happen on the device, so no API response
 * can cause them.
 */
interface Serving {
  headers?: Readonly<Record<string, string>>;
  /** Runs in the page before the app does. Not applied to pages of the development server. */
  script?: string;
}

const SERVINGS: Readonly<Record<DeviceLimit, Serving>> = {
  'location-denied': { headers: { 'permissions-policy': 'geolocation=()' } },
  'storage-stuck': {
    script: `Storage.prototype.removeItem = () => { throw new DOMException('The scenario keeps what is stored', 'InvalidStateError'); };`,
  },
};

export function deviceHeaders({ device = [] }: Scenario): Record<string, string> {
  return Object.assign({}, ...device.map((limit) => SERVINGS[limit].headers)) as Record<string, string>;
}

export const deviceScript = ({ device = [] }: Scenario): string =>
  device.flatMap((limit) => SERVINGS[limit].script ?? []).join('\n');
