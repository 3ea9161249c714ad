import { resultOf } from '@wayside/api-client';
import { chosenFileIn, documentBodyOf, documentKind, questionsOf } from '@wayside/machines';
import type { DocumentEdit, DocumentGiven, RecordSave } from '@wayside/machines';
import { api, apiWithProgress } from '../../../shared/data/api.ts';
import { findIn, saveOutcomeOf } from '../../../shared/record/record-calls.ts';
import { gloveboxQuery } from './glovebox.queries.ts';
import type { GloveboxItem } from './glovebox.queries.ts';

export type DocumentSave = RecordSave<GloveboxItem, DocumentEdit, DocumentGiven>;

interface Upload {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** The form as the contract names its fields. The type of the generated body is that of its fields, not of a form. */
function formOf(vehicleId: number, { draft, given }: DocumentSave): never {
  const form = new FormData();
  const fields = { document_type: given.type, vehicle_id: String(vehicleId), ...documentBodyOf(draft, given) };
  for (const [name, value] of Object.entries(fields)) form.set(`glovebox_item[${name}]`, value);
  const file = chosenFileIn(draft)?.content?.() as File | undefined;
  if (file) form.set('glovebox_item[file]', file);
  return form as never;
}

export async function saveDocument(vehicleId: number, save: DocumentSave, { onProgress, signal }: Upload) {
  const { base, draft } = save;
  const client = chosenFileIn(draft) ? apiWithProgress(onProgress) : api;
  const body = formOf(vehicleId, save);
  const call = base
    ? client.PUT('/glovebox_items/{id}', { params: { path: { id: base.id } }, body, signal })
    : client.POST('/glovebox_items', { body, signal });
  return saveOutcomeOf<GloveboxItem, GloveboxItem>(await resultOf(call), {
    isNew: base === null,
    savedIn: (item) => item,
    changes: ['documents'],
  });
}

/** The document as it is now; of a new one whose response was lost, the one that wasn't there before and says what was sent. */
export const findDocument = (vehicleId: number, { base, draft, existingIds, given }: DocumentSave) =>
  findIn(gloveboxQuery(vehicleId), (items) =>
    items.find((item) => {
      if (base) return item.id === base.id;
      const isNew = existingIds?.includes(item.id) === false && item.document_type === given.type;
      return isNew && questionsOf(documentKind).isSaved({ base, draft, given }, item);
    }),
  );
