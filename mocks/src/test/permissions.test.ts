import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import {
  canAddFleet,
  canAdministerUsers,
  canDeleteHistory,
  canDeleteUser,
  canDeleteVehicle,
  canEditDatabaseName,
  canEditPaymentMethod,
  canManagePolicies,
  canSeeDefaultToggle,
  canSeeFmcScreens,
  canSeePaymentsTab,
  canToggleActive,
  canTransferVehicles,
  roleNames,
} from '@wayside/domain';
import type { Role, UserLike } from '@wayside/domain';
import { describe, expect, it } from 'vitest';

type Rule = (viewer: UserLike) => boolean;

const driver = { id: 2, roles: ['Driver'] };
const onPaymentsTab: Rule = (viewer) =>
  canSeePaymentsTab(viewer, { paymentsTab: true, fleet: { pays_through_platform: true } });
const ownMethod: Rule = (viewer) =>
  onPaymentsTab(viewer) && canEditPaymentMethod(viewer, { owner_id: viewer.id ?? null });

/** The app's own rule for each call that is not open to every signed-in user. */
const RULES: Partial<Record<OperationId, Rule>> = {
  listFleets: canSeeFmcScreens,
  listAllFleets: canSeeFmcScreens,
  getFleet: canSeeFmcScreens,
  createFleet: canAddFleet,
  deleteFleet: canSeeFmcScreens,
  downloadFleetsCsv: canSeeFmcScreens,
  listFleetPaymentTypes: canSeeFmcScreens,
  createFleetLink: canSeeFmcScreens,
  updateFleetLink: canSeeFmcScreens,
  deleteFleetLink: canSeeFmcScreens,
  listFmcUsers: canSeeFmcScreens,
  transferVehicles: canTransferVehicles,
  updateFleet: canEditDatabaseName,
  createPolicy: canManagePolicies,
  updatePolicy: canManagePolicies,
  deletePolicy: canManagePolicies,
  createPaymentMethod: onPaymentsTab,
  updatePaymentMethod: ownMethod,
  deletePaymentMethod: ownMethod,
  setDefaultPaymentMethod: (viewer) => onPaymentsTab(viewer) && canSeeDefaultToggle(viewer),
  createFleetUser: canAdministerUsers,
  deleteFleetUser: (viewer) => canDeleteUser(viewer, driver),
  deactivateFleetUser: (viewer) => canToggleActive(viewer, driver),
  activateFleetUser: (viewer) => canToggleActive(viewer, driver),
  deleteManualHistory: (viewer) => canDeleteHistory(viewer, { maintenance_type: 'Manually Entered' }),
  deleteVehicle: canDeleteVehicle,
};
/** Offered to fewer roles than the server permits. */
const OFFERED_TO_FEWER: readonly OperationId[] = ['createFleet'];

function letIn(operation: OperationId): readonly Role[] {
  const { roles } = operationTable[operation];
  return roles === 'anyone' ? roleNames : roleNames.filter((role) => (roles as readonly Role[]).includes(role));
}

describe('who the server lets in is who the app offers it to', () => {
  const narrow = (Object.keys(operationTable) as OperationId[]).filter(
    (operation) => letIn(operation).length < roleNames.length,
  );

  it('every call that is not for everyone has a rule of the app', () => {
    expect(narrow.toSorted()).toEqual(Object.keys(RULES).toSorted());
  });

  it.each(Object.entries(RULES) as [OperationId, Rule][])('[ROL-02] %s', (operation, rule) => {
    const offered = roleNames.filter((role) => rule({ id: 1, roles: [role] }));
    expect(offered.length).toBeGreaterThan(0);
    if (OFFERED_TO_FEWER.includes(operation)) expect(letIn(operation)).toEqual(expect.arrayContaining([...offered]));
    else expect(letIn(operation)).toEqual(offered);
  });
});
