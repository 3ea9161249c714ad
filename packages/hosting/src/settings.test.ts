import { describe, expect, it } from 'vitest';
import { settingsOf, unsetIn } from './settings.ts';

describe('what a host says when it serves the page', () => {
  it('[OPS-06] is nothing at all: production, beside the host of the page, without reports', () => {
    expect(settingsOf({})).toEqual({
      api: '',
      payments: 'production',
      reports: '',
      flags: '',
      places: '',
      offline: 'on',
    });
  });

  it('[OPS-06] comes from the environment', () => {
    expect(
      settingsOf({
        WAYSIDE_API_ORIGIN: 'https://api.staging.example/',
        WAYSIDE_PAYMENTS: 'sandbox',
        WAYSIDE_REPORTS_URL: 'https://reports.example/wayside?stage=staging',
        WAYSIDE_FLAGS_URL: 'https://flags.example',
        WAYSIDE_GEOCODER_ORIGIN: 'https://places.example/photon',
        WAYSIDE_OFFLINE: 'off',
      }),
    ).toEqual({
      api: 'https://api.staging.example',
      payments: 'sandbox',
      reports: 'https://reports.example/wayside?stage=staging',
      flags: 'https://flags.example',
      places: 'https://places.example/photon',
      offline: 'off',
    });
  });

  it('[OPS-06] is refused as a whole if a page could not be served with it', () => {
    const environment = {
      WAYSIDE_API_ORIGIN: 'https://api.example/v4',
      WAYSIDE_PAYMENTS: 'test',
      WAYSIDE_REPORTS_URL: "https://reports.example; script-src 'unsafe-inline'",
      WAYSIDE_FLAGS_URL: 'flags.example',
      WAYSIDE_GEOCODER_ORIGIN: 'https://places.example/"><script>',
      WAYSIDE_OFFLINE: 'no',
    };
    const problems = (): unknown => settingsOf(environment);
    for (const name of Object.keys(environment)) expect(problems).toThrow(name);
  });

  it('[OPS-06] what is left out is said, with what holds instead', () => {
    expect(unsetIn({ WAYSIDE_API_ORIGIN: 'https://api.example', WAYSIDE_PAYMENTS: 'sandbox' })).toEqual([
      'WAYSIDE_REPORTS_URL: nothing that breaks is reported',
      'WAYSIDE_FLAGS_URL: flags come from the API',
      'WAYSIDE_GEOCODER_ORIGIN: places come from the API, below /photon',
      'WAYSIDE_OFFLINE: the app opens without a network, too ("off" is the other choice)',
    ]);
  });
});
