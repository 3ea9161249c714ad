import type { SettingsTab } from './places.ts';
import {
  fmcTypeRoles,
  holdsAny,
  isAdmin,
  isFleetAdmin,
  isFmcUser,
  isPureDriver,
  managerSet,
  ownerTypeRoles,
  rolesOf,
  type Role,
  type RoleHolder,
} from './roles.ts';

/**
 * The rules by which the app offers or hides actions. Written from the requirements, not from the contract: the server
 * has its own rules, and the scenario matrix checks one against the other.
 */

export type UserLike = RoleHolder & {
  readonly id?: number | null;
  readonly is_active?: boolean | null;
  readonly affiliation_id?: number | null;
  readonly pays_through_platform?: boolean | null;
};
type Viewer = UserLike | null | undefined;

const isSelf = (viewer: Viewer, viewed: UserLike): boolean => viewer?.id != null && viewer.id === viewed.id;
const isProtected = (viewed: UserLike): boolean => holdsAny(viewed, [...ownerTypeRoles, ...fmcTypeRoles]);

export const canSeeFmcScreens = (viewer: Viewer): boolean => isFmcUser(viewer);
export const canTransferVehicles = (viewer: Viewer): boolean => isFmcUser(viewer);
/** Stricter than the guard of the new-fleet page, which admits every FMC user. */
export const canAddFleet = (viewer: Viewer): boolean => holdsAny(viewer, ['FMC']);
export const canAdministerUsers = (viewer: Viewer): boolean => isAdmin(viewer);
export const canManagePolicies = (viewer: Viewer): boolean => isFleetAdmin(viewer);
/** What a user could no longer do with these roles. `seesPayments`: whether the payments tab is theirs now. */
export function rightsLost(
  viewer: RoleHolder,
  roles: RoleHolder['roles'],
  seesPayments: boolean,
): ('users' | 'policies' | 'payments')[] {
  const loses = (may: (of: RoleHolder) => boolean): boolean => may(viewer) && !may({ roles });
  return [
    ...(loses(isAdmin) ? (['users'] as const) : []),
    ...(loses(isFleetAdmin) ? (['policies'] as const) : []),
    ...(seesPayments && loses(isFleetAdmin) ? (['payments'] as const) : []),
  ];
}

export const canEditDatabaseName = (viewer: Viewer): boolean => isFleetAdmin(viewer);
export const canDeleteVehicle = (viewer: Viewer): boolean => isAdmin(viewer);

/** Only manual records can be deleted; the platform's own are permanent. */
export function canDeleteHistory(viewer: Viewer, record: { readonly maintenance_type?: string | null }): boolean {
  return isAdmin(viewer) && record.maintenance_type === 'Manually Entered';
}

export function canDeleteUser(viewer: Viewer, viewed: UserLike): boolean {
  if (isSelf(viewer, viewed)) return false;
  if (holdsAny(viewer, ['FMC'])) return true;
  return isAdmin(viewer) && !isProtected(viewed);
}

/** Activate or deactivate. A manager without an admin role cannot do this to an Admin either. */
export function canToggleActive(viewer: Viewer, viewed: UserLike): boolean {
  if (isSelf(viewer, viewed) || !holdsAny(viewer, managerSet) || isProtected(viewed)) return false;
  return isAdmin(viewer) || !holdsAny(viewed, ['Admin']);
}

export function canEditUser(viewer: Viewer, viewed: UserLike): boolean {
  if (!isAdmin(viewer) || viewed.is_active === false) return false;
  return !holdsAny(viewed, fmcTypeRoles) || holdsAny(viewer, ['Admin', 'Owner', 'FMC']);
}

/** Super admins are hidden in user lists and their search. */
export const isListedUser = (viewed: RoleHolder): boolean => !holdsAny(viewed, ['Super Admin']);

const offered: Record<'fleet' | 'fmc', readonly Role[]> = {
  fleet: ['Owner', 'Admin', 'Manager', 'Driver', 'Account Owner', 'Fleet Manager'],
  fmc: fmcTypeRoles,
};

/** Roles offered by the user form, in a fleet or for a management company. */
export const offeredRoles = (context: 'fleet' | 'fmc'): readonly Role[] => offered[context];

