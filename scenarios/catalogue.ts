import * as hostile from './access/hostile.scenario.ts';
import * as language from './access/language.scenario.ts';
import * as otp from './access/otp.scenario.ts';
import * as signInServices from './access/sign-in-services.scenario.ts';
import * as signIn from './access/sign-in.scenario.ts';
import * as signOut from './access/sign-out.scenario.ts';
import * as passwords from './account/passwords.scenario.ts';
import * as preferences from './account/preferences.scenario.ts';
import * as base from './base/base.scenario.ts';
import * as faults from './faults/faults.scenario.ts';
import type { Scenario } from './define.ts';
import * as accounts from './fleets/account-selectors.scenario.ts';
import * as fleets from './fleets/fleets.scenario.ts';
import * as signUpCard from './sign-up/card.scenario.ts';
import * as signUpCode from './sign-up/code.scenario.ts';
import * as partnerSignUp from './sign-up/partner.scenario.ts';
import * as signUp from './sign-up/sign-up.scenario.ts';
import * as bulkUpload from './vehicles/bulk-upload.scenario.ts';

export * from './axes.ts';
export * from './define.ts';

/** Every scenario by its id, in the order of the gallery. A new file is one line here. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  [
    base,
    signIn,
    otp,
    signInServices,
    signOut,
    language,
    hostile,
    signUp,
    signUpCode,
    signUpCard,
    partnerSignUp,
    passwords,
    preferences,
    faults,
    fleets,
    accounts,
    bulkUpload,
  ]
    .flatMap((file) => Object.values(file))
    .map((scenario: Scenario) => [scenario.id, scenario]),
);
