/** How the drafts of one kind are compared. A draft is a flat object; each of its fields is one value. */
export interface DraftRules<Draft extends object> {
  /** Fields that mean something only together: who changed one of them changed all. `all`: the draft is one value. */
  readonly together?: 'all' | readonly (readonly (keyof Draft & string)[])[];
  /**
   * Fields in which the changes of two people go together, such as a list of people. All others clash if both changed
   * them.
   */
  readonly merges?: {
    readonly [Field in keyof Draft]?: (base: Draft[Field], theirs: Draft[Field], mine: Draft[Field]) => Draft[Field];
  };
}

export const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const fieldsOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[];

/** The fields in which two drafts differ, in the order of the first. */
export function differingFields<Draft extends object>(one: Draft, other: Draft): (keyof Draft & string)[] {
  return fieldsOf(one).filter((field) => !isEqual(one[field], other[field]));
}

function changedFields<Draft extends object>(base: Draft, changed: Draft, { together = [] }: DraftRules<Draft>) {
  const groups = together === 'all' ? [fieldsOf(base)] : together;
  const differing = differingFields(base, changed);
  return fieldsOf(base).filter((field) =>
    (groups.find((group) => group.includes(field)) ?? [field]).some((one) => differing.includes(one)),
  );
}

/** Fields that both changed since `base`, to different values. Empty: both changes go together. */
export function clashingFields<Draft extends object>(
  base: Draft,
  theirs: Draft,
  mine: Draft,
  rules: DraftRules<Draft> = {},
) {
  const [changedByThem, changedByMe] = [changedFields(base, theirs, rules), changedFields(base, mine, rules)];
  return differingFields(theirs, mine).filter(
    (field) => changedByThem.includes(field) && changedByMe.includes(field) && !rules.merges?.[field],
  );
}

/** What I changed since `base`, on top of theirs. */
export function mergedDraft<Draft extends object>(
  base: Draft,
  theirs: Draft,
  mine: Draft,
  rules: DraftRules<Draft> = {},
): Draft {
  const changes = changedFields(base, mine, rules).map((field) => {
    const merge = rules.merges?.[field];
    return [field, merge ? merge(base[field], theirs[field], mine[field]) : mine[field]];
  });
  return { ...theirs, ...Object.fromEntries(changes) };
}

/** Their list, with what I added to and removed from mine since `base`. */
export function mergedList<Item>(base: readonly Item[], theirs: readonly Item[], mine: readonly Item[]): Item[] {
  const [before, chosen] = [new Set(base), new Set(mine)];
  const added = mine.filter((item) => !before.has(item));
  return [...new Set([...theirs.filter((item) => chosen.has(item) || !before.has(item)), ...added])];
}

/** The same for switches that are on or off. */
export function mergedSwitches<Switches extends object>(base: Switches, theirs: Switches, mine: Switches): Switches {
  return mergedDraft(base, theirs, mine);
}
