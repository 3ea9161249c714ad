// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followFleet, forgetFleet } from '../../../shared/data/fleet-scope.ts';
import { addGuard, createGuard } from '../../../shared/page/leave-guards.ts';
import { NOTE, forgetDraftsOf, openDraft } from '../../../shared/session/drafts.ts';
import type { User } from '../../../shared/session/session.ts';
import { noteTabFleet } from '../../../shared/session/tab-fleet.ts';
import { useFleetBehind } from './use-fleet-behind.ts';

const FMC = { id: 9, roles: ['FMC'] } as User;
const MAPLE = { id: 5, name: 'Maple Street Couriers' };
const BIRCH = { id: 6, name: 'Birch Lane' };
const maple = { userId: 9, fleetId: 5 };
const type = (name = 'vehicle_form', owner: { userId: number; fleetId?: number } = maple) =>
  openDraft(name, owner).keep({ note: 'typed' });

let unmountForm = () => undefined as void;
function typeInForm(isDirty = true) {
  const guard = createGuard();
  guard.update({ isDirty });
  unmountForm = addGuard(guard);
}

function open({ user = FMC, isOfFleet = true } = {}) {
  const { result, rerender, unmount } = renderHook(
    ({ fleet, isOfFleet: isShown }) => useFleetBehind(user, fleet, isShown),
    { initialProps: { fleet: undefined as typeof MAPLE | undefined, isOfFleet } },
  );
  return {
    behind: () => result.current,
    load: (fleet: typeof MAPLE | undefined) => rerender({ fleet, isOfFleet }),
    show: (isShown: boolean) => rerender({ fleet: undefined, isOfFleet: isShown }),
    close: unmount,
    /** What the server says once another tab has entered it. */
    enterElsewhere: ({ id }: typeof MAPLE) => act(() => void followFleet(id)),
  };
}
/** A tab in Maple Street Couriers. */
function inMaple(options?: Parameters<typeof open>[0]) {
  const tab = open(options);
  tab.load(MAPLE);
  return tab;
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  forgetFleet();
  followFleet(5);
});
afterEach(() => {
  cleanup();
  unmountForm();
  unmountForm = () => undefined;
});

it.each<[string, boolean, () => void]>([
  ['nothing is unsaved', false, () => undefined],
  ['a form without changes is open', false, () => typeInForm(false)],
  ['a form is open that keeps no draft, as for a card', true, () => typeInForm()],
  ['a draft is of the fleet', true, () => type()],
  ['a draft is about no fleet, and still there in another one', false, () => type('preferences', { userId: 9 })],
  ['a draft is of the fleet that was entered', false, () => type('vehicle_form', { userId: 9, fleetId: 6 })],
  ['a draft is another user’s', false, () => type('vehicle_form', { userId: 8, fleetId: 5 })],
  ['only a note is kept', false, () => type(`${NOTE}service-request-link`)],
])('another tab enters another fleet while %s: asks = %s', (_what, asks, before) => {
  const tab = inMaple();
  before();
  expect(tab.behind()).toBeUndefined();
  tab.enterElsewhere(BIRCH);
  expect(tab.behind()).toEqual(asks ? MAPLE : undefined);
  // Once it follows, the next change is one from Birch Lane.
  tab.load(BIRCH);
  type('policy_form', { userId: 9, fleetId: 6 });
  tab.enterElsewhere({ id: 7, name: 'Oak Hill' });
  expect(tab.behind()).toEqual(asks ? MAPLE : BIRCH);
});

it('asks until the user has gone back', () => {
  const tab = inMaple();
  type();
  tab.enterElsewhere(BIRCH);
  tab.load(BIRCH);
  expect(tab.behind()).toEqual(MAPLE);
  // As enterFleet does.
  act(() => noteTabFleet(undefined));
  tab.enterElsewhere(MAPLE);
  tab.load(MAPLE);
  expect(tab.behind()).toBeUndefined();
  expect(openDraft('vehicle_form', maple).values).toEqual({ note: 'typed' });
  act(() => noteTabFleet(undefined));
  tab.enterElsewhere(BIRCH);
  expect(tab.behind()).toEqual(MAPLE);
});

it('asks no more once the user goes on and drops it', () => {
  const tab = inMaple();
  type();
  type('preferences', { userId: 9 });
  tab.enterElsewhere(BIRCH);
  tab.load(BIRCH);
  act(() => {
    forgetDraftsOf(maple);
    noteTabFleet(undefined);
  });
  expect(tab.behind()).toBeUndefined();
  expect(openDraft('vehicle_form', maple).values).toBeUndefined();
  expect(openDraft('preferences', { userId: 9 }).values).toEqual({ note: 'typed' });
});

it('asks after a reload, too, and not about a fleet that was entered in this tab', () => {
  inMaple().close();
  type();
  followFleet(6);
  const reloaded = open();
  expect(reloaded.behind()).toEqual(MAPLE);
  act(() => noteTabFleet(undefined));
  expect(reloaded.behind()).toBeUndefined();
});

it('asks on no page that belongs to no fleet, but on the next one that does', () => {
  const tab = inMaple({ isOfFleet: false });
  // Such as the moves of a transfer.
  typeInForm();
  tab.enterElsewhere(BIRCH);
  tab.show(true);
  expect(tab.behind()).toBeUndefined();
  unmountForm();
  tab.show(false);
  type();
  expect(tab.behind()).toBeUndefined();
  tab.show(true);
  expect(tab.behind()).toEqual(MAPLE);
});

it('asks no one who is not of a management company', () => {
  const tab = inMaple({ user: { id: 9, roles: ['Owner'] } as User });
  type();
  tab.enterElsewhere(BIRCH);
  expect(tab.behind()).toBeUndefined();
});
