import type { UploadMessage } from '@wayside/machines';
import { useSyncExternalStore } from 'react';
import { openDraft } from '../session/drafts.ts';
import type { KeptDraft } from '../session/drafts.ts';
import type { KeptRows } from './kept-rows.ts';
import { progressOf } from './upload-message.ts';

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
  /** The rows of the file, for those that fail. Undefined after a reload if they were too long to store. */
  readonly kept: KeptRows | undefined;
}

/**
 * The longest text that is stored: browsers keep about five million characters for a site, and a draft may need some.
 */
const STORED_LENGTH = 1_500_000;

let uploads: readonly Upload[] = [];
let slot: HTMLElement | null = null;
let owned: { userId: number; draft: KeptDraft } | undefined;
const listeners = new Set<() => void>();

/** Rows that were refused or left out. */
export const failedCount = ({ last, kept }: Pick<Upload, 'last' | 'kept'>): number =>
  (last.errors?.length ?? 0) + (kept?.leftOutCount ?? 0);

export const isEnded = ({ last }: Upload): boolean => !['submitted', 'processing'].includes(last.status);

/** An upload as stored. Only our code writes it in this tab, but possibly in the shape of an older version. */
function restored(value: unknown): Upload[] {
  const { id, fileName, fleetId = null, last, newVins, kept } = (value ?? {}) as Partial<Upload>;
  const progress = progressOf(last);
  if (typeof id !== 'number' || typeof fileName !== 'string' || !progress || !Array.isArray(newVins)) return [];
  const isWhole = typeof kept?.sent === 'string' && typeof kept.leftOut === 'string' && Array.isArray(kept.fields);
  return [{ id, fileName, fleetId, last: progress, newVins, kept: isWhole ? kept : undefined, isRestored: true }];
}

function set(next: readonly Upload[]): void {
  const length = next.reduce(
    (sum, { kept: rows, newVins }) => sum + (rows ? rows.sent.length + rows.leftOut.length : 0) + newVins.length * 20,
    0,
  );
  const stored = length <= STORED_LENGTH ? next : next.map((upload) => ({ ...upload, kept: undefined }));
  owned?.draft.keep(next.length > 0 ? { uploads: stored } : undefined);
  show(next);
}

function show(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

/** Without what nobody needs any more once the outcome is known. */
function trimmed(upload: Upload): Upload {
  if (!isEnded(upload)) return upload;
  const { kept, last } = upload;
  return { ...upload, newVins: [], kept: kept && !last.errors ? { ...kept, sent: '' } : kept };
}

/** Takes up the uploads of this user in this tab, as stored before a reload. Another user's are gone (decision 021). */
export function openUploads(userId: number): void {
  if (owned?.userId === userId) return;
  const draft = openDraft('uploads', { userId });
  owned = { userId, draft };
  const stored = draft.values?.['uploads'];
  set((Array.isArray(stored) ? stored : []).flatMap(restored));
}

/** Forgets them in this page; the stored ones wait for the same user. */
export function closeUploads(): void {
  owned = undefined;
  show([]);
}

/** Hands an upload over to the tray. */
export function addUpload(upload: Omit<Upload, 'isRestored'>): void {
  set([...uploads.filter(({ id }) => id !== upload.id), { ...upload, isRestored: false }]);
}

export function noteUpload(id: number, last: UploadMessage): void {
  const upload = uploads.find((upload) => upload.id === id);
  if (!upload || upload.last === last) return;
  const next = uploads.map((upload) => (upload.id === id ? trimmed({ ...upload, last }) : upload));
  // Storing thousands of rows takes long: not for every message about the same status.
  if (upload.last.status === last.status) show(next);
  else set(next);
}

export function removeUpload(id: number): void {
  set(uploads.filter((upload) => upload.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place in the page of uploads where the last one is shown instead of in the tray; null while there is none. */
export function setUploadSlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

export const useUploadSlot = (): HTMLElement | null => useSyncExternalStore(subscribe, () => slot);

/** Uploads of this tab, oldest first. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, () => uploads);
