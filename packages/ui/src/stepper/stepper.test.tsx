import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'vehicle', label: 'Vehicle' },
  { id: 'time', label: 'Time' },
  { id: 'review', label: 'Review' },
] as const;
const texts = { label: 'Steps', steps, doneLabel: 'done' };
const items = () =>
  screen.getAllByRole('listitem').map((item) => [item.textContent, item.getAttribute('aria-current')]);

it('names the list, the current step and those before it as done', () => {
  show(<Stepper {...texts} current="time" />);
  expect(screen.getByRole('list', { name: 'Steps' })).toBeTruthy();
  expect(items()).toEqual([
    ['Vehicle, done', null],
    ['2Time', 'step'],
    ['3Review', null],
  ]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('what is done can be said apart from where one is', () => {
  show(<Stepper {...texts} current="time" done={['time']} />);
  expect(items()).toEqual([
    ['1Vehicle', null],
    ['Time, done', 'step'],
    ['3Review', null],
  ]);
});

it('leads back to the steps before the current one, and to no other', async () => {
  const onGo = vi.fn<(id: string) => void>();
  const { user } = show(<Stepper {...texts} current="review" done={['vehicle', 'time', 'review']} onGo={onGo} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Vehicle, done', 'Time, done']);
  await user.click(screen.getByRole('button', { name: 'Time , done' }));
  expect(onGo.mock.calls).toEqual([['time']]);
});
