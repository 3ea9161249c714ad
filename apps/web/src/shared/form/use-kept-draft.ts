import { useEffect, useEffectEvent, useState } from 'react';
import { openDraft } from '../session/drafts.ts';
import type { DraftOwner, KeptDraft } from '../session/drafts.ts';

/**
 * A named draft: the values stored when the component mounted, and functions to change it. It survives a reload and an
 * expired session, for the same owner in the same tab; a sign-out in any tab or another user deletes it
 * (docs/decisions/021-drafts.md).
 */
export function useKeptDraft(name: string, owner: DraftOwner): KeptDraft {
  const [draft] = useState(() => openDraft(name, owner));
  return draft;
}

/**
 * Erases a draft whose page goes away while it is on its way to the server: a toast reports the outcome, and what was
 * refused is written again then. Nothing else happens to a draft when a component goes away.
 */
export function useEraseSentDraft({ keep }: Pick<KeptDraft, 'keep'>, isOnItsWay: () => boolean): void {
  const leave = useEffectEvent(() => {
    if (isOnItsWay()) keep(undefined);
  });
  useEffect(() => () => leave(), []);
}
