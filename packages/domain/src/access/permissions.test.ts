import { describe, expect, it } from 'vitest';
import {
  canAddFleet,
  canAdministerUsers,
  canApproveOrder,
  canCancelOrder,
  canChooseDrivers,
  canDeleteHistory,
  canDeleteUser,
  canDeleteVehicle,
  canEditDatabaseName,
  canEditPaymentMethod,
  canEditUser,
  canManagePolicies,
  canSeeDefaultToggle,
  canSeePaymentsTab,
  canShareNumber,
  canToggleActive,
  canUploadDocument,
  isListedUser,
  rightsLost,
  offeredRoles,
  paymentMethodDeletionError,
  settingsTabRefusal,
  settingsTabs,
} from './permissions.ts';
import { roleNames, type Role } from './roles.ts';

let nextId = 100;
const user = (...roles: Role[]) => ({ id: nextId++, roles });
const rolesWho = (rule: (viewer: ReturnType<typeof user>) => boolean) => roleNames.filter((role) => rule(user(role)));

describe('why a tab of the settings is missing', () => {
  const fleet = { pays_through_platform: true };
  const context = { paymentsTab: true, telematicsTab: false, fleet };
  it.each([
    ['role', 'Driver', context, 'payments'],
    [undefined, 'Owner', context, 'payments'],
    ['fleet', 'Owner', { ...context, fleet: { pays_through_platform: false } }, 'payments'],
    ['fleet', 'Driver', { ...context, fleet: { pays_through_platform: false } }, 'payments'],
    ['brand', 'Owner', { ...context, paymentsTab: false }, 'payments'],
    ['brand', 'Driver', { ...context, paymentsTab: false }, 'payments'],
    ['brand', 'Owner', context, 'telematics'],
    [undefined, 'Driver', { ...context, telematicsTab: true }, 'telematics'],
    [undefined, 'Driver', context, 'users'],
  ] as const)('[CMP-07] %s: %s', (reason, role, given, tab) => {
    expect(settingsTabRefusal(user(role), given, tab)).toBe(reason);
  });
});

describe('users', () => {
  it('[ROL-11] [OPN-36] adding and editing users needs the admin check', () => {
    expect(rolesWho(canAdministerUsers)).toEqual([
      'Owner',
      'Admin',
      'FMC',
      'FMC Admin',
      'FMC Fleet Admin',
      'Super Admin',
      'Account Owner',
    ]);
    expect(canEditUser(user('Manager'), user('Driver'))).toBe(false);
    expect(canEditUser(user('Admin'), user('Driver'))).toBe(true);
  });

  it('[USR-12] deactivated users cannot be edited', () => {
    expect(canEditUser(user('Owner'), { ...user('Driver'), is_active: false })).toBe(false);
    expect(canEditUser(user('Owner'), { ...user('Driver'), is_active: true })).toBe(true);
  });

  it('[ROL-13] [CON-23] only Admin, Owner and FMC edit users of FMC type', () => {
    expect(rolesWho((viewer) => canEditUser(viewer, user('FMC Fleet Manager')))).toEqual(['Owner', 'Admin', 'FMC']);
    expect(canEditUser(user('FMC Fleet Admin'), user('Manager'))).toBe(true);
  });

  it('[ROL-07] users cannot delete or deactivate themselves', () => {
    for (const role of roleNames) {
      const self = user(role);
      expect(canDeleteUser(self, { ...self })).toBe(false);
      expect(canToggleActive(self, { ...self })).toBe(false);
    }
  });

  it('[ROL-08] [OPN-38] admins delete users who are neither owners nor FMC staff', () => {
    expect(canDeleteUser(user('Admin'), user('Driver'))).toBe(true);
    expect(canDeleteUser(user('Driver'), user('Driver'))).toBe(false);
    expect(canDeleteUser(user('Manager'), user('Driver'))).toBe(false);
    for (const role of ['Owner', 'Account Owner', 'Super Admin', 'FMC', 'FMC Fleet Manager'] as const) {
      expect(canDeleteUser(user('Admin'), user(role))).toBe(false);
    }
  });

  it('[ROL-09] [OPN-39] FMC deletes any other user', () => {
    for (const role of roleNames) expect(canDeleteUser(user('FMC'), user(role))).toBe(true);
  });

  it('[ROL-10] [OPN-40] managers toggle drivers, but not owners or admins; drivers do not toggle managers', () => {
    expect(canToggleActive(user('Manager'), user('Driver'))).toBe(true);
    expect(canToggleActive(user('Driver'), user('Manager'))).toBe(false);
    expect(canToggleActive(user('Manager'), user('Owner'))).toBe(false);
    for (const role of ['Manager', 'Fleet Manager', 'FMC Fleet Manager'] as const) {
      expect(canToggleActive(user(role), user('Admin'))).toBe(false);
    }
    expect(canToggleActive(user('Owner'), user('Admin'))).toBe(true);
    expect(canToggleActive(user('Manager', 'Admin'), user('Admin'))).toBe(true);
    expect(canToggleActive(user('FMC'), user('FMC Fleet Manager'))).toBe(false);
  });

  it('[ROL-12] [OPN-41] a fleet offers Owner, Admin, Manager and the special roles, none of FMC type', () => {
    expect(offeredRoles('fleet')).toEqual(['Owner', 'Admin', 'Manager', 'Driver', 'Account Owner', 'Fleet Manager']);
    expect(offeredRoles('fmc')).toEqual(['FMC', 'FMC Admin', 'FMC Fleet Admin', 'FMC Fleet Manager']);
  });

  it('names what somebody gives up with other roles', () => {
    const lost = (from: Role, to: Role, seesPayments = true) => rightsLost(user(from), [to], seesPayments);
    expect(lost('Owner', 'Driver')).toEqual(['users', 'policies', 'payments']);
    expect(lost('Owner', 'Driver', false)).toEqual(['users', 'policies']);
    expect(lost('Owner', 'Manager')).toEqual(['users']);
    expect(lost('FMC', 'FMC Fleet Manager')).toEqual(['users']);
    expect([...lost('Owner', 'Admin'), ...lost('Manager', 'Owner'), ...lost('Driver', 'Driver')]).toEqual([]);
  });

  it('[USR-13] [ROL2-16] super admins are hidden from lists', () => {
    expect(rolesWho((viewed) => !isListedUser(viewed))).toEqual(['Super Admin']);
  });
});

