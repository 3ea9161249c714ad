import { resultOf } from '@wayside/api-client';
import { documentBody } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { chosenFileIn, documentKind, documentMachine } from '@wayside/machines';
import type { DocumentGiven } from '@wayside/machines';
import { api, apiWithProgress } from '../../../shared/data/api.ts';
import { leaves } from '../../../shared/list/use-open-record.ts';
import { listedCalls, saveOutcomeOf } from '../../../shared/record/record-calls.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { FlowOf, SaveOf } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { gloveboxQuery } from './glovebox.queries.ts';
import type { GloveboxItem } from './glovebox.queries.ts';
import { useDocumentAddress } from './use-document-address.ts';

export interface DocumentOptions {
  vehicle: Vehicle;
  user: User;
  /** Null for an upload. */
  item: GloveboxItem | null;
  given: DocumentGiven;
}

export type DocumentRecord = FlowOf<typeof documentKind, typeof documentMachine>;

/** The form as the contract names its fields. The type of the generated body is that of its fields, not of a form. */
function formOf(vehicleId: number, { draft, given: { type } }: SaveOf<typeof documentKind>, file?: File): never {
  const form = new FormData();
  const texts = { document_type: type, vehicle_id: String(vehicleId), ...documentBody(type, draft) };
  for (const [name, text] of Object.entries(texts)) form.set(`glovebox_item[${name}]`, text);
  if (file) form.set('glovebox_item[file]', file);
  return form as never;
}

export function useDocument({ vehicle, user, item, given }: DocumentOptions): DocumentRecord {
  const { t } = useTranslation('glovebox');
  return useRecord({
    kind: documentKind,
    machine: documentMachine,
    calls: {
      ...listedCalls(documentKind, gloveboxQuery(vehicle.id), (items) => items),
      save: async (sent, signal, onProgress) => {
        const file = chosenFileIn(sent.draft)?.content?.() as File | undefined;
        if (file) onProgress?.(0);
        const client = file ? apiWithProgress(onProgress) : api;
        const body = formOf(vehicle.id, sent, file);
        const call = sent.base
          ? client.PUT('/glovebox_items/{id}', { params: { path: { id: sent.base.id } }, body, signal })
          : client.POST('/glovebox_items', { body, signal });
        return saveOutcomeOf<GloveboxItem>(await resultOf(call), { isNew: sent.base === null, changes: ['documents'] });
      },
    },
    saved: item,
    given,
    draftName: `document ${vehicle.id} ${item?.id ?? given.type}`,
    owner: { userId: user.id, fleetId: user.fleet_id },
    texts: {
      what: t('what'),
      done: ({ isNew }) => ({ title: t(isNew ? 'done.uploaded' : 'done.updated'), tone: 'success' }),
      refusal: (label) => t(`notice.${label}`),
    },
    onClose: useDocumentAddress().close,
    guard: { isLeaving: leaves('document') },
  });
}
