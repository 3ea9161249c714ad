import { useEffect, useEffectEvent, useState } from 'react';
import { useKeptDraft } from '../../../shared/form/use-kept-draft.ts';
import type { Approval } from '../use-order-approval.ts';

/** Keeps comments and declined lines as a draft until the user leaves the order. */
export function useReviewDraft({ state, send, user }: Approval): { clear: () => void } {
  const { orderId, comments, decisions } = state.context;
  const { values: kept, keep, clear } = useKeptDraft(`approval_${orderId}`, { userId: user.id });
  const rejected = Object.keys(decisions).filter((id) => decisions[Number(id)] === 'rejected');
  const values = comments !== null || rejected.length > 0 ? { comments, rejected } : undefined;
  const isReviewing = state.hasTag('approvable');
  const [isRestored, setRestored] = useState(false);
  if (isReviewing && !isRestored) setRestored(true);

  const restore = useEffectEvent(() => {
    if (typeof kept?.['comments'] === 'string') send({ type: 'comments.changed', comments: kept['comments'] });
    const ids = Array.isArray(kept?.['rejected']) ? kept['rejected'].map(Number) : [];
    // The machine ignores lines that are gone or already decided.
    for (const id of ids) send({ type: 'line.decided', id, decision: 'rejected' });
  });
  const save = useEffectEvent((hasValues: boolean) => {
    if (isReviewing && isRestored) keep(hasValues ? values : undefined);
  });
  useEffect(() => {
    if (isRestored) restore();
  }, [isRestored]);
  const written = JSON.stringify(values ?? null);
  useEffect(() => save(written !== 'null'), [written]);

  return { clear };
}
