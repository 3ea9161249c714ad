import { Dispensable, LazyBoundary, lazyPart } from '@wayside/ui';
import { useIsAttentionKnown } from '../../shared/attention/attention-known.ts';

const Count = lazyPart(() => import('../../features/dashboard/attention/attention-parts.ts'), 'AttentionCount');

/** What needs the user, counted at Dashboard in the navigation once the dashboard was opened. */
export function AttentionCount() {
  return (
    useIsAttentionKnown() && (
      <Dispensable>
        <LazyBoundary>
          <Count />
        </LazyBoundary>
      </Dispensable>
    )
  );
}
