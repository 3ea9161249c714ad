/** A fault code, as far as its time is concerned. */
interface Timed {
  readonly id: number;
  readonly dateTime: string;
}

/** Newest fault codes first, whatever the order they come in. */
export function newestFaults<Fault extends Timed>(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((one, other) => Date.parse(other.dateTime) - Date.parse(one.dateTime) || other.id - one.id);
}

/** The latest of some moments; undefined without one. */
export function latestMoment(moments: readonly (string | null)[]): string | undefined {
  return moments.filter((moment) => moment !== null).toSorted((one, other) => Date.parse(other) - Date.parse(one))[0];
}

/**
 * The schedule has no service ids, only names in either language: “Oil change”, “Engine oil and filter change”,
 * “Vidange d’huile”.
 */
const OIL_CHANGE = /\boil\b.*\bchange\b|\bchange\b.*\boil\b|vidange.*huile/i;

/** The oil change of a maintenance schedule; undefined if it has none. */
export function oilChangeIn<Item extends { readonly name: string }>(schedule: readonly Item[]): Item | undefined {
  return schedule.find(({ name }) => OIL_CHANGE.test(name));
}
