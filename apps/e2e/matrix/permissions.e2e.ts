import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import type { PlaceName, Role } from '@wayside/domain';
import { ROLE_NAMES, SCREENS, SCREEN_IDS } from '@wayside/scenarios';
import { operationsOf } from '@wayside/scenarios/screens';
import { PATTERNS, isFmcUser, matchesPattern, place, withQuery } from '@wayside/domain';
import { expect, test } from '../fixtures.ts';
import { isLetIn } from './calls.ts';
import { FMC_PATHS, goByAccount, pathnameOf } from '../places.ts';
import { find, labelOf, openMenuOf } from './control.ts';
import { CONTROLS, PATHS } from './controls.ts';
import { OPENED, callsSince, differences, isDrawn } from './on-opening.ts';
import { textsOf } from '../texts.ts';

const { t } = await textsOf('en');

/** What one role may do with one operation, according to the contract and the screens. */
export interface Verdict {
  role: Role;
  operation: OperationId;
  /** According to the contract's `x-roles`. */
  contract: boolean;
  /** Controls that send the operation, and whether the role finds them. */
  controls: { name: string; path: string; isOffered: boolean; isExpected: boolean }[];
  /** Screens that call the operation on their own. */
  callers: string[];
}

const OPERATIONS = Object.keys(operationTable) as OperationId[];

/**
 * What a role finds at a path, as one string: its rights to the calls of the page and to what its controls send, in
 * contract and product.
 */
function findsAt(path: string, role: Role): string {
  const { pathname } = new URL(path, 'http://localhost');
  const isFmc = isFmcUser({ roles: [role] });
  // One guard sends all others to the dashboard.
  if (!isFmc && FMC_PATHS.includes(pathname)) return 'elsewhere';
  return JSON.stringify([
    isFmc,
    [...listedAt(pathname)].map((operation) => isLetIn(operation, role)),
    CONTROLS.filter((one) => one.path === path).map(({ operation, control }) => [
      isLetIn(operation, role),
      control.rule?.({ roles: [role] }),
    ]),
  ]);
}

const alikeAt = (path: string, role: Role): readonly Role[] =>
  ROLE_NAMES.filter((other) => findsAt(path, other) === findsAt(path, role));

/** Whether a role finds everything on the page, as does the role for which the screen's file lists `opens`. */
const hasAll = (path: string, role: Role): boolean =>
  alikeAt(path, role).includes(FMC_PATHS.includes(pathnameOf(path)) ? 'FMC' : 'Owner');

/**
 * Roles that find the same at a path take turns in opening it. Paths where the role finds everything come first: they
 * are loaded, while the others are reached inside the app.
 */
function pathsOf(role: Role): readonly string[] {
  return PATHS.filter((path, index) => {
    const alike = alikeAt(path, role);
    return alike[index % alike.length] === role;
  }).toSorted((one, other) => Number(hasAll(other, role)) - Number(hasAll(one, role)));
}

for (const role of ROLE_NAMES) {
  test.describe(role, () => {
    test.use({ scenario: 'base/every-part', role });

    // mocks/src/test/every-operation.test.ts shows that the server agrees with the contract.
    test('[ROL-02] contract and screens agree on who may do what', async ({ page, mock }, testInfo) => {
      test.slow();
      const verdicts = new Map(
        OPERATIONS.map((operation): [OperationId, Verdict] => [
          operation,
          {
            role,
            operation,
            contract: isLetIn(operation, role),
            controls: [],
            callers: [],
          },
        ]),
      );

      // The introduction before the first review would cover the page.
      await page.addInitScript(() => localStorage.setItem('wayside_approval_info', 'skip'));
      await page.goto(place.account);
      // Calls of the account page must not be counted as calls of the next page.
      let latest = (await callsSince(page, mock, 0, { opens: [] })).at(-1)?.number ?? 0;
      let before = listedAt(place.account);
      const unlisted: string[] = [];
      const different: string[] = [];
      for (const path of pathsOf(role)) {
        // Drivers see their own vehicles first (PPV-10), which may offer less than they may do.
        const address = withQuery(path, { mine: 'off' });
        const isLoaded = hasAll(path, role);
        if (isLoaded) await page.goto(address);
        else await goByAccount(page, address, t('account:account.title'));
        await isDrawn(page, path);
        if (isLoaded) {
          const visit = OPENED.find((one) => one.path === path && one.brand === undefined)!;
          different.push(...differences(visit, await callsSince(page, mock, latest, visit)));
        }
        // A role without access was redirected and does not find the screen's controls.
        for (const { operation, control } of CONTROLS.filter((one) => one.path === path)) {
          const menu = await openMenuOf(page, control);
          const element = find(page, control);
          const isExpected = control.rule ? control.rule({ roles: [role] }) : isLetIn(operation, role);
          if (isExpected)
            await element
              .first()
              .waitFor({ timeout: 20_000 })
              .catch(() => undefined);
          const isOffered = (await element.count()) > 0;
          await menu.close();
          verdicts.get(operation)!.controls.push({ name: labelOf(control), path, isOffered, isExpected });
        }
        const { pathname, search } = new URL(page.url());
        const here = listedAt(pathname);
        for (const { operation, number } of (await mock.journal(latest)).entries) {
          latest = number;
          // The last call of a page may come after the next one has opened.
          if (!here.has(operation) && !before.has(operation))
            unlisted.push(`${role}: ${operation} on ${pathname}${search}`);
          const { callers } = verdicts.get(operation)!;
          if (!callers.includes(path)) callers.push(path);
        }
        before = here;
      }

      await testInfo.attach('permissions', {
        body: JSON.stringify([...verdicts.values()]),
        contentType: 'application/json',
      });
      expect([...verdicts.values()].flatMap(disagreements)).toEqual([]);
      expect(unlisted, 'calls to add to `opens` of the screen, in scenarios/screens').toEqual([]);
      expect(different, 'calls on opening are those of the screen files').toEqual([]);
    });
  });
}

/**
 * The calls with which a page opens, by the files of its screens: whoever has no such tab sees another one. What the
 * Owner's page makes later, that of a management company may open with: its people, say.
 */
function listedAt(pathname: string): ReadonlySet<OperationId> {
  const names = (Object.keys(PATTERNS) as PlaceName[]).filter((name) => matchesPattern(PATTERNS[name], pathname));
  const screens = SCREEN_IDS.map((id) => SCREENS[id]);
  const visits = screens.flatMap(({ pages }) => names.flatMap((name) => pages[name] ?? []));
  const later = screens.flatMap(({ pages, later: calls = [] }) => (names.some((name) => pages[name]) ? calls : []));
  return new Set([...visits.flatMap(({ opens }) => opens), ...later, ...operationsOf('header')]);
}

function disagreements({ role, operation, contract, controls, callers }: Verdict): string[] {
  const may = contract ? 'may' : 'may not';
  return [
    ...controls
      .filter(({ isOffered }) => isOffered && !contract)
      .map(({ name, path }) => `${role} ${may} ${operation} and finds ${name} on ${path}`),
    ...controls
      .filter(({ isOffered, isExpected }) => isOffered !== isExpected)
      .map(
        ({ name, path, isExpected }) =>
          `${role} should ${isExpected ? '' : 'not '}find ${name} on ${path} for ${operation}`,
      ),
    ...(contract || callers.length === 0
      ? []
      : [`${role} ${may} ${operation}, and ${callers.join(' and ')} asks for it`]),
  ];
}
