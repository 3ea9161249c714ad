import { describe, expect, it } from 'vitest';
import { arrivalOf } from './arrival-state.ts';

const link = { href: '/orders/7/approvals', text: 'Review next' };

describe('a notice in the history state', () => {
  it('is tone, text and a link of the app', () => {
    const arrival = { tone: 'success', text: 'Maintenance Approved', link };
    expect(arrivalOf({ arrival })).toEqual(arrival);
    expect(arrivalOf({ arrival: { tone: 'success', text: 'Maintenance Approved' } })).toEqual({
      tone: 'success',
      text: 'Maintenance Approved',
    });
  });

  it('leads nowhere else', () => {
    for (const href of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', 7]) {
      expect(arrivalOf({ arrival: { tone: 'default', text: 'x', link: { ...link, href } } })).toEqual({ tone: 'default', text: 'x' });
    }
  });

  it('is nothing when it is anything else', () => {
    for (const state of [
      null,
      undefined,
      'x',
      {},
      { arrival: 'x' },
      { arrival: { tone: 'loud', text: 'x' } },
      { arrival: { tone: 'error', text: '' } },
    ])
      expect(arrivalOf(state)).toBeUndefined();
  });
});
