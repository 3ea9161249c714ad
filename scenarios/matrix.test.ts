import { describe, expect, it } from 'vitest';
import { BRANDS, ROLE_NAMES } from './axes.ts';
import { scenarios } from './catalogue.ts';
import type { Scenario } from './define.ts';
import { coveringCells, cut, eachCaseOnce, everyCell, isCall, standIns } from './matrix.ts';
import type { Cell } from './matrix.ts';

const cases: Pick<Scenario, 'id' | 'brands' | 'roles' | 'signedIn'>[] = [
  { id: 'any/where', signedIn: true },
  { id: 'any/where-else', signedIn: true },
  { id: 'fmc/only', roles: ['FMC', 'FMC Admin'], signedIn: true },
  { id: 'card/only', brands: ['fuel-card'], signedIn: true },
  { id: 'one/place', brands: ['canada'], roles: ['Driver'] },
];

const pairsOf = (cells: readonly Cell<string>[]): Set<string> =>
  new Set(cells.flatMap(({ scenario, brand, role }) => [`${brand} × ${role}`, `${brand} × ${scenario}`, `${role} × ${scenario}`]));

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

describe('cells that need no screen of their own', () => {
  const cells = coveringCells([{ id: 'any/where', signedIn: true }]).slice(0, ROLE_NAMES.length);
  const rightsOf = (role: string): string => (role.startsWith('FMC') ? 'company' : 'fleet');
  const kindOf = (brand: string): string => (brand === 'canada' ? 'bilingual' : 'English');
  const found = standIns(cells, { rightsOf, kindOf, isOpened: () => false });

  it('are covered by an opened cell with the same rights; every kind of brand and all rights are opened', () => {
    expect(found.size).toBeGreaterThan(0);
    for (const [cell, standIn] of found) {
      expect(rightsOf(standIn.role)).toBe(rightsOf(cell.role));
      expect(found.has(standIn)).toBe(false);
    }
    const opened = cells.filter((cell) => !found.has(cell));
    expect(new Set(opened.map(({ brand }) => kindOf(brand)))).toEqual(new Set(['bilingual', 'English']));
    expect(new Set(opened.map(({ role }) => rightsOf(role)))).toEqual(new Set(['company', 'fleet']));
  });

  it('leave only as many opened as there are kinds', () => {
    const places: Cell<string>[] = [
      { scenario: 'a/a', brand: 'default', role: 'Owner' },
      { scenario: 'a/a', brand: 'default', role: 'FMC' },
      { scenario: 'a/a', brand: 'canada', role: 'Owner' },
    ];
    // A greedy choice in order would open the first one, and then both others.
    const opened = places.filter((cell) => !standIns(places, { rightsOf, kindOf, isOpened: () => false }).has(cell));
    expect(opened).toEqual([places[1], places[2]]);
  });

  it('do not exist where each role has its own rights, or where a cell must be opened', () => {
    expect(standIns(cells, { rightsOf: (role) => role, kindOf: (brand) => brand, isOpened: () => false }).size).toBe(0);
    expect(standIns(cells, { rightsOf, kindOf, isOpened: () => true }).size).toBe(0);
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
  expect([isCall({ id: 'failures/createOrder/notFound' }), isCall({ id: 'faults/server-error' })]).toEqual([true, false]);
});
