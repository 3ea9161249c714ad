import { LazyBoundary, lazyPart } from '@wayside/ui';

const NothingNeeded = lazyPart(() => import('./nothing-needed.tsx'), 'NothingNeeded');

/** Says that nothing needs the user. Most have something: its code comes when it is needed. */
export function Nothing() {
  return (
    <LazyBoundary>
      <NothingNeeded />
    </LazyBoundary>
  );
}
