import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Scenario } from '@wayside/scenarios';
import type { Catalogue } from '@wayside/scenarios/control';

const KEY = 'wayside_studio_recent';
const KEPT = 5;

export interface Recent {
  scenario: Scenario;
  brand: BrandId;
  role: Role;
}

const listeners = new Set<() => void>();
export function onRecent(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** What this browser has opened, as stored. */
export function storedRecent(): string {
  try {
    return window.localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
}

/** The stored openings that the catalog still knows, latest first. */
export function recentOf(stored: string, { scenarios, brands, roles }: Catalogue): Recent[] {
  return namesIn(stored).flatMap(([id, brandName, roleName]) => {
    const scenario = scenarios.find((one) => one.id === id);
    const brand = brands.find((one) => one === brandName);
    const role = roles.find((one) => one === roleName);
    return scenario && brand && role ? [{ scenario, brand, role }] : [];
  });
}

/** Puts an opening first. */
export function remember({ scenario, brand, role }: { scenario: string; brand: BrandId; role: Role }): void {
  const others = namesIn(storedRecent()).filter(([id]) => id !== scenario);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([[scenario, brand, role], ...others].slice(0, KEPT)));
  } catch {
    // Storage is blocked: nothing is remembered.
  }
  for (const changed of listeners) changed();
}

function namesIn(stored: string): unknown[][] {
  try {
    const value = JSON.parse(stored) as unknown;
    return Array.isArray(value) ? value.filter((one): one is unknown[] => Array.isArray(one)) : [];
  } catch {
    return [];
  }
}

export const describeRecent = ({ brand, role }: Recent): string => `${brandOfId(brand).name}, ${role}`;
