import { emptyRequest } from '@wayside/domain';
import type { ServiceRequestDraft } from '@wayside/domain';
import { expect, it } from 'vitest';
import { isAsLinked } from './use-kept-request.ts';

const LINK = 'k3 ?vehicle=7&shop=31&service=101';
const linked: ServiceRequestDraft = {
  ...emptyRequest,
  vehicle: { id: 7 } as ServiceRequestDraft['vehicle'],
  shop: { id: 31, name: 'Northside' } as ServiceRequestDraft['shop'],
  services: [{ id: 101, name: 'Oil change', position: null, positionOptions: [] }],
};

it('[OPN2-50] a request that has only what its link filled in is not the user’s own', () => {
  expect(isAsLinked(linked, LINK)).toBe(true);
  expect(isAsLinked({ ...linked, date: '2026-03-20', time: '13:30' }, `${LINK}&time=2026-03-20T13:30`)).toBe(true);
});

it.each<[string, Partial<ServiceRequestDraft>]>([
  ['another vehicle', { vehicle: { id: 8 } as ServiceRequestDraft['vehicle'] }],
  ['another shop', { shop: 'anyLocation' }],
  ['one more service', { services: [...linked.services, { ...linked.services[0]!, id: 102 }] }],
  ['a comment', { comments: 'Squeaks' }],
  ['a day', { date: '2026-03-20' }],
])('[OPN2-50] %s makes it the user’s own', (_, change) => {
  expect(isAsLinked({ ...linked, ...change }, LINK)).toBe(false);
  expect(isAsLinked(linked, undefined)).toBe(false);
});
