import { apiOrigin } from '@wayside/api-client';
import { NONCE, filled } from '@wayside/hosting';
import type { HostingHeaders, Settings } from '@wayside/hosting';
import type { Scenario } from '@wayside/scenarios';
import { deviceHeaders, deviceScript } from './device.ts';

/** What a build is served from. */
export interface Build {
  html: string;
  headers: HostingHeaders;
}

/** The page of a build for a session's device, before its nonce and settings are filled in. */
export interface OpenPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

export function openPageOf({ html, headers }: Build, scenario?: Scenario): OpenPage {
  const script = scenario && deviceScript(scenario);
  return {
    html: script ? withScript(html, script) : html,
    headers: { ...headers.page, ...(scenario ? deviceHeaders(scenario) : {}) },
  };
}

/** The page with a script that runs before all others. */
export const withScript = (html: string, script: string, nonce = NONCE): string =>
  html.replace('<head>', () => `<head><script nonce="${nonce}">${script}</script>`);

/** The page and its headers with the values of one response. */
export function filledPage({ html, headers }: OpenPage, settings: Settings, nonce: string): OpenPage {
  const values = { ...settings, nonce };
  return {
    html: filled(html, values),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value, values)])),
  };
}

/** The API that a page of this host calls. */
export const apiOf = (host: string | undefined, { api }: Settings): string =>
  apiOrigin({ protocol: 'http:', host: host ?? 'localhost' }, api);
