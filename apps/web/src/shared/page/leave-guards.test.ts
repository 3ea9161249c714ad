import { afterEach, describe, expect, it, vi } from 'vitest';
import { addGuard, askToLeave, createGuard, leftBehind, openQuestion, subscribeGuards } from './leave-guards.ts';
import type { Guard } from './leave-guards.ts';

const mounted: (() => void)[] = [];
afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
});

function mount(isDirty: boolean, onLeave = vi.fn<() => void>()): { guard: Guard; onLeave: typeof onLeave } {
  const guard = createGuard();
  guard.update({ isDirty, onLeave });
  mounted.push(addGuard(guard));
  return { guard, onLeave };
}

describe('leaving without a navigation', () => {
  it('asks nothing where no input would be lost', async () => {
    mount(false);
    expect(await askToLeave()).toBeTypeOf('function');
    expect(openQuestion()).toBeUndefined();
  });

  it('gives up the input once the action has succeeded, not when the user agrees', async () => {
    const { guard, onLeave } = mount(true);
    const answer = askToLeave();
    expect(openQuestion()!.left).toEqual([guard]);
    openQuestion()!.answer(true);
    const leave = await answer;
    expect(onLeave).not.toHaveBeenCalled();
    expect(guard.isWatching()).toBe(true);
    leave!();
    expect(onLeave).toHaveBeenCalledOnce();
    expect(leftBehind({ pathname: '/account', search: '' }, { pathname: '/dashboard', search: '' })).toEqual([]);
  });

  it('stays where the user says so, and where the form disappears before an answer', async () => {
    const { onLeave } = mount(true);
    const first = askToLeave();
    openQuestion()!.answer(false);
    expect(await first).toBeUndefined();

    const second = askToLeave();
    mounted.pop()!();
    expect(await second).toBeUndefined();
    expect(openQuestion()).toBeUndefined();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it.each([
    ['sent', (guard: Guard) => guard.setSaving(true)],
    ['saved', (guard: Guard) => guard.release()],
    ['taken back', (guard: Guard) => guard.update({ isDirty: false })],
  ])('stays where all that it asks about is %s, which closes the question', async (_what, change) => {
    const [first, second] = [mount(true), mount(true)];
    const answer = askToLeave();
    change(first.guard);
    expect(openQuestion()).toBeDefined();
    change(second.guard);
    expect(openQuestion()).toBeUndefined();
    expect(await answer).toBeUndefined();
    expect([first.onLeave, second.onLeave].flatMap((onLeave) => onLeave.mock.calls)).toEqual([]);
  });

  it('tells its listeners only when a form begins or ceases to have something to lose', () => {
    const { guard } = mount(false);
    const listener = vi.fn<() => void>();
    mounted.push(subscribeGuards(listener));
    guard.update({ isDirty: true });
    guard.update({ isDirty: true });
    guard.setSaving(true);
    guard.update({ isDirty: false });
    guard.setSaving(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('the last of two questions is the one that counts', async () => {
    mount(true);
    const first = askToLeave();
    const second = askToLeave();
    openQuestion()!.answer(true);
    expect(await first).toBeUndefined();
    expect(await second).toBeTypeOf('function');
  });
});
