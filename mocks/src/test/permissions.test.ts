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
import { expectNone } from '@wayside/tooling/expect-none';
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
const HOW_TO_AGREE =
  'correct the rule in packages/domain/src/access/permissions.ts, or `x-roles` in openapi/paths together with openapi/permissions.yaml.';

function letIn(operation: OperationId): readonly Role[] {
  const { roles } = operationTable[operation];
  return roles === 'anyone' ? roleNames : roleNames.filter((role) => (roles as readonly Role[]).includes(role));
}

describe('who the server lets in is who the app offers it to', () => {
  const narrow = (Object.keys(operationTable) as OperationId[]).filter(
    (operation) => letIn(operation).length < roleNames.length,
  );

  it('every call that is not for everyone has a rule of the app', () => {
    expectNone(
      narrow.filter((operation) => !(operation in RULES)),
      'Name the rule of packages/domain/src/access/permissions.ts for this call in RULES of mocks/src/test/permissions.test.ts: its `x-roles` let in only some.',
    );
    expectNone(
      Object.keys(RULES).filter((operation) => !narrow.includes(operation as OperationId)),
      'Take this call off RULES in mocks/src/test/permissions.test.ts: its `x-roles` let in everyone, or it is gone. Or correct its `x-roles` in openapi/paths.',
    );
  });

  it.each(Object.entries(RULES) as [OperationId, Rule][])('[ROL-02] %s', (operation, rule) => {
    const offered = roleNames.filter((role) => rule({ id: 1, roles: [role] }));
    const permitted = letIn(operation);
    expect(offered.length, `the rule of ${operation} offers it to nobody`).toBeGreaterThan(0);
    expectNone(
      offered.filter((role) => !permitted.includes(role)),
      `The app offers ${operation} to these roles, and the server refuses them: ${HOW_TO_AGREE}`,
    );
    expectNone(
      OFFERED_TO_FEWER.includes(operation) ? [] : permitted.filter((role) => !offered.includes(role)),
      `The server lets these roles ${operation}, and the app does not offer it: ${HOW_TO_AGREE}`,
    );
  });
});
