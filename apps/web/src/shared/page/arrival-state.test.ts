import { describe, expect, it } from 'vitest';
import { arrivalOf } from './arrival-state.ts';
import { arrivalLinksOf } from './arrival.tsx';

const link = { href: '/orders/7/approvals', text: 'Review next' };

describe('a notice in the history state', () => {
  it('is tone, text, its description and a link of the app', () => {
    const arrival = { tone: 'success', text: 'Maintenance Approved', description: 'Order 7 · VAN-09', link };
    expect(arrivalOf({ arrival })).toEqual(arrival);
    expect(arrivalOf({ arrival: { tone: 'success', text: 'Maintenance Approved' } })).toEqual({
      tone: 'success',
      text: 'Maintenance Approved',
    });
  });

  it('has no description that is none', () => {
    for (const description of ['', ' ', 7, null])
      expect(arrivalOf({ arrival: { tone: 'success', text: 'x', description } })).toEqual({
        tone: 'success',
        text: 'x',
      });
  });

  it('leads nowhere else', () => {
    for (const href of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:alert(1)',
      7,
    ]) {
      expect(arrivalOf({ arrival: { tone: 'default', text: 'x', link: { ...link, href } } })).toEqual({
        tone: 'default',
        text: 'x',
      });
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

it.each([
  [{ arrival: { subject: link, secondLink: link } }, { subject: link, secondLink: link }],
  [{ arrival: { subject: { ...link, href: '//elsewhere.example' } } }, {}],
  [{ arrival: 'x' }, {}],
  [{ arrival: null }, {}],
  [null, {}],
])('the other links of a notice lead into the app: %j', (state, links) => {
  expect(arrivalLinksOf(state)).toEqual(links);
});
