import { describe, expect, it } from 'vitest';
import { clashingFields, differingFields, mergedDraft, mergedList, mergedSwitches } from './draft.ts';

const BASE = { name: 'Ann', rep: 'Lena', make: 1 as number | null, model: 2 as number | null, drivers: [1, 2] };

describe('two changes of one draft', () => {
  it('go together if they are to different fields', () => {
    const [theirs, mine] = [
      { ...BASE, rep: 'Noor' },
      { ...BASE, name: 'Anne' },
    ];
    expect(clashingFields(BASE, theirs, mine)).toEqual([]);
    expect(mergedDraft(BASE, theirs, mine)).toEqual({ ...BASE, rep: 'Noor', name: 'Anne' });
  });

  it('clash in the fields that both changed, unless to the same value', () => {
    const theirs = { ...BASE, name: 'Annie', rep: 'Noor' };
    expect(clashingFields(BASE, theirs, { ...BASE, name: 'Anne', rep: 'Noor' })).toEqual(['name']);
    expect(mergedDraft(BASE, theirs, { ...BASE, name: 'Anne' })).toEqual({ ...BASE, name: 'Anne', rep: 'Noor' });
  });

  it('clash in fields that mean something only together', () => {
    const rules = { together: [['make', 'model']] as const };
    const [theirs, mine] = [
      { ...BASE, model: 3 },
      { ...BASE, make: 9, model: 2 },
    ];
    expect(clashingFields(BASE, theirs, mine, rules)).toEqual(['make', 'model']);
    expect(mergedDraft(BASE, theirs, mine, rules)).toMatchObject({ make: 9, model: 2 });
  });

  it('clash as a whole where a draft is one value', () => {
    const [theirs, mine] = [
      { ...BASE, rep: 'Noor' },
      { ...BASE, name: 'Anne' },
    ];
    expect(clashingFields(BASE, theirs, mine, { together: 'all' })).toEqual(['name', 'rep']);
    expect(mergedDraft(BASE, theirs, mine, { together: 'all' })).toEqual(mine);
    expect(mergedDraft(BASE, theirs, BASE, { together: 'all' })).toEqual(theirs);
  });

  it('never clash in a list of which both may add and remove', () => {
    const rules = { merges: { drivers: mergedList<number> } };
    const [theirs, mine] = [
      { ...BASE, drivers: [2, 3] },
      { ...BASE, drivers: [1, 4] },
    ];
    expect(clashingFields(BASE, theirs, mine, rules)).toEqual([]);
    expect(mergedDraft(BASE, theirs, mine, rules).drivers).toEqual([3, 4]);
  });
});

it.each([
  ['nothing', [1, 2], [1, 2], [1, 2]],
  ['mine', [1, 2], [1, 3], [1, 3]],
  ['theirs', [2, 5], [1, 2], [2, 5]],
  ['the same', [1, 2, 3], [1, 2, 3], [1, 2, 3]],
])('a list changed by %s', (_who, theirs, mine, both) => {
  expect(mergedList([1, 2], theirs, mine)).toEqual(both);
});

it('switches are merged one by one', () => {
  expect(mergedSwitches({ a: false, b: false }, { a: true, b: false }, { a: false, b: true })).toEqual({
    a: true,
    b: true,
  });
});

it('values are compared by what they contain', () => {
  expect(
    differingFields(
      { ids: [1], day: null as string | null, at: { x: 1 } },
      { ids: [1], day: '2026-03-01', at: { x: 1 } },
    ),
  ).toEqual(['day']);
});