export interface PaymentsTabContext {
  /** The brand's switch: the fuel-card brand has no payments tab. */
  readonly paymentsTab: boolean;
  /** Absent while the fleet loads; the user's value is used until then. */
  readonly fleet?: { readonly pays_through_platform?: boolean | null } | null;
}

export function canSeePaymentsTab(viewer: Viewer, { paymentsTab, fleet }: PaymentsTabContext): boolean {
  const pays = fleet ? fleet.pays_through_platform : viewer?.pays_through_platform;
  return paymentsTab && pays === true && isFleetAdmin(viewer);
}

/** Tabs of the settings, in their order. The telematics database belongs to brands that have one (`telematicsTab`). */
export function settingsTabs(
  viewer: Viewer,
  context: PaymentsTabContext & { readonly telematicsTab: boolean },
): SettingsTab[] {
  return [
    'users',
    'policies',
    ...(canSeePaymentsTab(viewer, context) ? (['payments'] as const) : []),
    ...(context.telematicsTab ? (['telematics'] as const) : []),
  ];
}

/** Why a tab of the settings is not offered, the reason that holds for most people first (CMP-07). */
export function settingsTabRefusal(
  viewer: Viewer,
  context: PaymentsTabContext & { readonly telematicsTab: boolean },
  tab: SettingsTab,
): 'brand' | 'fleet' | 'role' | undefined {
  if (settingsTabs(viewer, context).includes(tab)) return undefined;
  if (tab !== 'payments' || !context.paymentsTab) return 'brand';
  return context.fleet?.pays_through_platform === true ? 'role' : 'fleet';
}

/**
 * Whether a payment method can be edited or deleted. `paymentMethodDeletionError` says whether it can be deleted now.
 */
export function canEditPaymentMethod(viewer: Viewer, method: { readonly owner_id?: number | null }): boolean {
  return holdsAny(viewer, ['FMC', 'FMC Fleet Admin', 'Owner']) || (viewer?.id != null && method.owner_id === viewer.id);
}

export type PaymentMethodDeletionError = 'paymentMethodOnDeleteErrorLabel' | 'paymentMethodErrorLabel';

export function paymentMethodDeletionError(method: {
  readonly is_default?: boolean | null;
  readonly has_active_orders?: boolean | null;
}): PaymentMethodDeletionError | undefined {
  if (method.is_default) return 'paymentMethodOnDeleteErrorLabel';
  return method.has_active_orders ? 'paymentMethodErrorLabel' : undefined;
}

export function canSeeDefaultToggle(viewer: Viewer): boolean {
  return isAdmin(viewer) || !holdsAny(viewer, ['Manager', 'FMC Fleet Manager']);
}

/** The drivers select of a payment method is disabled for users who hold only Driver, Manager or both. */
export function canChooseDrivers(viewer: Viewer): boolean {
  return rolesOf(viewer).some((role) => role !== 'Driver' && role !== 'Manager');
}

/** Only affiliation 3 shares its card number with the fleet. */
export const canShareNumber = (viewer: Viewer): boolean => holdsAny(viewer, ['FMC']) && viewer?.affiliation_id === 3;

/** A pure driver can upload and edit only the driver license; everything else is read-only. */
export function canUploadDocument(viewer: Viewer, { isDriverLicense }: { readonly isDriverLicense: boolean }): boolean {
  return isDriverLicense || !isPureDriver(viewer);
}

interface Approvable {
  readonly can_approve?: boolean | null;
  readonly can_cancel?: boolean | null;
  readonly approver_user_ids?: readonly number[] | null;
  readonly cancel_user_ids?: readonly number[] | null;
}

/**
 * An order without named approvers belongs to a vehicle without policies: any fleet user the server allows may approve.
 */
export function canApproveOrder(viewer: Viewer, order: Approvable): boolean {
  const approvers = order.approver_user_ids ?? [];
  return (
    order.can_approve === true && (approvers.length === 0 || (viewer?.id != null && approvers.includes(viewer.id)))
  );
}

export function canCancelOrder(viewer: Viewer, order: Approvable): boolean {
  return order.can_cancel === true && viewer?.id != null && (order.cancel_user_ids ?? []).includes(viewer.id);
}
