import { documentTypes } from '@wayside/domain';
import type { DocumentType } from '@wayside/domain';
import { anId, oneOf, readParam, withParam } from '../../../shared/list/use-address-param.ts';
import type { Spelling } from '../../../shared/list/use-address-param.ts';
import { useAddress } from '../../../shared/list/use-address.ts';

/** The open dialog: an upload of a kind, or a document by its id. */
export type OpenDocument = DocumentType | number;

const TYPE = oneOf(documentTypes);
const OPEN: Spelling<OpenDocument> = { read: (text) => TYPE.read(text) ?? anId.read(text), write: String };

export const openDocumentIn = (search: string): OpenDocument | undefined => readParam(new URLSearchParams(search), 'document', OPEN);

/** The open dialog is part of the address (`?document=registration`, `?document=88`), so it can be linked to and Back closes it. */
export function useDocumentAddress() {
  const { search, go } = useAddress();
  return {
    opened: openDocumentIn(search),
    hrefOf: (document: OpenDocument): string => `?${withParam(new URLSearchParams(search), 'document', OPEN, document)}`,
    close: () => go((query) => withParam(query, 'document', OPEN, undefined), { replace: true }),
  };
}
