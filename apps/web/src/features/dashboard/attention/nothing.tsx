import { LazyBoundary, lazyPart } from '@wayside/ui';
import type { User } from '../../../shared/session/session.ts';

const NothingNeeded = lazyPart(() => import('./nothing-needed.tsx'), 'NothingNeeded');

/** Says that nothing needs the user. Most have something: its code comes when it is needed. */
export function Nothing({ user }: { user: User }) {
  return (
    <LazyBoundary>
      <NothingNeeded user={user} />
    </LazyBoundary>
  );
}
