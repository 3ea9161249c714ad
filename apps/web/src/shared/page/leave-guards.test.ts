import { afterEach, describe, expect, it, vi } from 'vitest';
import { addGuard, askToLeave, createGuard, leftBehind, openQuestion } from './leave-guards.ts';
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
    const asked = askToLeave();
    expect(openQuestion()!.left).toEqual([guard]);
    openQuestion()!.answer(true);
    const leave = await asked;
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

  it('the last of two questions is the one that counts', async () => {
    mount(true);
    const first = askToLeave();
    const second = askToLeave();
    openQuestion()!.answer(true);
    expect(await first).toBeUndefined();
    expect(await second).toBeTypeOf('function');
  });
});
