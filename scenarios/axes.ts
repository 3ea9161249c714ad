import { brands } from '@wayside/brands';
import { roleNames } from '@wayside/domain';
import type { Role } from '@wayside/domain';

/** The three directions of the matrix: brand × role × case. */
export const BRANDS = brands.map(({ id }) => id);
export const ROLE_NAMES: readonly Role[] = roleNames;

/** The seed and the moment of every scenario that names none. */
export const DEFAULT_SEED = 'wayside';
export const DEFAULT_CLOCK = '2026-03-16T14:00:00Z';

/** The password of every invented user. */
export const PASSWORD = 'wayside';

/** 'FMC Fleet Admin' → 'fmc-fleet-admin' */
export function roleSlug(role: Role): string {
  return role.toLowerCase().replaceAll(' ', '-');
}

/** The invented user who holds just this role. */
export function emailOf(role: Role): string {
  return `${roleSlug(role)}@wayside.example`;
}
