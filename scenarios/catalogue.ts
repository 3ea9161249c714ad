import * as signIn from './access/sign-in.scenario.ts';
import * as base from './base/base.scenario.ts';
import * as faults from './faults/faults.scenario.ts';
import type { Scenario } from './define.ts';
import * as fleets from './fleets/fleets.scenario.ts';
import * as bulkUpload from './vehicles/bulk-upload.scenario.ts';

export * from './axes.ts';
export * from './define.ts';

/** Every scenario by its id, in the order of the gallery. A new file is one line here. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  [base, signIn, faults, fleets, bulkUpload].flatMap((file) => Object.values(file)).map((scenario: Scenario) => [scenario.id, scenario]),
);
