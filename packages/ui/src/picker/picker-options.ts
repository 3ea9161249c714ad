import type { SelectOption } from '../field/select.tsx';
import { plainText } from '../grid/values.ts';

export interface PickerOption<Id extends string = string> extends SelectOption<Id> {
  /** Heading that it stands under. */
  readonly group?: string;
  /** What it is also found by, besides label and description. */
  readonly searched?: string;
}

export interface PickerGroup<Id extends string> {
  /** Undefined for options without a group. */
  readonly name: string | undefined;
  /** All that match. */
  readonly options: readonly PickerOption<Id>[];
  /** Those that are drawn. */
  readonly shown: readonly PickerOption<Id>[];
}

/** Maximum number of options rendered at once; searching finds the rest. */
export const DRAWN = 50;

/** Search results in their groups, up to the rendering limit. */
export function matchingGroups<Id extends string>(
  options: readonly PickerOption<Id>[],
  search: string,
): { readonly groups: readonly PickerGroup<Id>[]; readonly shownCount: number; readonly matchCount: number } {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const matching = options.filter(({ label, description, group, searched }) => {
    const text = plainText([label, description, group, searched].join(' '));
    return words.every((word) => text.includes(word));
  });
  let room = DRAWN;
  const groups = [...Map.groupBy(matching, ({ group }) => group)].map(([name, members]) => {
    const shown = members.slice(0, room);
    room -= shown.length;
    return { name, options: members, shown };
  });
  return {
    groups: groups.filter(({ shown }) => shown.length > 0),
    shownCount: DRAWN - room,
    matchCount: matching.length,
  };
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

export interface ChosenLine<Id extends string> {
  readonly label: string;
  /** Number of options, for a whole group. */
  readonly count?: number;
  readonly ids: readonly Id[];
}

/** What is chosen, in the order of the options; a group that is chosen as a whole is one line. */
export function chosenLines<Id extends string>(
  options: readonly PickerOption<Id>[],
  value: readonly Id[],
): readonly ChosenLine<Id>[] {
  const chosen = new Set<string>(value);
  return [...Map.groupBy(options, ({ group }) => group)].flatMap(([name, members]): readonly ChosenLine<Id>[] => {
    const those = members.filter(({ id }) => chosen.has(id));
    if (name !== undefined && members.length > 1 && those.length === members.length)
      return [{ label: name, count: members.length, ids: members.map(({ id }) => id) }];
    return those.map(({ id, label }) => ({ label, ids: [id] }));
  });
}
