/** A record with a moment in time. */
interface Dated {
  readonly id: number;
  readonly appointment_datetime: string;
}

/** The loaded start of a list that the server sends newest first. */
export interface LoadedPart<Item> {
  readonly records: readonly Item[];
  /** Whether all of the list is loaded. */
  readonly isWhole: boolean;
}

const momentOf = ({ appointment_datetime }: Dated): number => Date.parse(appointment_datetime);

const newestFirst = (a: Dated, b: Dated): number => momentOf(b) - momentOf(a) || b.id - a.id;

/**
 * Several paged lists as one, newest first. Records older than the last loaded one of an unfinished list are held back:
 * what belongs above them may not be loaded yet.
 */
export function mergedNewestFirst<Item extends Dated>(parts: readonly LoadedPart<Item>[]): Item[] {
  const loadedTo = Math.max(
    ...parts.map(({ records, isWhole }) => {
      const last = records.at(-1);
      return isWhole || !last ? Number.NEGATIVE_INFINITY : momentOf(last);
    }),
  );
  return parts
    .flatMap(({ records }) => records)
    .filter((record) => momentOf(record) >= loadedTo)
    .toSorted(newestFirst);
}
