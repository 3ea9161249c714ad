import * as z from 'zod';
import { isFleetAdmin } from '../access/roles.ts';
import type { Role } from '../access/roles.ts';
import type { Region } from '../locale/languages.ts';
import { carCountError, postalError } from '../text/validation.ts';
import { anyText, fields, optional, repeats } from './fields.ts';

/** Notifications a user can choose, in display order. */
export const notificationKinds = [
  'appointment_requested',
  'appointment_confirmed',
  'approvals_required',
  'approvals_submitted',
  'services_completed',
  'services_canceled',
  'payment_received',
  'twenty_four_hour_reminder',
  'one_hour_reminder',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
export type Notifications = Record<NotificationKind, boolean>;

/** By what they are about. */
export const notificationTopics = {
  orders: ['appointment_requested', 'appointment_confirmed', 'services_completed', 'services_canceled'],
  approvals: ['approvals_required', 'approvals_submitted', 'payment_received'],
  reminders: ['twenty_four_hour_reminder', 'one_hour_reminder'],
} as const satisfies Record<string, readonly NotificationKind[]>;

const recommended = {
  text: ['appointment_confirmed', 'services_canceled', 'approvals_required', 'twenty_four_hour_reminder'],
  emailed: [...notificationTopics.orders, ...notificationTopics.approvals],
} as const;

/**
 * A text where somebody has to act or be somewhere, an email for the record. Those who only drive hear nothing of
 * approvals and payments; without roles, it is what suits the others.
 */
export function recommendedNotifications(
  group: 'text' | 'emailed',
  roles: readonly Role[] = [],
): readonly NotificationKind[] {
  const isDriver = roles.length > 0 && !isFleetAdmin({ roles });
  const hidden: readonly NotificationKind[] = isDriver ? notificationTopics.approvals : [];
  return recommended[group].filter((kind) => !hidden.includes(kind));
}

/** Some brands have no one-hour reminder. */
export function offeredNotifications({
  oneHourReminder,
}: {
  readonly oneHourReminder: boolean;
}): readonly NotificationKind[] {
  return notificationKinds.filter((kind) => oneHourReminder || kind !== 'one_hour_reminder');
}

export const notificationsSchema = z.object(
  Object.fromEntries(notificationKinds.map((kind) => [kind, fields.flag()])) as Record<NotificationKind, z.ZodBoolean>,
);

/** The signed-in user's own preferences. An empty password keeps the old one. */
export function preferencesSchema(region: Region) {
  return z
    .object({
      firstName: fields.personName(),
      lastName: fields.personName(),
      email: fields.email(),
      cellPhone: fields.phone(),
      zip: optional((value) => postalError(value, region)),
      carCount: optional(carCountError),
      password: anyText(),
      passwordConfirmation: anyText(),
      text: notificationsSchema,
      emailed: notificationsSchema,
    })
    .superRefine(repeats('password', 'passwordConfirmation'));
}

export type Preferences = z.output<ReturnType<typeof preferencesSchema>>;

/** The user as returned by the API: the initial preferences, and what an update changes. */
interface PreferencesUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly cellPhone: string | null;
  readonly language: 'en' | 'fr';
  readonly zip: string | null;
  readonly car_count: number | null;
  readonly text_notification_preference_attributes: Notifications | null;
  readonly email_notification_preference_attributes: Notifications | null;
}

/** All notifications off. */
export const noNotifications = Object.fromEntries(notificationKinds.map((kind) => [kind, false])) as Notifications;

export function preferencesOf(user: PreferencesUser): Preferences {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    cellPhone: user.cellPhone ?? '',
    zip: user.zip ?? '',
    carCount: user.car_count === null ? '' : String(user.car_count),
    password: '',
    passwordConfirmation: '',
    text: { ...noNotifications, ...user.text_notification_preference_attributes },
    emailed: { ...noNotifications, ...user.email_notification_preference_attributes },
  };
}

/** Only the notifications that are offered; undefined if none is. */
export function onlyKinds(
  notifications: Notifications,
  kinds: readonly NotificationKind[],
): Partial<Notifications> | undefined {
  if (kinds.length === 0) return undefined;
  return Object.fromEntries(kinds.map((kind) => [kind, notifications[kind]]));
}

/** The update body: passwords only if entered, notifications only as offered (none for FMC users). */
export function preferencesUpdate(
  preferences: Preferences,
  { language, kinds }: { readonly language: 'en' | 'fr'; readonly kinds: readonly NotificationKind[] },
) {
  const hasPassword = preferences.password !== '';
  return {
    firstName: preferences.firstName.trim(),
    lastName: preferences.lastName.trim(),
    email: preferences.email.trim(),
    cellPhone: preferences.cellPhone,
    language,
    zip: preferences.zip.trim() || null,
    car_count: preferences.carCount.trim() === '' ? null : Number(preferences.carCount),
    password: hasPassword ? preferences.password : undefined,
    password_confirmation: hasPassword ? preferences.passwordConfirmation : undefined,
    text_notification_preference_attributes: onlyKinds(preferences.text, kinds),
    email_notification_preference_attributes: onlyKinds(preferences.emailed, kinds),
  };
}
