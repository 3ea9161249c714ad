import { expect, it } from 'vitest';
import { quickLinkSchema } from '../schemas/quick-link.ts';
import { isWebAddress, webAddressOf } from './url.ts';

it.each([
  ['https://handbook.example/drivers', 'https://handbook.example/drivers'],
  [' http://handbook.example ', 'http://handbook.example'],
  ['HTTPS://Handbook.example/A', 'https://handbook.example/A'],
  ['https://handbook.example/été?q=a b', 'https://handbook.example/%C3%A9t%C3%A9?q=a%20b'],
])('[FLT-15] %s is the address of a web page', (typed, address) => {
  expect(webAddressOf(typed)).toBe(address);
  expect(isWebAddress(typed)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '//handbook.example',
  '/settings',
  'handbook.example',
  'https://',
  'https://a b',
  'https://bank.example@evil.example/',
  'https:\\\\evil.example',
  ' ',
])('[FLT-15] %s is not', (typed) => {
  expect(isWebAddress(typed)).toBe(false);
});

it('[FLT-15] [API-40] the form of a quick link sends what the contract takes', () => {
  const typed = { name: ' Handbook ', link: ' https://handbook.example ', description: ' ' };
  expect(quickLinkSchema.parse(typed)).toEqual({
    name: 'Handbook',
    link: 'https://handbook.example',
    description: null,
  });
  const problems = quickLinkSchema.safeParse({ name: ' ', link: 'javascript:alert(1)', description: 'x'.repeat(251) });
  expect(problems.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'mustSelect'],
    ['link', 'webAddress'],
    ['description', 'tooLong'],
  ]);
});
