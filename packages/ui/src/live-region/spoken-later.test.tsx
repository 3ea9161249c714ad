import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { SpokenLater } from './spoken-later.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const said = () => screen.getByRole('status').textContent;
const text = (amount: string) => (
  <SpokenLater>
    <p>{amount}</p>
    <p>Ann approves</p>
  </SpokenLater>
);
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

it('[ACC-13] what follows typing is spoken once, a second after the last key, and not as it first appears', () => {
  const { again } = show(text(''));
  wait(5000);
  expect(said()).toBe('');
  for (const typed of ['$2', '$25', '$250']) {
    again(text(typed));
    wait(900);
    expect([screen.queryByText(typed) !== null, said()]).toEqual([true, '']);
  }
  wait(100);
  expect(said()).toBe('$250 Ann approves');
  again(text('$250'));
  wait(5000);
  expect(said()).toBe('$250 Ann approves');
});

it('what was typed and taken back within the pause is not spoken', () => {
  const { again } = show(text('$2'));
  again(text('$25'));
  wait(500);
  again(text('$2'));
  wait(5000);
  expect(said()).toBe('');
});
