import { LoadErrorPanel } from '@wayside/ui';
import { textOf } from './control-api.ts';

/** Shown in place of content that failed to load. */
export function LoadFailure({
  title,
  problem,
  onRetry,
  isRetrying,
}: {
  title: string;
  problem: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}) {
  return (
    <LoadErrorPanel
      title={title}
      retryLabel="Try again"
      onRetry={onRetry}
      isRetrying={isRetrying}
      pendingLabel="Loading"
    >
      {textOf(problem)}
    </LoadErrorPanel>
  );
}
