import { readStored, removeStored, writeStored } from './storage.ts';

/** A new user whom a partner sent here by a link, and who has not completed the sign-up yet. All of it is text of a stranger. */
export interface PendingUser {
  id: number;
  token: string;
  firstName: string;
  lastName: string;
  cellPhone: string;
  email: string;
  fleetName: string;
  isFleetNameEditable: boolean;
}

const STORED = 'pending_user';
const NAMES = ['id', 'token', 'first_name', 'last_name', 'cell_phone', 'email', 'fleet_name', 'is_fleet_name_editable'] as const;

/** The pending user of an address; nothing unless all eight values are there and make sense. */
export function pendingUserOf(query: URLSearchParams): PendingUser | undefined {
  const [id, token, firstName, lastName, cellPhone, email, fleetName, isEditable] = NAMES.map((name) => query.get(name)?.trim());
  if (!id || !token || !firstName || !lastName || !cellPhone || !email || !fleetName || !isEditable) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(id) || !['true', 'false'].includes(isEditable)) return undefined;
  return { id: Number(id), token, firstName, lastName, cellPhone, email, fleetName, isFleetNameEditable: isEditable === 'true' };
}

/** Keeps the eight values, and nothing else of the address, over a reload. */
export function keepPendingUser(query: URLSearchParams): void {
  writeStored(STORED, new URLSearchParams(NAMES.map((name) => [name, query.get(name) ?? ''])).toString());
}

/** Kept as an address and read as one, so that storage is trusted no more than the link was. */
export const keptPendingUser = (): PendingUser | undefined => pendingUserOf(new URLSearchParams(readStored(STORED) ?? ''));

export const forgetPendingUser = (): void => removeStored(STORED);
