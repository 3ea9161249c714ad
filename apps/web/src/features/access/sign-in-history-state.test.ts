import { expect, it } from 'vitest';
import { signInHistoryStateOf } from './sign-in-history-state.ts';

it('[AUT-03, OPN-19] reads place, key and notice of the history state', () => {
  expect(signInHistoryStateOf({ from: '/settings', key: 'K1', notice: { tone: 'success', text: 'Done' }, ended: true })).toEqual({
    from: '/settings',
    key: 'K1',
    notice: { tone: 'success', text: 'Done' },
    ended: true,
    isCodeEntry: false,
  });
});

it.each([null, undefined, 7, 'text', { key: 7, notice: 'text', ended: 'yes' }, { key: '', notice: { tone: 'error', text: ' ' } }])(
  'a state like %j carries nothing',
  (state) => {
    expect(signInHistoryStateOf(state)).toEqual({ ended: false, isCodeEntry: false });
  },
);

it('a notice of an unknown tone is a plain one', () => {
  expect(signInHistoryStateOf({ notice: { tone: 'loud', text: '<b>Hi</b>' } }).notice).toEqual({ tone: 'default', text: '<b>Hi</b>' });
});
