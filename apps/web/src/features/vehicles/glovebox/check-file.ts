import { contentBytes, contentOf, documentFileError } from '@wayside/domain';
import type { ChosenFile } from '@wayside/machines';

export type FileProblem = NonNullable<ReturnType<typeof documentFileError>> | 'fileUnreadable';

/** Looks at the file's first bytes. An accepted file is sent with the type of its content. */
export async function checkFile(chosen: File): Promise<ChosenFile | FileProblem> {
  try {
    const head = new Uint8Array(await chosen.slice(0, contentBytes).arrayBuffer());
    const problem = documentFileError(chosen, head);
    if (problem) return problem;
    const file = new File([chosen], chosen.name, { type: contentOf(head)!, lastModified: chosen.lastModified });
    return { name: file.name, size: file.size, type: file.type, content: () => file };
  } catch {
    return 'fileUnreadable';
  }
}
