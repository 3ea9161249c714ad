import { describe, expect, it } from 'vitest';
import { DRAWN, chosenLines, matchingGroups, mergedChoice } from './picker-options.ts';

const options = Array.from({ length: 120 }, (_, index) => ({
  id: String(index),
  label: `Véhicule ${index}`,
  description: `Plate ${index % 7}`,
  group: index < 100 ? 'Many' : 'Few',
  searched: `VIN${index}`,
}));
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const allShown = (search: string) => matchingGroups(options, search).groups.flatMap(({ shown }) => ids(shown));

describe('the options of a picker', () => {
  it('are found by every word, without case and accents, also by their group and what is not shown', () => {
    expect(allShown('vehicule 118 PLATE 6')).toEqual(['118']);
    expect(allShown('vin7 few')).toEqual([]);
    expect(allShown('vin119 few')).toEqual(['119']);
    expect(matchingGroups(options, 'nowhere')).toEqual({ groups: [], shownCount: 0, matchCount: 0 });
  });

  it('are drawn as far as a person reads; a group knows all that match', () => {
    const { groups, shownCount, matchCount } = matchingGroups(options, '');
    expect(groups.map(({ name, options: members, shown }) => [name, members.length, shown.length])).toEqual([
      ['Many', 100, DRAWN],
    ]);
    expect([shownCount, matchCount]).toEqual([DRAWN, 120]);
    expect(matchingGroups(options, 'vin11').groups.map(({ name }) => name)).toEqual(['Many', 'Few']);
  });

  it('that are not drawn keep their choice', () => {
    const shown = options.slice(0, 2);
    expect(mergedChoice(['1', '99'], shown, new Set(['0']))).toEqual(['99', '0']);
    expect(mergedChoice(['99'], shown, 'all')).toEqual(['99', '0', '1']);
    expect(mergedChoice(['0', '99'], shown, new Set())).toEqual(['99']);
  });
});

it('what is chosen is listed in the order of the options, a whole group as one', () => {
  const few = ids(options.slice(100));
  expect(chosenLines(options, ['7', ...few, '3', 'unknown'])).toEqual([
    { label: 'Véhicule 3', ids: ['3'] },
    { label: 'Véhicule 7', ids: ['7'] },
    { label: 'Few', count: 20, ids: few },
  ]);
});