describe('fleets and policies', () => {
  it('[FMC-12] [CON-27] only FMC sees add new fleet', () => {
    expect(rolesWho(canAddFleet)).toEqual(['FMC']);
  });

  it('[ROL-14] [OPN-37] everyone but pure drivers manages policies and the database name', () => {
    expect(roleNames.filter((role) => !canManagePolicies(user(role)))).toEqual(['Driver']);
    expect(canEditDatabaseName(user('Manager'))).toBe(true);
    expect(canEditDatabaseName(user('Driver'))).toBe(false);
  });

  it('[ROL2-14] admins delete manual history records, never those of the platform', () => {
    expect(canDeleteHistory(user('Admin'), { maintenance_type: 'Manually Entered' })).toBe(true);
    expect(canDeleteHistory(user('Admin'), { maintenance_type: 'Wayside' })).toBe(false);
    expect(canDeleteHistory(user('Manager'), { maintenance_type: 'Manually Entered' })).toBe(false);
    expect(canDeleteVehicle(user('Manager'))).toBe(false);
  });

  it('[FLT-14] [OPN-55] the share-number toggle needs FMC and affiliation 3', () => {
    expect(canShareNumber({ ...user('FMC'), affiliation_id: 3 })).toBe(true);
    expect(canShareNumber({ ...user('FMC'), affiliation_id: 4 })).toBe(false);
    expect(canShareNumber({ ...user('FMC Fleet Admin'), affiliation_id: 3 })).toBe(false);
  });
});

