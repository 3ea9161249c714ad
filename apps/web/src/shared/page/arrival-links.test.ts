import { expect, it } from 'vitest';
import { arrivalLinksOf } from './arrival-links.ts';

const link = { href: '/orders/7/approvals', text: 'Order 7' };

it.each([
  [{ arrival: { subject: link, secondLink: link } }, { subject: link, secondLink: link }],
  [{ arrival: { subject: { ...link, href: '//elsewhere.example' } } }, {}],
  [{ arrival: 'x' }, {}],
  [{ arrival: null }, {}],
  [null, {}],
])('the other links of a notice lead into the app: %j', (state, links) => {
  expect(arrivalLinksOf(state)).toEqual(links);
});
