import { describe, expect, it } from 'vitest';
import { notificationKinds } from './preferences.ts';
import { cleanUserValues, userBody, userSchema, userValuesOf, withUnoffered } from './user.ts';
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
  return Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('the user form', () => {
  const fleet = userSchema('fleet', { hasChoice: true });
  const fmc = userSchema('fmc', { hasChoice: true });

  it('[USR-17] [USR-18] [OPN-79] needs everything that it shows: vehicles in a fleet, approval fleets in a management company', () => {
    const empty = {
      ...filled,
      firstName: ' ',
      lastName: '',
      email: '',
      cellPhone: '',
      roles: [],
      approvalFleetIds: [],
      vehicleIds: [],
    };
    const details = {
      firstName: 'mustSelect',
      lastName: 'mustSelect',
      email: 'mustSelect',
      cellPhone: 'mustSelect',
      roles: 'mustSelect',
    };
    expect(errorsOf(fleet, empty)).toEqual({ ...details, vehicleIds: 'mustSelect' });
    expect(errorsOf(fmc, empty)).toEqual({ ...details, approvalFleetIds: 'mustSelect' });
    expect(errorsOf(fleet, filled)).toEqual({});
  });

  it('does not ask for what there is none of', () => {
    expect(errorsOf(userSchema('fleet', { hasChoice: false }), { ...filled, vehicleIds: [] })).toEqual({});
  });

  it('[USR-20] [USR-21] checks email and phone', () => {
    expect(errorsOf(fleet, { ...filled, email: 'abc', cellPhone: '503555010' })).toEqual({
      email: 'email',
      cellPhone: 'phone',
    });
    expect(errorsOf(fleet, { ...filled, cellPhone: '50355501012' })).toEqual({ cellPhone: 'phone' });
  });

  it('[USR-20] takes no email that the contract refuses, and no name that is longer than the contract allows', () => {
    const wrong = {
      ...filled,
      firstName: 'x'.repeat(600),
      lastName: 'x'.repeat(61),
      email: 'javascript:alert(1)@x.yz',
    };
    expect(errorsOf(fleet, wrong)).toEqual({ firstName: 'tooLong', lastName: 'tooLong', email: 'email' });
    expect(errorsOf(fleet, { ...filled, firstName: 'x'.repeat(60) })).toEqual({});
  });

  it('starts with what can be chosen of what the user has', () => {
    expect(filled).toMatchObject({ firstName: 'Ann', roles: ['Driver'], vehicleIds: [7, 8], approvalFleetIds: [1] });
    expect(userValuesOf(undefined, { roles: [], ids: [] })).toMatchObject({ firstName: '', roles: [], vehicleIds: [] });
  });
});

describe('the body of a user', () => {
  const context = { context: 'fleet', language: 'en', affiliationId: 3, kinds: notificationKinds.slice(0, 1) } as const;

  it('[API-19] [USR-17] sends one role as a list, and the vehicles of a fleet’s user', () => {
    const body = userBody(
      { ...filled, firstName: ' Ann ', text: { ...filled.text, appointment_requested: true } },
      context,
    );
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
    expect(body.vehicle_ids).toBeUndefined();
    expect(body.text_notification_preference_attributes).toBeUndefined();
  });
});

describe('an edit', () => {
  const saved = (typed: Partial<UserValues>) => withUnoffered({ ...filled, ...typed }, ann, offered);

  it('sends back roles and ids that the form does not offer, unknown ones too, in the order they had', () => {
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

  it('is compared without outer spaces and whatever the order of its lists', () => {
    const typed = { ...filled, firstName: ' Ann', email: 'ann@wayside.example ', vehicleIds: [8, 7] };
    expect(cleanUserValues(typed)).toEqual(cleanUserValues(filled));
    expect(cleanUserValues({ ...filled, vehicleIds: [8] })).not.toEqual(cleanUserValues(filled));
  });
});
