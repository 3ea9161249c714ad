import { expect, it } from 'vitest';
import { signInHistoryStateOf } from './sign-in-history-state.ts';

it('[AUT-03, OPN-19] reads place, key and notice of the history state', () => {
  expect(
    signInHistoryStateOf({
      from: '/settings',
      key: 'K1',
      email: 'ann@x.co',
      arrival: { tone: 'success', text: 'Done' },
      ended: true,
    }),
  ).toEqual({
    from: '/settings',
    key: 'K1',
    email: 'ann@x.co',
    notice: { tone: 'success', text: 'Done' },
    ended: true,
    isCodeEntry: false,
  });
});

it.each([
  null,
  undefined,
  7,
  'text',
  { key: 7, email: 7, arrival: 'text', ended: 'yes' },
  { key: '', arrival: { tone: 'error', text: ' ' } },
])('a state like %j carries nothing', (state) => {
  expect(signInHistoryStateOf(state)).toEqual({ ended: false, isCodeEntry: false });
});

it('a notice keeps the tones that sign-in has, and its text as text', () => {
  const noticeOf = (tone: string) => signInHistoryStateOf({ arrival: { tone, text: '<b>Hi</b>' } }).notice;
  expect(noticeOf('info')).toEqual({ tone: 'default', text: '<b>Hi</b>' });
  expect(noticeOf('error')).toEqual({ tone: 'error', text: '<b>Hi</b>' });
});
