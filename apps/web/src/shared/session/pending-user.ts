import { readStored, removeStored, writeStored } from './storage.ts';

/** A new user sent by a partner's link who hasn't completed sign-up. All values are untrusted. */
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
const NAMES = [
  'id',
  'token',
  'first_name',
  'last_name',
  'cell_phone',
  'email',
  'fleet_name',
  'is_fleet_name_editable',
] as const;

/** Reads the pending user from an address; undefined unless all eight values are present and valid. */
export function pendingUserOf(query: URLSearchParams): PendingUser | undefined {
  const [id, token, firstName, lastName, cellPhone, email, fleetName, isEditable] = NAMES.map((name) =>
    query.get(name)?.trim(),
  );
  if (!id || !token || !firstName || !lastName || !cellPhone || !email || !fleetName || !isEditable) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(id) || !['true', 'false'].includes(isEditable)) return undefined;
  return {
    id: Number(id),
    token,
    firstName,
    lastName,
    cellPhone,
    email,
    fleetName,
    isFleetNameEditable: isEditable === 'true',
  };
}

/** Stores these eight values only, so that they survive a reload. */
export function keepPendingUser(query: URLSearchParams): void {
  writeStored(STORED, new URLSearchParams(NAMES.map((name) => [name, query.get(name) ?? ''])).toString());
}

/** Stored as a query string and validated like one: storage is trusted no more than the link. */
export const storedPendingUser = (): PendingUser | undefined =>
  pendingUserOf(new URLSearchParams(readStored(STORED) ?? ''));

export const forgetPendingUser = (): void => removeStored(STORED);
