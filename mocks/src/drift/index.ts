export { checkDrift } from './drift.ts';
export type { Checked, DriftOptions, Finding } from './drift.ts';
export { record } from './recording.ts';
export type { RecordedExchange } from './recording.ts';
export { driftReport, hindrance, isSafe } from './report.ts';
export { breaksOf, textOfFinding } from './what-if.ts';
export type { Breaks } from './what-if.ts';
