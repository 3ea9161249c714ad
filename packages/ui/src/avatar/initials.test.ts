import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ann Lee', 'AL'],
  ['Ann Mary Van Lee', 'AL'],
  ['  ann   lee ', 'AL'],
  ['Cher', 'C'],
  ['Émile Zola', 'ÉZ'],
  ['𝒜lpha Beta', '𝒜B'],
  ['', ''],
])('[LAY-09] initials of "%s" are "%s", two letters at most', (name, initials) =>
  expect(initialsOf(name)).toBe(initials),
);
