import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { Order } from '../order-text.ts';
import { ConfirmDecision } from './confirm-decision.tsx';
import type { Decision } from './confirm-decision.tsx';

/** For lists of active orders: asks before accepting or canceling one. */
export function useOrderDecision(): { decide: (kind: Decision, order: Order) => void; dialog: ReactNode } {
  const [decision, setDecision] = useState<{ kind: Decision; order: Order }>();
  const decide = useCallback((kind: Decision, order: Order) => setDecision({ kind, order }), []);
  return { decide, dialog: decision && <ConfirmDecision {...decision} onClose={() => setDecision(undefined)} /> };
}
