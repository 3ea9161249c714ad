import { beforeEach, expect, it, vi } from 'vitest';

const storage = vi.hoisted(() => new Map<string, string>());
const now = vi.hoisted(() => ({ user: 1 as number | undefined, isFull: false }));
vi.mock('../../brand/brand.ts', () => ({ brand: { id: 'shell' } }));
vi.mock('../../session/session.ts', () => ({ rememberedUser: () => now.user && { id: now.user } }));
vi.mock('../../session/storage.ts', async (original) => ({
  ...(await original<object>()),
  readStored: (name: string) => storage.get(name) ?? null,
  writeStored: (name: string, value: string) => void (now.isFull || storage.set(name, value)),
}));
const { deviceViews, dropBroken, newId } = await import('./kept-views.ts');
const { isOfLooks } = await import('../../session/looks.ts');
const { nameProblem } = await import('./view-names.ts');

/** Clears what a sign-out clears. */
function signOut(): void {
  for (const name of storage.keys()) if (!isOfLooks(`wayside_${name}`)) storage.delete(name);
}

const monday = { id: 'a1', name: 'Monday', query: 'sort=vin' };
const late = { id: 'b2', name: 'Late', query: 'f=status.is.late' };
const names = (list = 'vehicles'): string[] => deviceViews.list(list).map(({ name }) => name);

beforeEach(() => {
  storage.clear();
  now.user = 1;
  now.isFull = false;
});

it('[ATN-09] views are saved, changed, renamed and removed, for each list', () => {
  deviceViews.save('vehicles', monday);
  deviceViews.save('vehicles', late);
  deviceViews.save('users', { ...monday, name: 'Admins' });
  deviceViews.save('vehicles', { ...monday, query: 'sort=name' });
  deviceViews.rename('vehicles', 'b2', 'Very late');
  expect(deviceViews.list('vehicles')).toEqual([
    { ...monday, query: 'sort=name' },
    { ...late, name: 'Very late' },
  ]);
  deviceViews.remove('vehicles', 'a1');
  expect([names(), names('users')]).toEqual([['Very late'], ['Admins']]);
});

it('[ATN-09] one view at most opens by default', () => {
  for (const view of [monday, late]) deviceViews.save('vehicles', view);
  const defaults = () => deviceViews.list('vehicles').flatMap(({ id, isDefault }) => (isDefault ? id : []));
  deviceViews.makeDefault('vehicles', 'a1');
  deviceViews.makeDefault('vehicles', 'b2');
  expect(defaults()).toEqual(['b2']);
  deviceViews.makeDefault('vehicles', undefined);
  expect(defaults()).toEqual([]);
});

it('[ATN-09] views belong to one user of a brand, under one name', () => {
  deviceViews.save('vehicles', monday);
  now.user = 2;
  expect(names()).toEqual([]);
  deviceViews.save('vehicles', late);
  now.user = 1;
  expect([names(), [...storage.keys()]]).toEqual([['Monday'], ['looks']]);
  now.user = undefined;
  expect([names(), deviceViews.save('vehicles', monday)]).toEqual([[], false]);
});

it('[AUT-30, ATN-09] a sign-out keeps views, of every user, but for those that may hold a text of the fleet', () => {
  deviceViews.save('vehicles', monday);
  deviceViews.save('vehicles', { ...late, untilSignOut: true });
  now.user = 2;
  deviceViews.save('users', { ...late, untilSignOut: true });
  signOut();
  expect([names('users'), storage.get('looks')?.includes('Late')]).toEqual([[], false]);
  now.user = 1;
  expect([names(), isOfLooks('wayside_looks'), isOfLooks('wayside_current_user')]).toEqual([['Monday'], true, false]);
});

it('[ATN-09] a browser that stores nothing is not passed over in silence', () => {
  now.isFull = true;
  expect([deviceViews.save('vehicles', monday), names()]).toEqual([false, []]);
});

it.each([
  ['no list', 'x', 0, 1],
  ['no views', ['x', null, 7, {}, [monday]], 0, 5],
  ['an id that is none', [{ ...monday, id: 'a"1' }, late], 1, 1],
  ['no name', [{ ...monday, name: ' ' }, late], 1, 1],
  ['a name too long', [{ ...monday, name: 'x'.repeat(81) }, late], 1, 1],
  ['an address too long', [{ ...monday, query: 'x'.repeat(4001) }, late], 1, 1],
  ['two of one id', [monday, { ...late, id: 'a1' }], 1, 1],
  ['two of one name', [monday, { ...late, name: 'Monday' }], 1, 1],
  [
    'more than there is room for',
    Array.from({ length: 25 }, (_, at) => ({ ...monday, id: `v${at}`, name: `V ${at}` })),
    20,
    5,
  ],
])('[ATN-09] what was stored by others is dropped and counted: %s', (_, stored, kept, dropped) => {
  storage.set('looks', JSON.stringify({ 'shell 1': { views: { vehicles: stored } } }));
  expect([deviceViews.list('vehicles').length, dropBroken('vehicles')]).toEqual([kept, dropped]);
  expect([deviceViews.list('vehicles').length, dropBroken('vehicles')]).toEqual([kept, 0]);
});

it.each(['', '{', '7', '[]', '{"shell 1":7}', '{"shell 1":{"views":[]}}'])(
  '[ATN-09] stored text %s is no views',
  (text) => {
    storage.set('looks', text);
    expect(names()).toEqual([]);
    signOut();
    expect([deviceViews.save('vehicles', monday), names()]).toEqual([true, ['Monday']]);
  },
);

it.each([
  ['Tuesday', undefined],
  ['', 'empty'],
  ['  ', 'empty'],
  ['x'.repeat(40), undefined],
  ['x'.repeat(41), 'tooLong'],
  ['😀'.repeat(40), undefined],
  [' monday ', 'taken'],
])('[ATN-09] the name "%s": %s', (name, problem) => expect(nameProblem(name, [monday, late])).toBe(problem));

it('[ATN-09] a view that is renamed may keep its name, and ids are new', () => {
  expect(nameProblem('monday', [monday, late], 'a1')).toBeUndefined();
  expect(newId('vehicles')).toMatch(/^[a-z\d]{1,5}$/);
});
