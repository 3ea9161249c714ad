import { contentOf, documentFileError } from '@wayside/domain';
import { chosenFileIn, storedFileOf } from '@wayside/machines';
import type { ChosenFile } from '@wayside/machines';
import { useRef, useState } from 'react';
import { headOf } from './glovebox.queries.ts';
import type { DocumentRecord } from './use-document.ts';

type FileProblem = NonNullable<ReturnType<typeof documentFileError>> | 'fileUnreadable';

/** Looks at the file's first bytes. An accepted file is sent with the type of its content. */
async function checkFile(chosen: File): Promise<ChosenFile | FileProblem> {
  try {
    const head = await headOf(chosen);
    const problem = documentFileError(chosen, head);
    if (problem) return problem;
    const file = new File([chosen], chosen.name, { type: contentOf(head)!, lastModified: chosen.lastModified });
    return { name: file.name, content: () => file };
  } catch {
    return 'fileUnreadable';
  }
}

/**
 * The file of the document: it is in the draft once its content has been checked. Of two chosen in a row the later one
 * counts.
 */
export function useDocumentFile({ state, change }: DocumentRecord) {
  const [problem, setProblem] = useState<FileProblem>();
  const [isChecking, setChecking] = useState(false);
  const latest = useRef<File>(undefined);
  const { base, draft } = state.context;
  const stored = storedFileOf(base);

  async function choose(file: File): Promise<void> {
    drop();
    latest.current = file;
    setChecking(true);
    const checked = await checkFile(file);
    if (latest.current !== file) return;
    setChecking(false);
    if (typeof checked === 'string') setProblem(checked);
    else change({ file: checked });
  }

  /** Goes back to the stored file. */
  function drop(): void {
    latest.current = undefined;
    setChecking(false);
    setProblem(undefined);
    change({ file: stored });
  }

  return { chosen: chosenFileIn(draft), stored, problem, isChecking, choose, drop };
}
