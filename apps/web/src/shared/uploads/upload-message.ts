import type { Schemas } from '@wayside/api-client';
import { uploadStatuses } from '@wayside/machines';
import type { UploadMessage } from '@wayside/machines';

type Message = Schemas['BulkUploadMessage'];

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Progress as the channel sends it, or as a tab stored it; undefined for anything else. Neither is trusted. */
export function progressOf(value: unknown): UploadMessage | undefined {
  const { status, processed, total, errors } = fieldsOf(value);
  const uploadStatus = uploadStatuses.find((candidate) => candidate === status);
  if (!uploadStatus || !isCount(processed) || !isCount(total)) return undefined;
  const lines = (Array.isArray(errors) ? errors : []).map(fieldsOf).flatMap(({ line, message }) =>
    // A line of the file counts from 1.
    isCount(line) && line > 0 && typeof message === 'string' ? [{ line, message }] : [],
  );
  return { status: uploadStatus, processed, total, errors: lines.length > 0 ? lines : undefined };
}

/** A message of the live channel, with the upload it is about. */
export function uploadMessageOf(value: unknown): { id: Message['id']; progress: UploadMessage } | undefined {
  const { type, id } = fieldsOf(value);
  const progress = progressOf(value);
  return type === ('bulk_upsertion' satisfies Message['type']) && isCount(id) && progress
    ? { id, progress }
    : undefined;
}
