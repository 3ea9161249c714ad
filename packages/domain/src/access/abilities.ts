import {
  canAddFleet,
  canAdministerUsers,
  canDeleteVehicle,
  canManagePolicies,
  canTransferVehicles,
  canUploadDocument,
} from './permissions.ts';
import type { Role, RoleHolder } from './roles.ts';

/** What tells the roles of a fleet, or of a management company, apart, in the order in which it is compared. */
export const comparedAbilities = {
  fleet: ['setPolicies', 'addDocuments', 'addUsers', 'deleteVehicles'],
  fmc: ['setPolicies', 'transferVehicles', 'addUsers', 'addFleets'],
} as const;

export type Ability = (typeof comparedAbilities)['fleet' | 'fmc'][number];

const rules: Record<Ability, (holder: RoleHolder) => boolean> = {
  setPolicies: canManagePolicies,
  addDocuments: (holder) => canUploadDocument(holder, { isDriverLicense: false }),
  addUsers: canAdministerUsers,
  deleteVehicles: canDeleteVehicle,
  transferVehicles: canTransferVehicles,
  addFleets: canAddFleet,
};

/** Whether somebody with only this role can do it. */
export const roleCan = (role: Role, ability: Ability): boolean => rules[ability]({ roles: [role] });
