// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from './settings.ts';

function page(settings: object): void {
  document.head.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`;
}

afterEach(() => vi.unstubAllGlobals());

it('[OPS-06] are what the host filled in', () => {
  const settings = {
    api: 'https://api.staging.example',
    reports: 'https://reports.example',
    flags: '',
    places: 'https://places.example',
    offline: 'off',
  };
  page(settings);
  expect(readSettings()).toEqual(settings);
});

it.each([
  ['nothing', { api: '', reports: '', flags: '', places: '', offline: '' }],
  ['not even that', { api: '{api}', reports: '{reports}', flags: '{flags}', places: '{places}', offline: '{offline}' }],
])('[OPS-06, API-01] a host that fills in %s: the API is beside the host of the page', (_title, settings) => {
  page(settings);
  expect(readSettings()).toEqual({ api: 'http://api.localhost:3000', reports: '', flags: '', places: '', offline: '' });
});

it('[API-01] on a host without a first label, nothing begins', () => {
  page({ api: '' });
  vi.stubGlobal('location', { protocol: 'https:', host: 'wayside.com' });
  expect(readSettings).toThrow('wayside.com has no API');
});
