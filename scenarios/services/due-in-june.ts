import { scheduleLine } from '../vehicles/schedule-line.ts';

/**
 * The schedule of vehicle 500006, whose oil change was done at 41,380 miles. It drives 38 a day, so the next one is due
 * at the end of June; the tire rotation has a date.
 */
export const DUE_IN_JUNE = [
  scheduleLine(50_000_601, 'Oil change', 5000, null),
  scheduleLine(50_000_602, 'Tire rotation', 7500, '2026-06-18'),
];
