import { ApiError, resultOf } from '@wayside/api-client';
import { contentBytes, contentOf, documentBody, documentFileError } from '@wayside/domain';
import type {
  DocumentDeleteOutcome,
  DocumentFile,
  DocumentSave,
  DocumentSaveOutcome,
  DocumentsOutcome,
  FileCheck,
} from '@wayside/machines';
import { api, apiWithProgress } from '../../../shared/data/api.ts';
import { isLost, noticeOf } from '../../../shared/data/failure.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { gloveboxQuery } from './glovebox.queries.ts';

/** Looks at the file's first bytes. An accepted file is sent with the type of its content. */
export async function checkFile(chosen: DocumentFile): Promise<FileCheck> {
  const file = chosen as File;
  const head = new Uint8Array(await file.slice(0, contentBytes).arrayBuffer());
  const problem = documentFileError(file, head);
  if (problem) return { status: 'refused', problem };
  return { status: 'accepted', file: new File([file], file.name, { type: contentOf(head)!, lastModified: file.lastModified }) };
}

/** The form as the contract names its fields. The type of the generated body is that of its fields, not of a form. */
function formOf(vehicleId: number, { type, draft, file }: DocumentSave): never {
  const form = new FormData();
  const fields = { document_type: type, vehicle_id: String(vehicleId), ...documentBody(type, draft) };
  for (const [name, value] of Object.entries(fields)) form.set(`glovebox_item[${name}]`, value);
  if (file) form.set('glovebox_item[file]', file as File);
  return form as never;
}

export async function saveDocument(vehicleId: number, save: DocumentSave, signal: AbortSignal): Promise<DocumentSaveOutcome> {
  const { id, file, onProgress } = save;
  const client = file ? apiWithProgress(onProgress) : api;
  const body = formOf(vehicleId, save);
  const result = await resultOf<unknown>(
    id === null
      ? client.POST('/glovebox_items', { body, signal })
      : client.PUT('/glovebox_items/{id}', { params: { path: { id } }, body, signal }),
  );
  if (result.status === 'success') return { status: 'success' };
  if (isLost(result)) return { status: 'lost' };
  if (result.kind === 'notFound' && id !== null) return { status: 'gone' };
  return { status: 'failure', notice: noticeOf(result) };
}

export async function deleteDocument(id: number): Promise<DocumentDeleteOutcome> {
  const result = await resultOf<unknown>(api.DELETE('/glovebox_items/{id}', { params: { path: { id } } }));
  // Someone else deleted it: it is gone, as was asked.
  if (result.status === 'success' || result.kind === 'notFound') return { status: 'success' };
  return isLost(result) ? { status: 'lost' } : { status: 'failure', notice: noticeOf(result) };
}

/** Fetches the current documents and updates the screen. */
export async function readDocuments(vehicleId: number): Promise<DocumentsOutcome> {
  try {
    return { status: 'success', documents: await queryClient.fetchQuery({ ...gloveboxQuery(vehicleId), staleTime: 0 }) };
  } catch (problem) {
    if (problem instanceof ApiError) return { status: 'failure', notice: noticeOf(problem.failure) };
    throw problem;
  }
}
