import * as z from 'zod';
import { roleNamesOf } from '../access/roles.ts';
import type { Role, RoleHolder } from '../access/roles.ts';
import { checked, fields } from './fields.ts';
import { noNotifications, notificationsSchema, onlyKinds } from './preferences.ts';
import type { NotificationKind, Notifications } from './preferences.ts';
import type { ValidationError } from '../text/validation.ts';

/** Whether the user belongs to a fleet, with vehicles, or to a management company, approving for fleets. */
export type UserContext = 'fleet' | 'fmc';

const some = <Value extends z.ZodType>(value: Value) =>
  z.array(value).min(1, { error: 'mustSelect' satisfies ValidationError });

/**
 * The user form. Everything but notifications is required. A list with nothing to choose from isn't required either, so
 * that a fleet without vehicles can still add users.
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
  const onlyOffered = (chosen: readonly number[]) => chosen.filter((id) => choice.has(id));
  return {
    ...values,
    roles: values.roles.filter((role) => roles.includes(role)),
    approvalFleetIds: onlyOffered(values.approvalFleetIds),
    vehicleIds: onlyOffered(values.vehicleIds),
  };
}

/** The values as they are compared: without outer spaces, lists in order. */
export function cleanUserValues(values: UserValues): UserValues {
  const inOrder = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);
  return {
    ...values,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    roles: values.roles.toSorted(),
    approvalFleetIds: inOrder(values.approvalFleetIds),
    vehicleIds: inOrder(values.vehicleIds),
  };
}

/** What was chosen, and what there is of `all` that is not `shown`; what stays keeps its place. */
function withHidden<Item>(all: readonly Item[], shown: readonly Item[], chosen: readonly Item[]): Item[] {
  const [choices, chosenItems] = [new Set(shown), new Set(chosen)];
  return [...new Set([...all.filter((item) => chosenItems.has(item) || !choices.has(item)), ...chosen])];
}

/** What an edit saves: the form's values, and the roles and ids of the user that the form doesn't offer. */
export function withUnoffered(values: UserValues, user: FormUser, offered: Offered): UserValues {
  const [all, shown] = [allValuesOf(user), userValuesOf(user, offered)];
  return {
    ...values,
    roles: withHidden(all.roles, shown.roles, values.roles),
    approvalFleetIds: withHidden(all.approvalFleetIds, shown.approvalFleetIds, values.approvalFleetIds),
    vehicleIds: withHidden(all.vehicleIds, shown.vehicleIds, values.vehicleIds),
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

/**
 * The body of a create or update. A single role is sent as a list, and "all" as every id, because the contract has no
 * other form.
 */
export function userBody(values: UserValues, { context, language, affiliationId, kinds }: UserBodyContext) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    cellPhone: values.cellPhone,
    language,
    roles: values.roles,
    vehicle_ids: context === 'fleet' ? values.vehicleIds : undefined,
    approvalFleetIds: context === 'fmc' ? values.approvalFleetIds : undefined,
    affiliationId: context === 'fmc' ? (affiliationId ?? null) : undefined,
    text_notification_preference_attributes: onlyKinds(values.text, kinds),
    email_notification_preference_attributes: onlyKinds(values.emailed, kinds),
  };
}
