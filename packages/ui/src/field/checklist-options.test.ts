import { describe, expect, it } from 'vitest';
import { DRAWN, matchingOptions, mergedChoice } from './checklist-options.ts';

const options = Array.from({ length: 120 }, (_, index) => ({
  id: String(index),
  label: `Véhicule ${index}`,
  description: `Plate ${index % 7}`,
}));
const none = new Set<string>();
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('the options of a checklist', () => {
  it('are found by every word, without case and accents', () => {
    expect(ids(matchingOptions(options, 'vehicule 118 PLATE 6', none).shown)).toEqual(['118']);
    expect(matchingOptions(options, 'nowhere', none)).toEqual({ shown: [], matchCount: 0 });
  });

  it('are drawn as far as a person reads, what was chosen at first in front', () => {
    const { shown, matchCount } = matchingOptions(options, '', new Set(['99']));
    expect(shown).toHaveLength(DRAWN);
    expect(ids(shown).slice(0, 2)).toEqual(['99', '0']);
    expect(matchCount).toBe(120);
  });

  it('that are not drawn keep their choice', () => {
    const shown = options.slice(0, 2);
    expect(mergedChoice(['1', '99'], shown, new Set(['0']))).toEqual(['99', '0']);
    expect(mergedChoice(['99'], shown, 'all')).toEqual(['99', '0', '1']);
    expect(mergedChoice(['0', '99'], shown, new Set())).toEqual(['99']);
  });
});
