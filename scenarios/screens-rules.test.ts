import { readFileSync, readdirSync } from 'node:fs';
import { FLEET_PATTERNS, FMC_PATTERNS, PATTERNS, START, matchesPattern } from '@wayside/domain';
import type { PlaceName } from '@wayside/domain';
import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import { expectNone } from '@wayside/tooling/expect-none';
import { describe, test } from 'vitest';
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
      "No page of this screen opens with this call: add it to `opens` of the address that does, move it to `makes` of the screen that does, or say instead of 'by itself' what somebody does to cause it.",
    );
  });

  test('let axe see every page', () => {
    // A partner's link begins at the start, which leads to the page of its screen.
    const isSeen = (page: PlaceName): boolean =>
      SCREEN_IDS.filter((id) => page in SCREENS[id].pages)
        .flatMap((id) => SCREENS[id].looks)
        .map(({ path, scenario }) => path ?? scenarios.get(scenario)!.start ?? START)
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
