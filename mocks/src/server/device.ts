import type { DeviceLimit, Scenario } from '@wayside/scenarios';

/** How a page comes so that its browser is short of something. What fails on the device is no answer of the API, and the app knows nothing of it. */
interface Serving {
  headers?: Readonly<Record<string, string>>;
  /** Runs in the page before anything of the app. The development server serves its own pages and leaves it out. */
  script?: string;
}

const SERVINGS: Readonly<Record<DeviceLimit, Serving>> = {
  'location-denied': { headers: { 'permissions-policy': 'geolocation=()' } },
  'storage-stuck': {
    script: `Storage.prototype.removeItem = () => { throw new DOMException('The scenario keeps what is stored', 'InvalidStateError'); };`,
  },
};

export const deviceHeaders = ({ device = [] }: Scenario): Record<string, string> =>
  Object.assign({}, ...device.map((limit) => SERVINGS[limit].headers)) as Record<string, string>;

export const deviceScript = ({ device = [] }: Scenario): string => device.flatMap((limit) => SERVINGS[limit].script ?? []).join('\n');
