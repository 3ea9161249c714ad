const empty = 10.5;
const full = 12.6;
const bands = 9;

/** Arcs and levels of the gauges. */
export const batteryGauge = { levels: 3, arcs: [0.2, 0.3, 1] } as const;
export const oilGaugeLevels = 1000;

/** Charge in percent, in steps of ten, from a voltage: 0 up to 10.5 V, 100 from 12.6 V, nine equal bands between. */
export function batteryPercent(volts: number): number {
  if (volts <= empty) return 0;
  if (volts >= full) return 100;
  // Round first: band edges have no exact binary representation, and 11.2 V would land one band too high.
  const band = Math.ceil(Number(((volts - empty) / ((full - empty) / bands)).toFixed(6)));
  return Math.min(Math.max(band, 1), bands) * 10;
}

export type BatteryHealth = 'replace' | 'charge' | 'good';

export function batteryHealth(percent: number): BatteryHealth {
  if (percent < 10) return 'replace';
  return percent <= 30 ? 'charge' : 'good';
}
