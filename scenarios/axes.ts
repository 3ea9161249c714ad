import { brands } from '@wayside/brands';
import { roleNames } from '@wayside/domain';
import type { Role } from '@wayside/domain';

/** The dimensions of the matrix: brand × role × case. */
export const BRANDS = brands.map(({ id }) => id);
export const ROLE_NAMES: readonly Role[] = roleNames;

/** Seed and clock of scenarios that set none. */
export const DEFAULT_SEED = 'wayside';
export const DEFAULT_CLOCK = '2026-03-16T14:00:00Z';

/** Password of every generated user. */
export const PASSWORD = 'wayside';

/** 'FMC Fleet Admin' → 'fmc-fleet-admin' */
export function roleSlug(role: Role): string {
  return role.toLowerCase().replaceAll(' ', '-');
}

/** Email of the generated user with only this role. */
export function emailOf(role: Role): string {
  return `${roleSlug(role)}@wayside.example`;
}
