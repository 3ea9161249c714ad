import * as z from 'zod';
import type { Role } from '../roles.ts';
import { checked, fields } from './fields.ts';
import { noNotifications, notificationsSchema, onlyKinds } from './preferences.ts';
import type { NotificationKind, Notifications } from './preferences.ts';
import type { ValidationError } from '../validation.ts';

/** Whether the user belongs to a fleet, with vehicles, or to a management company, approving for fleets. */
export type UserContext = 'fleet' | 'fmc';

const some = <Value extends z.ZodType>(value: Value) => z.array(value).min(1, { error: 'mustSelect' satisfies ValidationError });

/**
 * The user form. Everything but notifications is required. A list with nothing to choose from isn't required either, so that a fleet without
 * vehicles can still add users.
 */
export const userSchema = (context: UserContext, { hasChoice }: { readonly hasChoice: boolean }) => {
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
};

export type UserValues = z.output<ReturnType<typeof userSchema>>;

/** The parts of an API user that the form needs. */
interface FormUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly cellPhone: string | null;
  readonly approvalFleetIds: readonly number[];
  readonly vehicle_ids: readonly number[];
  readonly text_notification_preference_attributes: Notifications | null;
  readonly email_notification_preference_attributes: Notifications | null;
}

/** The form's initial values: the user's roles that the form offers, in English, and of the user's ids only those in `ids`, which can be chosen. */
export const userValuesOf = (
  user: FormUser | undefined,
  { roles, ids }: { readonly roles: readonly Role[]; readonly ids: readonly number[] },
): UserValues => {
  const choice = new Set(ids);
  const known = (chosen: readonly number[] = []) => chosen.filter((id) => choice.has(id));
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    cellPhone: user?.cellPhone ?? '',
    roles: [...roles],
    approvalFleetIds: known(user?.approvalFleetIds),
    vehicleIds: known(user?.vehicle_ids),
    text: { ...noNotifications, ...user?.text_notification_preference_attributes },
    emailed: { ...noNotifications, ...user?.email_notification_preference_attributes },
  };
};

export interface UserBodyContext {
  readonly context: UserContext;
  readonly language: 'en' | 'fr';
  /** Id of the management company, for its own users. */
  readonly affiliationId: number | null | undefined;
  /** The notifications on offer; none for a management company's users. */
  readonly kinds: readonly NotificationKind[];
  /** The user's roles that this form does not offer; they are kept. */
  readonly otherRoles: readonly Role[];
}

/** The body of a create or update. A single role is sent as a list, and "all" as every id, because the contract has no other form. */
export const userBody = (values: UserValues, { context, language, affiliationId, kinds, otherRoles }: UserBodyContext) => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  cellPhone: values.cellPhone,
  language,
  roles: [...otherRoles, ...values.roles],
  ...(context === 'fleet'
    ? { vehicle_ids: values.vehicleIds }
    : { approvalFleetIds: values.approvalFleetIds, affiliationId: affiliationId ?? null }),
  ...(kinds.length > 0 && {
    text_notification_preference_attributes: onlyKinds(values.text, kinds),
    email_notification_preference_attributes: onlyKinds(values.emailed, kinds),
  }),
});
