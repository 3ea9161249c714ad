import { useState } from 'react';
import { openDraft } from '../session/drafts.ts';
import type { DraftOwner, KeptDraft } from '../session/drafts.ts';

/**
 * A draft under a name: what was kept of it when the component was mounted, and how to keep it from now on. It outlives a reload and a session
 * that ended by itself, for the same owner in the same tab; a sign-out in any tab and another user end it (docs/decisions/021-drafts.md).
 */
export function useKeptDraft(name: string, owner: DraftOwner): KeptDraft {
  const [draft] = useState(() => openDraft(name, owner));
  return draft;
}
