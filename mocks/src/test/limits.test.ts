import { limits } from '@wayside/domain';
import { expect, it } from 'vitest';
import { readContract } from '../server/contract-file.ts';

interface Limited {
  properties: Record<string, { maxLength?: number; maximum?: number }>;
}
const { schemas } = readContract()['components'] as { schemas: Record<string, Limited> };

it.each([
  ['FleetSignup', 'firstName', limits.personName],
  ['FleetSignup', 'lastName', limits.personName],
  ['FleetSignup', 'companyName', limits.companyName],
  ['FleetSignup', 'email', limits.email],
  ['FleetSignup', 'password', limits.password],
  ['FleetSignup', 'carCount', limits.carCount],
  ['UserUpdate', 'firstName', limits.personName],
  ['UserUpdate', 'lastName', limits.personName],
  ['UserUpdate', 'email', limits.email],
] as const)('a form accepts what the contract accepts: %s.%s', (schema, field, most) => {
  const { maxLength, maximum } = schemas[schema]!.properties[field]!;
  expect(maxLength ?? maximum).toBe(most);
});
