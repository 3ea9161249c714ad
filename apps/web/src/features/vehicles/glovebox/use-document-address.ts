import { documentTypes } from '@wayside/domain';
import type { DocumentType } from '@wayside/domain';
import { anId, oneOf } from '../../../shared/list/use-address-param.ts';
import type { Spelling } from '../../../shared/list/use-address-param.ts';
import { useOpenRecord } from '../../../shared/list/use-open-record.ts';

/** The open dialog: an upload of a kind, or a document by its id. */
export type OpenDocument = DocumentType | number;

const TYPE = oneOf(documentTypes);
const TYPE_OR_ID: Spelling<OpenDocument> = { read: (text) => TYPE.read(text) ?? anId.read(text), write: String };

export const useDocumentAddress = () => useOpenRecord('document', TYPE_OR_ID);
