import { describe, expect, it } from 'vitest';
import { BRANDS, ROLE_NAMES } from './axes.ts';
import { scenarios } from './catalogue.ts';
import type { ScenarioId } from './catalogue.ts';
import type { Scenario } from './define.ts';
import { coveringCells, cut, eachCaseOnce, everyCell, isCall, openedCells, shownIn } from './matrix.ts';
import type { Cell } from './matrix.ts';

const cases: Pick<Scenario, 'id' | 'brands' | 'roles' | 'signedIn'>[] = [
  { id: 'any/where', signedIn: true },
  { id: 'any/where-else', signedIn: true },
  { id: 'fmc/only', roles: ['FMC', 'FMC Admin'], signedIn: true },
  { id: 'card/only', brands: ['fuel-card'], signedIn: true },
  { id: 'one/place', brands: ['canada'], roles: ['Driver'] },
];

function pairsOf(cells: readonly Cell<string>[]): Set<string> {
  return new Set(
    cells.flatMap(({ scenario, brand, role }) => [
      `${brand} × ${role}`,
      `${brand} × ${scenario}`,
      `${role} × ${scenario}`,
    ]),
  );
}

describe('the covering set', () => {
  it.each([
    ['cases of all sorts', cases],
    ['one case', cases.slice(0, 1)],
    ['one limited case', cases.slice(4)],
    ['cases that leave pairs of brand and role open', [{ id: 'a/a', signedIn: true }]],
    ['the catalogue', [...scenarios.values()].filter((one) => one.signedIn || isCall(one))],
  ])('covers every valid pair: %s', (_, given) => {
    expect([...pairsOf(everyCell(given)).difference(pairsOf(coveringCells(given)))]).toEqual([]);
  });

  it('contains only valid cells and no duplicates', () => {
    const all = new Set(everyCell(cases).map((cell) => JSON.stringify(cell)));
    const chosen = coveringCells(cases).map((cell) => JSON.stringify(cell));
    expect(chosen.filter((cell) => !all.has(cell))).toEqual([]);
    expect(new Set(chosen).size).toBe(chosen.length);
  });

  it('is minimal: as many cells per case as it has roles, once the pairs of brand and role are covered', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ id: `case/${index}`, signedIn: true }));
    expect(coveringCells(many)).toHaveLength(40 * ROLE_NAMES.length);
  });

  it('opens a signed-out case once per brand, since its role is not visible', () => {
    const cells = coveringCells([{ id: 'any/where', signedIn: true }, { id: 'signed/out' }]).filter(
      ({ scenario }) => scenario === 'signed/out',
    );
    expect(cells.map(({ brand }) => brand).toSorted()).toEqual(BRANDS.toSorted());
    expect(new Set(cells.map(({ role }) => role)).size).toBe(1);
  });

  it('is deterministic', () => {
    expect(coveringCells(cases)).toEqual(coveringCells(cases));
  });
});

describe('cells whose page is opened', () => {
  const shows = ({ scenario, brand, role }: Cell<string>): string[] => {
    const screen = scenario.startsWith('any/') ? 'any' : scenario;
    return [`${role}: ${screen}`, `${brand}: ${screen}`];
  };
  const many = Array.from({ length: 30 }, (_, index) => ({ id: `any/${index}`, signedIn: true }));
  const grouped = (given: typeof cases): Cell<string>[][] => [
    ...Map.groupBy(coveringCells(given), ({ scenario }) => scenario).values(),
  ];
  const openedPerCase = (groups: Cell<string>[][], opened: ReadonlySet<Cell<string>>): number[] =>
    groups.map((cells) => cells.filter((cell) => opened.has(cell)).length);

  it.each([
    ['cases of all sorts', cases],
    ['many cases of one screen', many],
    ['one case', cases.slice(0, 1)],
  ])('are at least one of each case, and show each role and each brand at each screen: %s', (_, given) => {
    const groups = grouped(given);
    const opened = openedCells(groups, { shows, isOpened: () => false });
    expect(Math.min(...openedPerCase(groups, opened))).toBeGreaterThan(0);
    expect(new Set([...opened].flatMap(shows))).toEqual(new Set(groups.flat().flatMap(shows)));
  });

  it('are spread over the cases of a screen, and not all of its first one', () => {
    const groups = grouped(many);
    const played = new Set(groups.map((cells) => cells.find(({ role }) => role === 'Owner')!));
    const opened = openedCells(groups, { shows, isOpened: (cell) => played.has(cell) });
    expect(Math.max(...openedPerCase(groups, opened))).toBe(2);
  });

  it('are one of each case where those show everything', () => {
    expect(openedCells(grouped(many), { shows, isOpened: () => false }).size).toBe(many.length);
  });

  it('are all of those that must be opened', () => {
    const groups = grouped(cases);
    expect(openedCells(groups, { shows, isOpened: () => true })).toEqual(new Set(groups.flat()));
  });

  it('of the catalog are those of every role and brand at every screen, and few enough to run every night', () => {
    const groups = grouped([...scenarios.values()].filter((one) => !isCall(one)));
    const shows = (cell: Cell<string>): string[] => shownIn(scenarios.get(cell.scenario as ScenarioId)!, cell);
    const opened = openedCells(groups, { shows, isOpened: () => false });
    expect(Math.min(...openedPerCase(groups, opened))).toBe(1);
    expect([...new Set(groups.flat().flatMap(shows)).difference(new Set([...opened].flatMap(shows)))]).toEqual([]);
    expect([...opened].flatMap(shows)).toEqual(
      expect.arrayContaining(['Driver: vehicle, signed in', 'shell: vehicle, signed in', 'shell: sign-in, signed out']),
    );
    expect(opened.size).toBeLessThan(groups.flat().length / 5);
  });
});

describe('each case once', () => {
  it('contains every case once and covers every brand and role', () => {
    const cells = eachCaseOnce(Array.from({ length: 88 }, (_, index) => ({ id: `case/${index}` })));
    expect(new Set(cells.map(({ scenario }) => scenario)).size).toBe(88);
    expect(new Set(cells.map(({ brand }) => brand)).size).toBe(BRANDS.length);
    expect(new Set(cells.map(({ role }) => role)).size).toBe(ROLE_NAMES.length);
  });
});

describe('a filter', () => {
  it('selects cases by name, with * as a wildcard', () => {
    expect(cut(cases, { scenario: 'any/*' }).map(({ id }) => id)).toEqual(['any/where', 'any/where-else']);
    expect(cut(cases, { scenario: 'any/where' }).map(({ id }) => id)).toEqual(['any/where']);
    expect(cut(cases, { scenario: 'any.where' })).toEqual([]);
    expect(cut(cases, { scenario: '*/where,one/place' }).map(({ id }) => id)).toEqual(['any/where', 'one/place']);
  });

  it('drops cases that do not apply to its brand or role, and restricts the others to them', () => {
    expect(everyCell(cut(cases, { brand: 'fuel-card', role: 'FMC' }))).toEqual([
      { scenario: 'any/where', brand: 'fuel-card', role: 'FMC' },
      { scenario: 'any/where-else', brand: 'fuel-card', role: 'FMC' },
      { scenario: 'fmc/only', brand: 'fuel-card', role: 'FMC' },
      { scenario: 'card/only', brand: 'fuel-card', role: 'FMC' },
    ]);
  });
});

it('knows which cases are calls without a screen', () => {
  expect([isCall({ id: 'failures/createOrder/notFound' }), isCall({ id: 'faults/server-error' })]).toEqual([
    true,
    false,
  ]);
});
