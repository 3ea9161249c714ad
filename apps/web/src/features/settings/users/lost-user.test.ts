import { expect, it } from 'vitest';
import { isLostUser } from './lost-user.ts';

it('a user whose response was lost is found by email among those who were not listed before', () => {
  const lost = { values: { email: ' Noah.Patel@wayside.example ' }, known: [4, 5] };
  expect(isLostUser(lost, { id: 100_001, email: 'noah.patel@wayside.example' })).toBe(true);
  expect(isLostUser(lost, { id: 100_001, email: 'ann@wayside.example' })).toBe(false);
  // Somebody had this email already: that is no proof of a new user.
  expect(isLostUser(lost, { id: 4, email: 'noah.patel@wayside.example' })).toBe(false);
});
