import { useState } from 'react';
import { openDraft } from '../session/drafts.ts';
import type { DraftOwner, KeptDraft } from '../session/drafts.ts';

/**
 * A named draft: the values stored when the component mounted, and functions to change it. It survives a reload and an expired session, for
 * the same owner in the same tab; a sign-out in any tab or another user deletes it (docs/decisions/021-drafts.md).
 */
export function useKeptDraft(name: string, owner: DraftOwner): KeptDraft {
  const [draft] = useState(() => openDraft(name, owner));
  return draft;
}
