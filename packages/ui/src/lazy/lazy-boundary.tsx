import { Fragment, Suspense, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { arrivals, subscribeArrivals } from './lazy-part.ts';

export interface LazyBoundaryProps {
  /** Shown while the code loads, in the shape of the content. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Where `lazyPart`s may wait for their code. React alone keeps a fallback for at least 300 ms, even if the code arrives
 * at once: it delays whatever it resumes by itself, but not updates. So this one updates when code arrives.
 */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  useSyncExternalStore(subscribeArrivals, arrivals);
  return (
    <Suspense fallback={fallback}>
      {/* oxlint-disable-next-line react/jsx-no-useless-fragment -- a new element each time makes React look at the content again */}
      <Fragment>{children}</Fragment>
    </Suspense>
  );
}
