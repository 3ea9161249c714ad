import { LazyBoundary, lazyPart } from '@wayside/ui';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { PartBoundary } from '../../page/part-boundary.tsx';
import { usePreload } from '../../page/use-quiet-time.ts';
import type { Order } from '../order-text.ts';
import type { Decision } from './confirm-decision.tsx';

const ConfirmDecision = lazyPart(() => import('./confirm-decision.tsx'), 'ConfirmDecision');

/** For lists of active orders: asks before accepting or canceling one. `listed` are the orders as they are now. */
export function useOrderDecision(listed: readonly Order[] | undefined): {
  decide: (kind: Decision, order: Order) => void;
  dialog: ReactNode;
} {
  const [decision, setDecision] = useState<{ kind: Decision; order: Order }>();
  const decide = useCallback((kind: Decision, order: Order) => setDecision({ kind, order }), []);
  usePreload(ConfirmDecision);
  const now = decision && listed?.find(({ id }) => id === decision.order.id);
  const dialog = decision && (
    <PartBoundary>
      <LazyBoundary>
        <ConfirmDecision {...decision} listed={now} onClose={() => setDecision(undefined)} />
      </LazyBoundary>
    </PartBoundary>
  );
  return { decide, dialog };
}
