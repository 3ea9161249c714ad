import { expect, it } from 'vitest';
import { densityIn, isSaid, keptIn, viewIn, withDensity, withView } from './view-address.ts';

const vehicles = { own: ['lacks'] };
const second = { prefix: 'two', own: [] };
const of = (text: string): URLSearchParams => new URLSearchParams(text);

it.each([
  [
    'its filters, sort, columns and density',
    vehicles,
    'sort=vin&f=a.is.b&f=c.empty&hide=x&cols=y&density=compact&lacks=vin',
    'sort=vin&f=a.is.b&f=c.empty&hide=x&cols=y&density=compact&lacks=vin',
  ],
  [
    'no search, page, tab or other list',
    vehicles,
    'q=ford&page=2&size=25&tab=past&two.sort=b&kept=a1&mine=off',
    'mine=off',
  ],
  [
    'the second list of a page, without its prefix',
    second,
    'sort=a&two.sort=b&two.from=2026-01-01',
    'sort=b&from=2026-01-01',
  ],
])('[ATN-09] the view in an address: %s', (_, scope, address, view) => {
  expect(viewIn(of(address), scope).toString()).toBe(view);
  const back = withView(of('tab=past'), view, scope, undefined);
  expect(viewIn(back, scope).toString()).toBe(view);
});

it.each([
  [
    'replaces all of the list’s parameters',
    vehicles,
    'tab=past&q=ford&page=2&sort=vin&f=a.is.b&lacks=vin&two.q=x',
    'sort=name&density=compact',
    'a1',
    'tab=past&two.q=x&sort=name&density=compact&kept=a1',
  ],
  ['leaves nothing of a view', vehicles, 'sort=vin&kept=a1', '', undefined, ''],
  [
    'of a second list leaves the first alone',
    second,
    'sort=vin&kept=a1&two.sort=b&two.q=x',
    'sort=name',
    'b2',
    'sort=vin&kept=a1&two.sort=name&two.kept=b2',
  ],
  ['knows only parameters of a view', vehicles, '', 'sort=name&evil=1&q=x', undefined, 'sort=name'],
])('[ATN-09] opening a view %s', (_, scope, address, view, id, opened) =>
  expect(withView(of(address), view, scope, id).toString()).toBe(opened),
);

it.each([
  ['', false],
  ['tab=active', false],
  ['two.sort=b', false],
  ['q=ford', true],
  ['page=2', true],
  ['lacks=vin', true],
  ['kept=-', true],
  ['from=2026-01-01', true],
])('[ATN-09] "%s" says something of the list: %s', (address, isOf) => expect(isSaid(of(address), vehicles)).toBe(isOf));

it('[ATN-09] the open view and the density of each list', () => {
  const query = withDensity(of('kept=a1&two.kept=b2&density=tiny'), 'two', 'roomy');
  expect([keptIn(query, vehicles), keptIn(query, second)]).toEqual(['a1', 'b2']);
  expect([densityIn(query, undefined), densityIn(query, 'two')]).toEqual([undefined, 'roomy']);
});
