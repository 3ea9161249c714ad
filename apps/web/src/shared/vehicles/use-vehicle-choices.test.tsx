// @vitest-environment jsdom
import type { Schemas } from '@wayside/api-client';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { English } from '../english.fixture.tsx';
import { useVehicleChoices } from './use-vehicle-choices.ts';

it('departments are in the order of their numbers, vehicles without one last', () => {
  const vehicles = ['210', null, '90', '210', null, '90'].map((department_number, id) => ({
    id,
    other_id: `VAN-${id}`,
    department_number,
  })) as unknown as readonly Schemas['BasicVehicle'][];
  const { result } = renderHook(() => useVehicleChoices(vehicles), { wrapper: English });
  expect(result.current.map(({ id }) => id)).toEqual([2, 5, 0, 3, 1, 4]);
});
