import { describe, expect, it } from 'vitest';
import {
  notificationKinds,
  notificationTopics,
  offeredNotifications,
  preferencesOf,
  preferencesSchema,
  preferencesUpdate,
  recommendedNotifications,
} from './index.ts';
import type { Notifications } from './index.ts';

const all = (value: boolean) => Object.fromEntries(notificationKinds.map((kind) => [kind, value])) as Notifications;

const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@wayside.example',
  cellPhone: '5035550101',
  language: 'en' as const,
  zip: '97201',
  car_count: 12,
  text_notification_preference_attributes: all(true),
  email_notification_preference_attributes: all(false),
};
const kinds = offeredNotifications({ oneHourReminder: true });
function errorsOf(values: unknown, region: 'US' | 'CA' = 'US') {
  return (preferencesSchema(region).safeParse(values).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);
}

describe('[PPV-09] the ready choice of notifications', () => {
  it('leaves approvals and payments to those who do more than drive', () => {
    const manager = recommendedNotifications('text', ['Manager']);
    expect(manager).toContain('approvals_required');
    expect(recommendedNotifications('text', ['Driver', 'Admin'])).toEqual(manager);
    expect(recommendedNotifications('text')).toEqual(manager);
    expect(recommendedNotifications('text', ['Driver'])).toEqual([
      'appointment_confirmed',
      'services_canceled',
      'twenty_four_hour_reminder',
    ]);
    expect(recommendedNotifications('emailed', ['Driver'])).toEqual(notificationTopics.orders);
  });
});

describe('preferences', () => {
  it('[PRF-01] [RTE-11] are prefilled from the user and valid unchanged', () => {
    expect(preferencesOf(ann)).toMatchObject({
      firstName: 'Ann',
      cellPhone: '5035550101',
      zip: '97201',
      carCount: '12',
      text: { payment_received: true },
    });
    expect(errorsOf(preferencesOf(ann))).toEqual([]);
  });

  it('[USR-18, USR-20, USR-21] a name, an email and a phone are required and checked', () => {
    const empty = { firstName: '', lastName: ' ', email: '', cellPhone: '' };
    expect(errorsOf({ ...preferencesOf(ann), ...empty })).toEqual(
      Object.keys(empty).map((name) => [name, 'mustSelect']),
    );
    expect(errorsOf({ ...preferencesOf(ann), email: 'abc', cellPhone: '555123456' })).toEqual([
      ['email', 'email'],
      ['cellPhone', 'phone'],
    ]);
  });

  it('[PRF-02] passwords may be empty, and must be the same when they are not', () => {
    expect(preferencesUpdate(preferencesOf(ann), { language: 'en', kinds }).password).toBeUndefined();
    expect(errorsOf({ ...preferencesOf(ann), password: 'wayside2' })).toEqual([
      ['passwordConfirmation', 'passwordMismatch'],
    ]);
    expect(
      preferencesUpdate({ ...preferencesOf(ann), password: 'a', passwordConfirmation: 'a' }, { language: 'en', kinds }),
    ).toMatchObject({
      password: 'a',
      password_confirmation: 'a',
    });
  });

  it('[PRF-03] [API-18] are sent with the language and both groups', () => {
    expect(preferencesUpdate(preferencesOf(ann), { language: 'fr', kinds })).toEqual({
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@wayside.example',
      cellPhone: '5035550101',
      language: 'fr',
      zip: '97201',
      car_count: 12,
      text_notification_preference_attributes: all(true),
      email_notification_preference_attributes: all(false),
    });
  });

  it('[PRF-04] are sent without groups when none is offered', () => {
    const update = preferencesUpdate(
      preferencesOf({
        ...ann,
        zip: null,
        car_count: null,
        text_notification_preference_attributes: null,
        email_notification_preference_attributes: null,
      }),
      { language: 'en', kinds: [] },
    );
    const sent = Object.entries(update).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    expect(sent).toEqual(['firstName', 'lastName', 'email', 'cellPhone', 'language', 'zip', 'car_count']);
    expect(update).toMatchObject({ zip: null, car_count: null });
  });

  it('[PRF-05] [CST2-19] offer both reminders, or only the one a day before', () => {
    expect(kinds).toEqual(notificationKinds);
    expect(offeredNotifications({ oneHourReminder: false })).toEqual(
      notificationKinds.filter((kind) => kind !== 'one_hour_reminder'),
    );
  });

  it('[PRF-01] the postal code follows the region’s format', () => {
    expect(errorsOf({ ...preferencesOf(ann), zip: '9720' })).toEqual([['zip', 'zipCode']]);
    expect(errorsOf(preferencesOf(ann), 'CA')).toEqual([['zip', 'postalCode']]);
  });
});

it('each notification belongs to one topic', () => {
  expect(Object.values(notificationTopics).flat().toSorted()).toEqual([...notificationKinds].toSorted());
});