describe('payments', () => {
  const paying = { paymentsTab: true, fleet: { pays_through_platform: true } };

  it('[PAY-01] [ROL2-13] the payments tab needs a paying fleet, a fleet admin and a brand that has it', () => {
    expect(canSeePaymentsTab(user('Owner'), paying)).toBe(true);
    expect(canSeePaymentsTab(user('Driver'), paying)).toBe(false);
    expect(canSeePaymentsTab(user('Owner'), { ...paying, paymentsTab: false })).toBe(false);
    expect(canSeePaymentsTab(user('Owner'), { ...paying, fleet: { pays_through_platform: false } })).toBe(false);
  });

  it('[RTE-14] the settings have users and policies for everyone, payments and the telematics database under their conditions', () => {
    const all = { paymentsTab: true, telematicsTab: true, fleet: { pays_through_platform: true } };
    expect(settingsTabs(user('Owner'), all)).toEqual(['users', 'policies', 'payments', 'telematics']);
    expect(settingsTabs(user('Driver'), all)).toEqual(['users', 'policies', 'telematics']);
    expect(settingsTabs(user('Owner'), { ...all, telematicsTab: false })).toEqual(['users', 'policies', 'payments']);
    expect(settingsTabs(user('Driver'), { ...all, telematicsTab: false })).toEqual(['users', 'policies']);
    expect(settingsTabs(user('Owner'), { ...all, paymentsTab: false })).toEqual(['users', 'policies', 'telematics']);
  });

  it('[CON-18] the user’s value is used only while the fleet loads', () => {
    const owner = { ...user('Owner'), pays_through_platform: true };
    expect(canSeePaymentsTab(owner, { paymentsTab: true })).toBe(true);
    expect(canSeePaymentsTab(owner, { paymentsTab: true, fleet: { pays_through_platform: false } })).toBe(false);
  });

  it('[ROL-05] FMC, FMC Fleet Admin, Owner and the owner of a method edit and delete it', () => {
    expect(rolesWho((viewer) => canEditPaymentMethod(viewer, { owner_id: 1 }))).toEqual([
      'Owner',
      'FMC',
      'FMC Fleet Admin',
    ]);
    expect(canEditPaymentMethod({ id: 1, roles: ['Manager'] }, { owner_id: 1 })).toBe(true);
    expect(canEditPaymentMethod({ roles: ['Manager'] }, {})).toBe(false);
  });

  it('[PAY-12] [PAY-13] default methods and those with active orders cannot be deleted', () => {
    expect(paymentMethodDeletionError({ is_default: true, has_active_orders: true })).toBe(
      'paymentMethodOnDeleteErrorLabel',
    );
    expect(paymentMethodDeletionError({ has_active_orders: true })).toBe('paymentMethodErrorLabel');
    expect(paymentMethodDeletionError({})).toBeUndefined();
  });

  it('[ROL-06] Manager and FMC Fleet Manager have no default toggle', () => {
    expect(roleNames.filter((role) => !canSeeDefaultToggle(user(role)))).toEqual(['Manager', 'FMC Fleet Manager']);
  });

  it('[PAY-09] [OPN-45] everyone except Driver, Manager, or both can choose drivers', () => {
    for (const roles of [['Driver'], ['Manager'], ['Manager', 'Driver']] as Role[][])
      expect(canChooseDrivers(user(...roles))).toBe(false);
    for (const roles of [['Owner'], ['Admin'], ['Admin', 'Driver']] as Role[][])
      expect(canChooseDrivers(user(...roles))).toBe(true);
  });
});

describe('documents and orders', () => {
  it('[ROL2-15] a pure driver uploads only the driver license', () => {
    expect(canUploadDocument(user('Driver'), { isDriverLicense: true })).toBe(true);
    expect(canUploadDocument(user('Driver'), { isDriverLicense: false })).toBe(false);
    expect(canUploadDocument(user('Driver', 'Manager'), { isDriverLicense: false })).toBe(true);
  });

  it('[APR-10] [ROL2-17] [ROL2-18] approval follows can_approve and the named approvers', () => {
    const driver = { id: 7, roles: ['Driver'] };
    expect(canApproveOrder(driver, { can_approve: true, approver_user_ids: [] })).toBe(true);
    expect(canApproveOrder(driver, { can_approve: true, approver_user_ids: [7] })).toBe(true);
    expect(canApproveOrder(driver, { can_approve: true, approver_user_ids: [8] })).toBe(false);
    expect(canApproveOrder(driver, { can_approve: false, approver_user_ids: [7] })).toBe(false);
  });

  it('[APR-11] [OPN2-44] canceling needs can_cancel and an entry in cancel_user_ids', () => {
    expect(canCancelOrder({ id: 7 }, { can_cancel: true, cancel_user_ids: [7] })).toBe(true);
    expect(canCancelOrder({ id: 7 }, { can_cancel: true, cancel_user_ids: [] })).toBe(false);
    expect(canCancelOrder({ id: 7 }, { can_cancel: false, cancel_user_ids: [7] })).toBe(false);
  });
});
