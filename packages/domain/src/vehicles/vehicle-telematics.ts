/** A fault code, as far as its time is concerned. */
interface Timed {
  readonly id: number;
  readonly dateTime: string;
}

/** Newest fault codes first, whatever the order they come in. */
export function newestFaults<Fault extends Timed>(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((one, other) => Date.parse(other.dateTime) - Date.parse(one.dateTime) || other.id - one.id);
}
