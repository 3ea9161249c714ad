import { readFileSync, readdirSync } from 'node:fs';
import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import { brandOfId } from '@wayside/brands';
import {
  FLEET_PATTERNS,
  FMC_PATTERNS,
  PATTERNS,
  SETTINGS_TABS,
  START,
  matchesPattern,
  palettePages,
  settingsTabs,
} from '@wayside/domain';
import type { PlaceName, SettingsTab } from '@wayside/domain';
import { expectNone } from '@wayside/tooling/expect-none';
import { describe, expect, test } from 'vitest';
import { scenarios } from './catalogue.ts';
import { screensList } from './screens-list.ts';
import { SCREENS, SCREEN_IDS, openingsOf } from './screens.ts';

/**
 * What the files of scenarios/screens have to name, as `npm run rules` says it to somebody who adds a page or an
 * operation.
 */
const folder = new URL('screens/', import.meta.url);
const names = Object.keys(PATTERNS) as PlaceName[];
const pagesOf = (id: (typeof SCREEN_IDS)[number]) => Object.keys(SCREENS[id].pages) as PlaceName[];
const isOf = (page: PlaceName, address: string): boolean =>
  matchesPattern(PATTERNS[page], address.replace(/[?#].*/, ''));

/** A partner's link begins at the start, which leads to the page of its screen. */
const addressesOf = (id: (typeof SCREEN_IDS)[number]): string[] =>
  SCREENS[id].looks.map(({ path, scenario }) => path ?? scenarios.get(scenario)!.start ?? START);

describe('the files of scenarios/screens', () => {
  test('are in the list of screens', () => {
    const isListed =
      readFileSync(new URL('index.ts', folder), 'utf8') ===
      screensList(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
    expectNone(
      isListed ? [] : ['scenarios/screens/index.ts'],
      'Run `npm run generate`: this list does not name the screen files beside it.',
    );
  });

  test('name every page', () => {
    const named = new Set(SCREEN_IDS.flatMap(pagesOf));
    expectNone(
      names.filter((name) => !named.has(name)),
      'Add this page to `pages` of a screen: write scenarios/screens/<subject>/<name>.screen.ts and run `npm run generate`.',
    );
  });

  test('name every operation of the contract, once', () => {
    const makers = Map.groupBy(
      SCREEN_IDS.flatMap((id) => Object.keys(SCREENS[id].makes).map((operation) => ({ id, operation }))),
      ({ operation }) => operation,
    );
    expectNone(
      Object.keys(operationTable).filter((operation) => !makers.has(operation)),
      'Add this operation to `makes` of the screen where it is met first, in scenarios/screens, with what leads to the call.',
    );
    expectNone(
      [...makers]
        .filter(([, all]) => all.length > 1)
        .map(([operation, all]) => `${operation}: ${all.map(({ id }) => id).join(', ')}`),
      'Leave this operation in `makes` of one screen only: the one where it is met first.',
    );
  });

  test('have addresses of their own pages only', () => {
    expectNone(
      SCREEN_IDS.flatMap((id) =>
        pagesOf(id).flatMap((page) =>
          SCREENS[id].pages[page]!.filter(({ path }) => !isOf(page, path)).map(
            ({ path }) => `${id}: ${path} is not ${page}`,
          ),
        ),
      ),
      'Move this address of a screen file to the page that it belongs to, or correct it.',
    );
  });

  test('name a call that is made by itself where it is made', () => {
    expectNone(
      SCREEN_IDS.flatMap((id) => {
        const made = openingsOf(id);
        return Object.entries(SCREENS[id].makes)
          .filter(([operation, way]) => way === 'by itself' && !made.includes(operation as OperationId))
          .map(([operation]) => `${operation}: ${id}.screen.ts`);
      }),
      "No page of this screen opens with this call: add it to `opens` of the address that does, move it to `makes` of the screen that does, or say instead of 'by itself' what somebody does to cause it: 'by hand' until a screen sends it.",
    );
  });

  test('let axe see every page', () => {
    const isSeen = (page: PlaceName): boolean =>
      SCREEN_IDS.filter((id) => page in SCREENS[id].pages)
        .flatMap(addressesOf)
        .some((address) => isOf(page, address) || isOf('start', address));
    // The start leads on, and the walk of a request ends on its second page.
    const within: readonly PlaceName[] = ['start', 'schedule'];
    expectNone(
      names.filter((name) => !within.includes(name) && !isSeen(name)),
      'Add a look to the file of this page in scenarios/screens, so that axe sees it: `path: place.<name>`, and what is visible once the page is ready.',
    );
  });

  test('let every role open every page that needs a sign-in', () => {
    const signedIn = Object.keys({ ...FLEET_PATTERNS, ...FMC_PATTERNS }) as PlaceName[];
    expectNone(
      // The second page of a request is no address to open: it leads back to the first.
      signedIn.filter(
        (name) => name !== 'schedule' && SCREEN_IDS.flatMap((id) => SCREENS[id].pages[name] ?? []).length === 0,
      ),
      'Add an address of this page to `pages` of its file in scenarios/screens, with the calls that it opens with and what each role may press there.',
    );
  });

  test('name folders of the app, and every folder of the app has its screens', () => {
    const folders = readdirSync(new URL('../apps/web/src/features', import.meta.url));
    const named = new Set(SCREEN_IDS.flatMap((id) => SCREENS[id].features));
    expectNone(
      [...named].filter((feature) => !folders.includes(feature)),
      'No folder of apps/web/src/features has this name: correct `features` in scenarios/screens.',
    );
    expectNone(
      // The palette is over every page.
      folders.filter((feature) => feature !== 'palette' && !named.has(feature)),
      'Name this folder of apps/web/src/features in `features` of the screens that it shows, in scenarios/screens.',
    );
  });
});

describe('the tabs of the settings', () => {
  const isTab = (address: string, tab: SettingsTab): boolean =>
    isOf('settings', address) && (new URL(address, 'http://app').searchParams.get('tab') ?? SETTINGS_TABS[0]) === tab;
  const owner = { roles: ['Owner'], pays_through_platform: true };
  const everything = { paymentsTab: true, telematicsTab: true, membershipCard: true, vehicleAdd: true };

  test('are shown to somebody', () => {
    const shown = settingsTabs(owner, everything);
    expectNone(
      SETTINGS_TABS.filter((tab) => !shown.includes(tab)),
      'Add this tab to `settingsTabs` in packages/domain/src/access/permissions.ts, for whoever may see it.',
    );
  });

  test('are seen by axe', () => {
    const looked = SCREEN_IDS.flatMap(addressesOf);
    expect(looked.some((address) => isTab(address, 'policies'))).toBe(true);
    expectNone(
      SETTINGS_TABS.filter((tab) => !looked.some((address) => isTab(address, tab))),
      "Add a look to the file of this tab in scenarios/screens, so that axe sees it: `path: place.settings('<tab>')`, or a scenario that starts there, and what is visible once the tab is ready.",
    );
  });

  test('say what each role may press there', () => {
    const visits = SCREEN_IDS.flatMap((id) => SCREENS[id].pages.settings ?? []);
    // The matrix of roles opens the default brand, which has no telematics database.
    expectNone(
      settingsTabs(owner, brandOfId('default').switches).filter(
        (tab) => !visits.some(({ path, offers }) => isTab(path, tab) && Object.keys(offers ?? {}).length > 0),
      ),
      "Add an address of this tab to `pages.settings` of its file in scenarios/screens: `path: place.settings('<tab>')`, the calls that it `opens` with, and in `offers` what each role may press there.",
    );
  });

  test('are in the palette', () => {
    const paths = palettePages(owner, everything).map(({ path }) => path);
    expectNone(
      SETTINGS_TABS.filter((tab) => !paths.some((path) => isTab(path, tab))),
      "Add this tab to `inner` and `palettePages` in packages/domain/src/access/palette.ts (`item('<tab>', place.settings('<tab>'))`), and its text to TITLES in apps/web/src/features/palette/use-page-source.ts.",
    );
  });
});
