// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { userValuesOf } from '@wayside/domain/schemas';
import { expect, it } from 'vitest';
import type { User } from '../../../shared/session/session.ts';
import { useUserConflict } from './use-user-conflict.ts';

const ann = { id: 1, firstName: 'Ann', lastName: 'Lee', email: 'ann@x.co', cellPhone: '', roles: [], vehicle_ids: [] } as unknown as User;
const values = userValuesOf(ann, { roles: [], ids: [] });

it('asks once: the save that follows the answer, in the same moment, goes through', () => {
  const { result } = renderHook(() => useUserConflict(ann));
  const now = { ...ann, lastName: 'Leigh' };
  const typed = { ...values, lastName: 'Li' };
  const { check } = result.current;
  act(() => expect(check(typed, now)).toBe(true));
  expect(result.current.conflict).toEqual({ now, fields: ['lastName'] });
  act(() => expect(result.current.settled()).toEqual([['lastName', 'Leigh']]));
  expect(result.current.conflict).toBeUndefined();
  // The form still holds the function of an earlier render.
  act(() => expect(check(typed, now)).toBe(false));
  act(() => expect(check(typed, { ...now, lastName: 'Lea' })).toBe(true));
});

it('has no question about a new user', () => {
  const { result } = renderHook(() => useUserConflict(undefined));
  act(() => expect(result.current.check(values, ann)).toBe(false));
});
