import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '../../shared/form/drafts.ts';
import { readCookie } from '../../shared/session/storage.ts';
import type { Approval } from './use-order-approval.ts';

/** Comments and declined lines are kept over a reload and over a session that ended, for the same user in the same tab, until the order is left. */
export function useReviewDraft({ state, send }: Approval): { clear: () => void } {
  const { orderId, comments, decisions } = state.context;
  const key = `approval_${orderId}`;
  const [owner] = useState(() => readCookie('current_user_email') ?? '');
  const rejected = Object.keys(decisions).filter((id) => decisions[Number(id)] === 'rejected');
  const values = comments !== null || rejected.length > 0 ? { comments, rejected } : undefined;
  const isReviewing = state.hasTag('approvable');
  const [isRestored, setRestored] = useState(false);
  if (isReviewing && !isRestored) setRestored(true);

  const restore = useEffectEvent(() => {
    const draft = readDraft(key, owner);
    if (typeof draft?.['comments'] === 'string') send({ type: 'comments.changed', comments: draft['comments'] });
    const ids = Array.isArray(draft?.['rejected']) ? draft['rejected'].map(Number) : [];
    // The machine keeps decisions on lines that are still there and still open.
    for (const id of ids) send({ type: 'line.decided', id, decision: 'rejected' });
  });
  const keep = useEffectEvent(() => {
    if (isReviewing && values) writeDraft(key, owner, values);
  });
  // The end of a session takes all that is stored with it; what was decided is to be there when the same person is back.
  const keepOverEnd = useEffectEvent(() => {
    const history = window.history.state as { usr?: { ended?: unknown } | null } | null;
    if (values && history?.usr?.ended === true) writeDraft(key, owner, values);
  });
  useEffect(() => {
    if (isRestored) restore();
  }, [isRestored]);
  const written = JSON.stringify(values);
  useEffect(() => {
    if (written !== undefined) keep();
  }, [written]);
  useEffect(() => () => keepOverEnd(), []);

  return { clear: () => removeDraft(key) };
}
