import { Dispensable, LazyBoundary } from '@wayside/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Runs `act` after the browser has painted, so that what it loads doesn't compete with rendering.
 * @returns cancels it
 */
export function afterDrawing(act: () => void): () => void {
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/** Content the page works without: its code is loaded after the page, and left out if it fails to load. */
export function DeferredMount({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => afterDrawing(() => setTime(true)), []);
  return (
    isTime && (
      <Dispensable>
        <LazyBoundary>{children}</LazyBoundary>
      </Dispensable>
    )
  );
}
