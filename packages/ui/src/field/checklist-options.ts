import { plainText } from '../grid/values.ts';
import type { SelectOption } from './select.tsx';

/** Maximum number of options rendered at once; searching finds the rest. */
export const DRAWN = 50;

/** Search results with the initially selected options first, up to the rendering limit. */
export function matchingOptions<Id extends string>(
  options: readonly SelectOption<Id>[],
  search: string,
  first: ReadonlySet<string>,
): { readonly shown: readonly SelectOption<Id>[]; readonly matchCount: number } {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const all = options.filter(({ label, description }) => {
    const text = plainText(`${label} ${description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const ordered = [...all.filter(({ id }) => first.has(id)), ...all.filter(({ id }) => !first.has(id))];
  return { shown: ordered.slice(0, DRAWN), matchCount: all.length };
}

/** The selection after a change among the rendered options; the others keep their state. */
export function mergedChoice<Id extends string>(
  value: readonly Id[],
  shown: readonly SelectOption<Id>[],
  keys: 'all' | ReadonlySet<string | number>,
): Id[] {
  const drawn = new Set<string>(shown.map(({ id }) => id));
  const before = new Set<string>(value);
  const isOn = (id: string): boolean => keys === 'all' || keys.has(id);
  return [
    ...value.filter((id) => !drawn.has(id) || isOn(id)),
    ...shown.map(({ id }) => id).filter((id) => isOn(id) && !before.has(id)),
  ];
}
