import { apiOrigin } from '@wayside/api-client';
import type { PAGE_SETTINGS, Settings } from '@wayside/hosting';

declare global {
  interface Window {
    waysideSettings: PageSettings;
  }
}

/**
 * What the host filled in when it served the page (packages/hosting). Empty where it left that to the page, except for
 * the origin of the API.
 */
export type PageSettings = Readonly<Pick<Settings, (typeof PAGE_SETTINGS)[number]>>;

const NOTHING: Omit<PageSettings, 'api'> = { reports: '', flags: '', places: '', offline: 'on' };

/** @throws on a host without an API of its own, if none is set */
export function readSettings(): PageSettings {
  const text = document.getElementById('settings')?.textContent || '{}';
  // A host that fills in some values only leaves the others as the build wrote them.
  const { api, ...others } = JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('{') ? '' : value,
  ) as PageSettings;
  return { ...NOTHING, ...others, api: apiOrigin(window.location, api) };
}

window.waysideSettings = readSettings();
