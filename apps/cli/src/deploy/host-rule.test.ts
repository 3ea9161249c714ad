import { apiOrigin } from '@wayside/api-client';
import { HOST_RULE } from '@wayside/hosting/deploy';
import { expect, it } from 'vitest';

it.each([
  ['app.wayside.com', 'wayside.com'],
  ['shell.wayside.co.uk:8443', 'wayside.co.uk:8443'],
  ['canada.localhost:4000', 'localhost:4000'],
  ['wayside.com', undefined],
  ['wayside.co.uk', undefined],
  ['203.0.113.7', undefined],
  ['a_b.example.com', undefined],
  ['app.wayside.com; script-src *', undefined],
])('[API-01, OPS-08] nginx finds the API of %s beside it, as the page does, or none', (host, parent) => {
  expect(new RegExp(HOST_RULE, 'i').exec(host)?.groups?.['wayside_parent']).toBe(parent);
  const page = () => apiOrigin({ protocol: 'https:', host });
  if (parent === undefined) expect(page).toThrow('set its origin');
  else expect(page()).toBe(`https://api.${parent}`);
});
