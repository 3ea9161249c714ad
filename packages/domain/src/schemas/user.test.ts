import { describe, expect, it } from 'vitest';
import { notificationKinds } from './preferences.ts';
import { conflictingUserFields, mergedUserValues, userBody, userSchema, userValuesOf } from './user.ts';
import type { UserValues } from './user.ts';

const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@wayside.example',
  cellPhone: '5035550101',
  roles: ['Driver', 'Janitor', { name: 'Super Admin' }],
  approvalFleetIds: [1, 9],
  vehicle_ids: [7, 8, 99],
  text_notification_preference_attributes: null,
  email_notification_preference_attributes: null,
};
const offered = { roles: ['Admin', 'Driver'], ids: [7, 8, 1] } as const;
const filled = userValuesOf(ann, offered);
function errorsOf(schema: ReturnType<typeof userSchema>, values: UserValues): Record<string, string> {
  return Object.fromEntries((schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the user form', () => {
  const fleet = userSchema('fleet', { hasChoice: true });
  const fmc = userSchema('fmc', { hasChoice: true });

  it('[USR-17] [USR-18] [OPN-79] needs everything that it shows: vehicles in a fleet, approval fleets in a management company', () => {
    const empty = { ...filled, firstName: ' ', lastName: '', email: '', cellPhone: '', roles: [], approvalFleetIds: [], vehicleIds: [] };
    const details = { firstName: 'mustSelect', lastName: 'mustSelect', email: 'mustSelect', cellPhone: 'mustSelect', roles: 'mustSelect' };
    expect(errorsOf(fleet, empty)).toEqual({ ...details, vehicleIds: 'mustSelect' });
    expect(errorsOf(fmc, empty)).toEqual({ ...details, approvalFleetIds: 'mustSelect' });
    expect(errorsOf(fleet, filled)).toEqual({});
  });

  it('does not ask for what there is none of', () => {
    expect(errorsOf(userSchema('fleet', { hasChoice: false }), { ...filled, vehicleIds: [] })).toEqual({});
  });

  it('[USR-20] [USR-21] checks email and phone', () => {
    expect(errorsOf(fleet, { ...filled, email: 'abc', cellPhone: '503555010' })).toEqual({ email: 'email', cellPhone: 'phone' });
    expect(errorsOf(fleet, { ...filled, cellPhone: '50355501012' })).toEqual({ cellPhone: 'phone' });
  });

  it('[USR-20] takes no email that the contract refuses, and no name that is longer than the contract allows', () => {
    const wrong = { ...filled, firstName: 'x'.repeat(600), lastName: 'x'.repeat(61), email: 'javascript:alert(1)@x.yz' };
    expect(errorsOf(fleet, wrong)).toEqual({ firstName: 'tooLong', lastName: 'tooLong', email: 'email' });
    expect(errorsOf(fleet, { ...filled, firstName: 'x'.repeat(60) })).toEqual({});
  });

  it('starts with what can be chosen of what the user has', () => {
    expect(filled).toMatchObject({ firstName: 'Ann', roles: ['Driver'], vehicleIds: [7, 8], approvalFleetIds: [1] });
    expect(userValuesOf(undefined, { roles: [], ids: [] })).toMatchObject({ firstName: '', roles: [], vehicleIds: [] });
  });
});

describe('two people who change the same user', () => {
  const now = { ...ann, lastName: 'Leigh', email: 'leigh@wayside.example' };
  const conflicts = (typed: Partial<UserValues>, seen: typeof ann = ann) => conflictingUserFields({ ...filled, ...typed }, ann, seen, now);

  it('conflict only in what both changed, to different values', () => {
    expect(conflicts({ lastName: 'Li', firstName: 'Anna' })).toEqual(['lastName']);
    expect(conflicts({ lastName: 'Leigh' })).toEqual([]);
    expect(conflicts({ firstName: 'Anna' })).toEqual([]);
    expect(conflicts({ lastName: 'Li', email: 'li@wayside.example' })).toEqual(['lastName', 'email']);
  });

  it('are asked again only if it changes once more', () => {
    expect(conflicts({ lastName: 'Li' }, now)).toEqual([]);
    expect(conflicts({ lastName: 'Li' }, { ...now, lastName: 'Lea' })).toEqual(['lastName']);
  });
});

describe('the body of a user', () => {
  const context = { context: 'fleet', language: 'en', affiliationId: 3, kinds: notificationKinds.slice(0, 1) } as const;

  it('[API-19] [USR-17] sends one role as a list, and the vehicles of a fleet’s user', () => {
    const body = userBody({ ...filled, firstName: ' Ann ', text: { ...filled.text, appointment_requested: true } }, context);
    expect(body).toEqual({
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@wayside.example',
      cellPhone: '5035550101',
      language: 'en',
      roles: ['Driver'],
      vehicle_ids: [7, 8],
      text_notification_preference_attributes: { appointment_requested: true },
      email_notification_preference_attributes: { appointment_requested: false },
    });
  });

  it('[OPN-79] [PRF-04] sends approval fleets and the affiliation for a management company’s user, and no notifications', () => {
    const body = userBody(filled, { ...context, context: 'fmc', kinds: [] });
    expect(body).toMatchObject({ approvalFleetIds: [1], affiliationId: 3, roles: ['Driver'] });
    expect(Object.keys(body)).not.toContain('vehicle_ids');
    expect(Object.keys(body)).not.toContain('text_notification_preference_attributes');
  });
});

describe('an edit', () => {
  const saved = (typed: Partial<UserValues>, now: Partial<typeof ann> = {}) =>
    mergedUserValues({ ...filled, ...typed }, ann, { ...ann, ...now }, offered);

  it('sends back roles and ids that the form does not offer, unknown ones too', () => {
    expect(saved({ cellPhone: '5035550177' })).toMatchObject({
      cellPhone: '5035550177',
      roles: ['Driver', 'Janitor', 'Super Admin'],
      vehicleIds: [7, 8, 99],
      approvalFleetIds: [1, 9],
    });
    expect(saved({ roles: ['Admin'], vehicleIds: [8, 1] })).toMatchObject({
      roles: ['Janitor', 'Super Admin', 'Admin'],
      vehicleIds: [8, 99, 1],
    });
  });

  it('keeps what somebody else changed since the form was opened, and takes what was changed in it', () => {
    const text = { ...filled.text, approvals_required: true };
    const now = {
      firstName: 'Anna',
      cellPhone: '5035550111',
      email: 'anna@wayside.example',
      vehicle_ids: [8, 99, 6],
      text_notification_preference_attributes: { ...filled.text, payment_received: true },
    } as unknown as Partial<typeof ann>;
    expect(saved({ firstName: 'Annie', lastName: 'Li', vehicleIds: [7, 8, 1], text }, now)).toEqual({
      firstName: 'Annie',
      lastName: 'Li',
      email: 'anna@wayside.example',
      cellPhone: '5035550111',
      roles: ['Driver', 'Janitor', 'Super Admin'],
      approvalFleetIds: [1, 9],
      // Of 7, 8 and 99, somebody else removed 7 and added 6; this form added 1.
      vehicleIds: [8, 99, 6, 1],
      text: { ...filled.text, approvals_required: true, payment_received: true },
      emailed: filled.emailed,
    });
  });

  it('adds nothing twice', () => {
    expect(saved({ vehicleIds: [7, 8, 1] }, { vehicle_ids: [7, 8, 1] })).toMatchObject({ vehicleIds: [7, 8, 1] });
  });
});
