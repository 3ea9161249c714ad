import type { VehicleFileField, VehicleFileRow } from '@wayside/domain';
import type { UploadMessage } from '@wayside/machines';
import { useSyncExternalStore } from 'react';
import { openDraft } from '../session/drafts.ts';
import type { KeptDraft } from '../session/drafts.ts';

/** A file that the server accepted, as the tray shows it. */
export interface Upload {
  readonly id: number;
  readonly fileName: string;
  /** The fleet it is for: only its vehicle list can show that the upload is done. */
  readonly fleetId: number | null;
  readonly last: UploadMessage;
  /** Restored after a reload, in the middle of it. */
  readonly isRestored: boolean;
  /** VINs that the fleet did not have. */
  readonly newVins: readonly string[];
  /** What was sent: columns, rows, and the number of each row in the user's file. Undefined after a reload if it was too long to keep. */
  readonly sent:
    | { readonly header: readonly VehicleFileField[]; readonly rows: readonly (readonly string[])[]; readonly lines: readonly number[] }
    | undefined;
  /** Rows that were not sent. Undefined like `sent`. */
  readonly leftOut: readonly VehicleFileRow[] | undefined;
}

/** The longest text that is stored: browsers keep about five million characters for a site, and a draft may need some. */
const STORED_LENGTH = 1_500_000;

let uploads: readonly Upload[] = [];
let kept: { userId: number; draft: KeptDraft } | undefined;
const listeners = new Set<() => void>();

export const isEnded = ({ last }: Upload): boolean => !['submitted', 'processing'].includes(last.status);

function isUpload(value: unknown): value is Upload {
  const { id, fileName, last, newVins } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Upload>;
  return typeof id === 'number' && typeof fileName === 'string' && typeof last?.status === 'string' && Array.isArray(newVins);
}

function set(next: readonly Upload[]): void {
  uploads = next;
  const whole = { uploads: next };
  const isShort = JSON.stringify(whole).length <= STORED_LENGTH;
  if (next.length === 0) kept?.draft.keep(undefined);
  else kept?.draft.keep(isShort ? whole : { uploads: next.map((upload) => ({ ...upload, sent: undefined, leftOut: undefined })) });
  for (const listener of listeners) listener();
}

/** Takes up the uploads of this user in this tab, as stored before a reload. Another user's are gone (decision 021). */
export function openUploads(userId: number): void {
  if (kept?.userId === userId) return;
  const draft = openDraft('uploads', { userId });
  kept = { userId, draft };
  const stored = draft.values?.['uploads'];
  const restored = (Array.isArray(stored) ? stored : []).filter(isUpload).map((upload) => ({ ...upload, isRestored: true }));
  set(restored);
}

/** Forgets them in this page; the stored ones wait for the same user. */
export function closeUploads(): void {
  kept = undefined;
  uploads = [];
  for (const listener of listeners) listener();
}

/** Hands an upload over to the tray. */
export function addUpload(upload: Omit<Upload, 'isRestored'>): void {
  set([...uploads.filter(({ id }) => id !== upload.id), { ...upload, isRestored: false }]);
}

export function noteUpload(id: number, last: UploadMessage): void {
  const known = uploads.find((upload) => upload.id === id);
  if (known && known.last !== last) set(uploads.map((upload) => (upload.id === id ? { ...upload, last } : upload)));
}

export function removeUpload(id: number): void {
  set(uploads.filter((upload) => upload.id !== id));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Uploads of this tab, oldest first. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, () => uploads);
