import { attentionPlace } from '@wayside/domain';
import { Dispensable, LazyBoundary, lazyPart } from '@wayside/ui';
import { Link } from 'react-aria-components/Link';
import type { User } from '../../shared/session/session.ts';
import { useAttentionCount, useIsAttentionKnown } from '../../shared/attention/attention-count.ts';
import styles from './side-navigation.module.css';

const Counter = lazyPart(() => import('../../features/dashboard/attention/attention-parts.ts'), 'AttentionCounter');

/** Counts what needs the user on every page, once the dashboard was opened. */
export function AttentionCounter({ user }: { user: User }) {
  return (
    useIsAttentionKnown() && (
      <Dispensable>
        <LazyBoundary>
          <Counter user={user} />
        </LazyBoundary>
      </Dispensable>
    )
  );
}

/** The count at Dashboard in the navigation, which leads to what it counts. */
export function AttentionCount() {
  const attention = useAttentionCount();
  return (
    attention && (
      <Link href={attentionPlace} className={styles.count!} aria-label={attention.text}>
        {attention.count}
      </Link>
    )
  );
}
