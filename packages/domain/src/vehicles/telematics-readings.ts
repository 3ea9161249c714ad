import { medianOf } from '../median.ts';

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

export interface TireReading {
  readonly position: string;
  readonly pressure: number | null;
}

/** By how much of its neighbors' pressure a tire is out of line. */
const OUT_OF_LINE = 0.1;

/**
 * The tires whose pressure is out of line with their neighbors: with the other one of the axle, and with the middle of
 * the three others. Axles may differ, as those of a loaded van do. If both of an axle were, the softer one is.
 */
export function tiresOutOfLine(tires: readonly TireReading[]): string[] {
  const known = tires.filter((tire): tire is TireReading & { pressure: number } => tire.pressure !== null);
  const differs = (one: number, other: number): boolean => Math.abs(one - other) >= other * OUT_OF_LINE;
  const axleOf = ({ position }: TireReading): string => position.split('_')[0]!;
  const odd = known.filter((tire) => {
    const others = known.filter((other) => other !== tire);
    const partner = others.find((other) => axleOf(other) === axleOf(tire));
    return (
      partner !== undefined &&
      differs(tire.pressure, partner.pressure) &&
      differs(tire.pressure, medianOf(others.map(({ pressure }) => pressure)) ?? partner.pressure)
    );
  });
  return odd
    .filter((tire) => !odd.some((other) => axleOf(other) === axleOf(tire) && other.pressure < tire.pressure))
    .map(({ position }) => position);
}

/** Oil life in percent, from which on the oil is soon to be changed whatever the schedule says. */
const OIL_LOW = 15;

/**
 * Where the oil life that the vehicle reports and its maintenance schedule seem to disagree: the schedule is past due
 * while oil is left, or the oil is used up before the schedule asks for a change.
 */
export function oilDisagreement(percent: number, isPastDue: boolean): 'scheduleFirst' | 'oilFirst' | undefined {
  if (isPastDue) return percent > OIL_LOW ? 'scheduleFirst' : undefined;
  return percent > OIL_LOW ? undefined : 'oilFirst';
}
