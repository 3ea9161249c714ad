import { expect, it } from 'vitest';
import { fullNameOf, initialsOf } from './initials.ts';

it('[LAY-09] at most two letters, from the first and last word', () => {
  expect(initialsOf({ firstName: 'Ann', lastName: 'Lee' })).toBe('AL');
  expect(initialsOf({ firstName: 'Ann Mary', lastName: 'Van Lee' })).toBe('AL');
  expect(initialsOf({ name: 'élodie' })).toBe('É');
  expect(initialsOf({ firstName: ' ', lastName: null, name: 'Bo Ek' })).toBe('BE');
  expect(initialsOf({ firstName: 'e\u0301ric', lastName: '🚚 Co' })).toBe('E\u0301C');
  expect(initialsOf({})).toBe('');
  expect(initialsOf(undefined)).toBe('');
});

it('[LAY-10] the full name is first and last name', () => {
  expect(fullNameOf({ firstName: 'Ann', lastName: 'Lee', name: 'Lee, A.' })).toBe('Ann Lee');
});
