import type { RecordKind, StoredRecord } from '@wayside/machines';
import type { DraftValues } from '../session/drafts.ts';

function isOfShape(value: unknown, shape: unknown): boolean {
  const isAlike = typeof value === typeof shape && Array.isArray(value) === Array.isArray(shape);
  return value === null || shape === null || isAlike;
}

/**
 * Parses a stored draft. Only our code writes it in this tab, but possibly in the shape of an older version.
 * @returns undefined if it doesn't fit the form
 */
export function storedRecordIn<Saved, Draft extends object, Given, Label extends string>(
  values: DraftValues | undefined,
  kind: RecordKind<Saved, Draft, Given, Label>,
  given: Given,
): StoredRecord<Saved, Draft> | undefined {
  const {
    draft,
    base = null,
    existingIds = null,
    wasSent,
  } = (values ?? {}) as { [Key in keyof StoredRecord<Saved, Draft>]?: unknown };
  if (typeof draft !== 'object' || draft === null || typeof base !== 'object') return undefined;
  try {
    const shape = Object.entries(kind.draftOf(base as Saved | null, given));
    const isWhole = shape.every(
      ([field, value]) => field in draft && isOfShape(draft[field as keyof typeof draft], value),
    );
    const ids = Array.isArray(existingIds) ? (existingIds as number[]) : null;
    return isWhole
      ? { base: base as Saved | null, draft: draft as Draft, existingIds: ids, wasSent: wasSent === true }
      : undefined;
  } catch {
    return undefined;
  }
}
