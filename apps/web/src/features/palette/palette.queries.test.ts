import { describe, expect, it, vi } from 'vitest';

// The client needs a page.
vi.mock('../../shared/data/api.ts', () => ({ api: {} }));
const { closedOrderNumber, isSelective } = await import('./palette.queries.ts');
const { isRecentFind } = await import('./recent-finds.ts');

describe('what is asked of the server', () => {
  it.each([
    ['', false],
    ['v', false],
    ['va', false],
    ['v va', false],
    ['van', true],
    ['07', true],
    ['a van', true],
  ])('vehicles for %j: %s', (search, isAsked) => {
    expect(isSelective(search)).toBe(isAsked);
  });

  it.each([
    ['5000130', 5_000_130],
    ['#5000130', 5_000_130],
    ['1000', 1000],
    ['999', undefined],
    ['VAN-5000130', undefined],
  ])('an order that is not in a list for %j: %s', (search, number) => {
    expect(closedOrderNumber(search)).toBe(number);
  });
});

it.each([
  [{ kind: 'vehicle', id: 500_001, label: 'VAN-01', note: '' }, true],
  [{ kind: 'order', id: 5_000_010, label: 'Order 5000010', note: 'Initiated' }, true],
  [{ kind: 'page', id: 'recalls' }, true],
  [{ kind: 'vehicle', id: '500001', label: 'VAN-01', note: '' }, false],
  [{ kind: 'vehicle', id: -1, label: 'VAN-01', note: '' }, false],
  [{ kind: 'vehicle', id: 1, label: ' ', note: '' }, false],
  [{ kind: 'vehicle', id: 1, label: 'x'.repeat(301), note: '' }, false],
  [{ kind: 'vehicle', id: 1, label: 'VAN-01' }, false],
  [{ kind: 'link', id: 1, label: 'VAN-01', note: '', href: 'https://elsewhere.example' }, false],
  ['vehicle', false],
  [null, false],
])('what is stored as recent is not trusted: %j', (stored, isKept) => {
  expect(isRecentFind(stored)).toBe(isKept);
});
