import * as z from 'zod';
import { roleNamesOf } from '../roles.ts';
import type { Role, RoleHolder } from '../roles.ts';
import { checked, fields } from './fields.ts';
import { noNotifications, notificationKinds, notificationsSchema, onlyKinds } from './preferences.ts';
import type { NotificationKind, Notifications } from './preferences.ts';
import type { ValidationError } from '../validation.ts';

/** Whether the user belongs to a fleet, with vehicles, or to a management company, approving for fleets. */
export type UserContext = 'fleet' | 'fmc';

const some = <Value extends z.ZodType>(value: Value) => z.array(value).min(1, { error: 'mustSelect' satisfies ValidationError });

/**
 * The user form. Everything but notifications is required. A list with nothing to choose from isn't required either, so that a fleet without
 * vehicles can still add users.
 */
export function userSchema(context: UserContext, { hasChoice }: { readonly hasChoice: boolean }) {
  const ids = z.array(z.number());
  const chosen = hasChoice ? some(z.number()) : ids;
  return z.object({
    firstName: fields.personName(),
    lastName: fields.personName(),
    email: fields.email(),
    cellPhone: fields.phone(),
    roles: some(checked()) as z.ZodType<Role[], Role[]>,
    approvalFleetIds: context === 'fmc' ? chosen : ids,
    vehicleIds: context === 'fleet' ? chosen : ids,
    text: notificationsSchema,
    emailed: notificationsSchema,
  });
}

export type UserValues = z.output<ReturnType<typeof userSchema>>;

/** The parts of an API user that the form needs. */
export interface FormUser extends RoleHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly cellPhone: string | null;
  readonly approvalFleetIds: readonly number[];
  readonly vehicle_ids: readonly number[];
  readonly text_notification_preference_attributes: Notifications | null;
  readonly email_notification_preference_attributes: Notifications | null;
}

/** What the form offers: roles, and ids of vehicles or of fleets. */
export interface Offered {
  readonly roles: readonly Role[];
  readonly ids: readonly number[];
}

/** Everything a user has, including what the form doesn't offer. */
function allValuesOf(user: FormUser | undefined): UserValues {
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    cellPhone: user?.cellPhone ?? '',
    // The server may know more roles than the contract.
    roles: user ? (roleNamesOf(user) as Role[]) : [],
    approvalFleetIds: [...(user?.approvalFleetIds ?? [])],
    vehicleIds: [...(user?.vehicle_ids ?? [])],
    text: { ...noNotifications, ...user?.text_notification_preference_attributes },
    emailed: { ...noNotifications, ...user?.email_notification_preference_attributes },
  };
}

/** The form's initial values: of the user's roles and ids, only those that it offers. */
export function userValuesOf(user: FormUser | undefined, { roles, ids }: Offered): UserValues {
  const values = allValuesOf(user);
  const choice = new Set(ids);
  const known = (chosen: readonly number[]) => chosen.filter((id) => choice.has(id));
  return {
    ...values,
    roles: values.roles.filter((role) => roles.includes(role)),
    approvalFleetIds: known(values.approvalFleetIds),
    vehicleIds: known(values.vehicleIds),
  };
}

/** The values without outer spaces, as they are sent. */
export const trimmedUserValues = (values: UserValues): UserValues => ({
  ...values,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
});

/** `now`, plus what was added to `before` and minus what was removed from it. */
function mergedList<Item>(typed: readonly Item[], before: readonly Item[], now: readonly Item[]): Item[] {
  const [kept, known] = [new Set(typed), new Set(before)];
  return [...new Set([...now.filter((item) => kept.has(item) || !known.has(item)), ...typed.filter((item) => !known.has(item))])];
}

function mergedKinds(typed: Notifications, before: Notifications, now: Notifications) {
  return Object.fromEntries(
    notificationKinds.map((kind) => [kind, typed[kind] === before[kind] ? now[kind] : typed[kind]]),
  ) as Notifications;
}

const textFields = ['firstName', 'lastName', 'email', 'cellPhone'] as const;
export type UserTextField = (typeof textFields)[number];

/**
 * The fields that were typed in and that someone else changed, too, to something else, since they were `seen`. Roles, vehicles and
 * notifications never conflict: both changes to a list are kept.
 */
export function conflictingUserFields(typed: UserValues, first: FormUser, seen: FormUser, now: FormUser): UserTextField[] {
  const [before, known, current] = [allValuesOf(first), allValuesOf(seen), allValuesOf(now)];
  return textFields.filter((field) => typed[field] !== before[field] && current[field] !== known[field] && current[field] !== typed[field]);
}

/** The user's names and addresses as the form has them. */
export const userTextsOf = (user: FormUser): Pick<UserValues, UserTextField> => allValuesOf(user);

/**
 * What an edit saves: what was changed in the form, over the user as it is `now`. So a colleague's change to another field stays, and so does
 * what the form doesn't offer.
 */
export function mergedUserValues(typed: UserValues, first: FormUser, now: FormUser, offered: Offered): UserValues {
  const [before, current] = [userValuesOf(first, offered), allValuesOf(now)];
  const text = (name: UserTextField) => (typed[name] === before[name] ? current[name] : typed[name]);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    cellPhone: text('cellPhone'),
    roles: mergedList(typed.roles, before.roles, current.roles),
    approvalFleetIds: mergedList(typed.approvalFleetIds, before.approvalFleetIds, current.approvalFleetIds),
    vehicleIds: mergedList(typed.vehicleIds, before.vehicleIds, current.vehicleIds),
    text: mergedKinds(typed.text, before.text, current.text),
    emailed: mergedKinds(typed.emailed, before.emailed, current.emailed),
  };
}

export interface UserBodyContext {
  readonly context: UserContext;
  readonly language: 'en' | 'fr';
  /** Id of the management company, for its own users. */
  readonly affiliationId: number | null | undefined;
  /** The notifications on offer; none for a management company's users. */
  readonly kinds: readonly NotificationKind[];
}

/** The body of a create or update. A single role is sent as a list, and "all" as every id, because the contract has no other form. */
export function userBody(values: UserValues, { context, language, affiliationId, kinds }: UserBodyContext) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    cellPhone: values.cellPhone,
    language,
    roles: values.roles,
    ...(context === 'fleet'
      ? { vehicle_ids: values.vehicleIds }
      : { approvalFleetIds: values.approvalFleetIds, affiliationId: affiliationId ?? null }),
    ...(kinds.length > 0 && {
      text_notification_preference_attributes: onlyKinds(values.text, kinds),
      email_notification_preference_attributes: onlyKinds(values.emailed, kinds),
    }),
  };
}
