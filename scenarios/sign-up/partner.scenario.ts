import { scenariosWith } from '../define.ts';
import { press } from '../reach.ts';

const BRANDS = ['telematics', 'shell'] as const;

/** The link that a partner gives: eight values, of a user the server knows by this id. */
function linkOf(values: Record<string, string> = {}): string {
  return `/?${new URLSearchParams({
    id: '2',
    token: 'pending-2',
    first_name: 'Ravi',
    last_name: 'Shah',
    cell_phone: '5551234567',
    email: 'ravi.shah@x.example',
    fleet_name: 'Shah Deliveries',
    is_fleet_name_editable: 'true',
    ...values,
  }).toString()}`;
}

const scenario = scenariosWith({ brands: BRANDS });

export const partner = scenario({
  id: 'sign-up/partner',
  title: 'A telematics partner sends a new user',
  story: 'The link fills the form; saving signs the user in and opens the dashboard.',
  start: linkOf(),
});

export const partnerFixedName = scenario({
  id: 'sign-up/partner-fixed-name',
  title: 'The partner sets the company name',
  story: 'The company name is shown and cannot be changed.',
  start: linkOf({ is_fleet_name_editable: 'false' }),
});

export const partnerScript = scenario({
  id: 'sign-up/partner-script',
  title: 'The link contains script',
  story: 'Values that look like markup are shown as text in the form.',
  start: linkOf({
    first_name: '<img src=x onerror="window.hacked=1">',
    fleet_name: '"><script>window.hacked=1</script>',
  }),
});

export const partnerUsedLink = scenario({
  id: 'sign-up/partner-used-link',
  title: 'The link has already been used',
  story: 'The server no longer accepts the token; the form stays and says so.',
  start: linkOf(),
  answers: { updateShellCustomer: { example: 'invalidPartnerToken' } },
});

export const partnerEmailTaken = scenario({
  id: 'sign-up/partner-email-taken',
  title: 'The new user’s email is taken',
  story: 'Another account has this email; the alert names it.',
  start: linkOf(),
  answers: { updateShellCustomer: { example: 'userExists' } },
});

export const partnerInvalid = scenario({
  id: 'sign-up/partner-invalid-fields',
  title: 'The server refuses fields of the new user',
  story: 'Several messages come back and are shown together.',
  start: linkOf(),
  answers: { updateShellCustomer: { example: 'invalidFields' } },
});

export const partnerEntryFails = scenario({
  id: 'sign-up/partner-entry-fails-once',
  title: 'Saved, but not signed in',
  story: 'The details are saved; loading the user fails once. Trying again signs in without saving twice.',
  start: linkOf(),
  faults: [{ kind: 'server-error', operation: 'getCurrentUser', calls: [1] }],
  reach: [press('button', 'Save and get started')],
});
