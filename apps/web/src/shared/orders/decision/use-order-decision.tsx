import { LazyBoundary, lazyPart } from '@wayside/ui';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { PartBoundary } from '../../page/part-boundary.tsx';
import { usePreload } from '../../page/use-quiet-time.ts';
import type { Order } from '../order-text.ts';
import type { Decision } from './confirm-decision.tsx';

const ConfirmDecision = lazyPart(() => import('./confirm-decision.tsx'), 'ConfirmDecision');

/** For lists of active orders: asks before accepting or canceling one. */
export function useOrderDecision(): { decide: (kind: Decision, order: Order) => void; dialog: ReactNode } {
  const [decision, setDecision] = useState<{ kind: Decision; order: Order }>();
  const decide = useCallback((kind: Decision, order: Order) => setDecision({ kind, order }), []);
  usePreload(ConfirmDecision);
  const dialog = decision && (
    <PartBoundary>
      <LazyBoundary>
        <ConfirmDecision {...decision} onClose={() => setDecision(undefined)} />
      </LazyBoundary>
    </PartBoundary>
  );
  return { decide, dialog };
}
