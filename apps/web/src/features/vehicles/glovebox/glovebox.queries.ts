import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { contentBytes, contentOf } from '@wayside/domain';
import type { FileContent } from '@wayside/domain';
import { api } from '../../../shared/data/api.ts';
import { keyOf, read } from '../../../shared/data/read.ts';

export type GloveboxItem = Schemas['GloveboxItem'];

export const gloveboxQuery = (vehicleId: number) => read('/glovebox_items', { query: { vehicleId } });

/** A file that can be shown: its type comes from its content, not from what the server or its name says. */
export interface ShownFile {
  readonly blob: Blob;
  /** Undefined for what is neither a picture nor a PDF; it is not shown. */
  readonly type: FileContent | undefined;
}

/** Its first bytes, which say what it is. */
export const headOf = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, contentBytes).arrayBuffer());

export async function shownFile(file: Blob): Promise<ShownFile> {
  const type = contentOf(await headOf(file));
  return { blob: new Blob([file], { type: type ?? 'application/octet-stream' }), type };
}

/** A stored file by its own id. Its bytes are not kept once the dialog is closed. */
export function fileQuery(id: number) {
  return queryOptions({
    queryKey: keyOf('/glovebox_documents/{id}', { path: { id } }),
    queryFn: async ({ signal }) => {
      const call = api.GET('/glovebox_documents/{id}', { params: { path: { id } }, parseAs: 'blob', signal });
      return shownFile(await dataOf(call as Promise<{ data?: Blob; error?: unknown; response: Response }>));
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
