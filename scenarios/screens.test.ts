import type { OperationId } from '@wayside/api-client';
import type { PlaceName } from '@wayside/domain';
import { expect, it } from 'vitest';
import { screenAt } from './screens.ts';
import { control } from './screens/control.ts';
import type { SCREENS } from './screens/index.ts';

type Files = typeof SCREENS;
type Id = keyof Files;
type Made = { [Name in Id]: keyof Files[Name]['makes'] }[Id];
type Shown = { [Name in Id]: keyof Files[Name]['pages'] }[Id];
type Makers<Op> = { [Name in Id]: Op extends keyof Files[Name]['makes'] ? Name : never }[Id];
type IsSeveral<T, All = T> = T extends unknown ? ([All] extends [T] ? never : true) : never;
type MadeTwice = { [Op in OperationId]: true extends IsSeveral<Makers<Op>> ? Op : never }[OperationId];

/** `true` where nothing is left; otherwise the error of the compiler is a sentence that says what is to be done. */
type None<Rest, Sentence extends string> = [Rest] extends [never] ? true : `${Sentence}: ${Rest & string}`;

it('every operation and every page has its screen, as the compiler checks', () => {
  const hasScreen: None<
    Exclude<OperationId, Made>,
    'Add this operation to `makes` of the screen where it is met first, in scenarios/screens'
  > = true;
  const hasOneScreen: None<MadeTwice, 'Leave this operation in `makes` of one screen only, in scenarios/screens'> =
    true;
  const hasFile: None<
    Exclude<PlaceName, Shown>,
    'Add this page to `pages` of a screen: write scenarios/screens/<subject>/<name>.screen.ts and run `npm run generate`'
  > = true;
  expect([hasScreen, hasOneScreen, hasFile]).toEqual([true, true, true]);
});

it('the screen of an address is that of its page, and of its tab or view where it has one', () => {
  expect(screenAt('/')).toBe('dashboard');
  expect(screenAt('/vehicles?view=upload')).toBe('bulk-upload');
  expect(screenAt('/vehicles/500021/edit?mode=activate')).toBe('vehicle-form');
  expect(screenAt('/vehicles/500021?tab=history')).toBe('vehicle');
  expect(screenAt('/settings?tab=users&size=25')).toBe('settings');
  expect(screenAt('/settings?tab=policies')).toBe('policies');
  expect(screenAt('/nowhere')).toBe('not-found');
});

it('a control whose text does not exist does not compile', () => {
  // @ts-expect-error -- no such text
  expect(control('button', 'policies:addUnicorn').kind).toBe('button');
});
