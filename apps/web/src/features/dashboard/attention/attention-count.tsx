import { attentionPlace } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from 'react-aria-components/Link';
import { useKnownUser } from '../../../shared/data/user.ts';
import { useMine } from '../../../shared/list/mine/use-mine.ts';
import { useHasLeftFleet } from '../../../shared/session/left-fleet.ts';
import type { User } from '../../../shared/session/session.ts';
import styles from './attention.module.css';
import { useAttention } from './use-attention.ts';

/** At Dashboard in the navigation: how many things need the user, on every page, as a link to them. */
export function AttentionCount() {
  const { data: user } = useKnownUser();
  const hasLeft = useHasLeftFleet(user?.fleet_id);
  return user && !hasLeft && <Count user={user} />;
}

function Count({ user }: { user: User }) {
  const { t } = useTranslation('attention');
  const { items, isComplete } = useAttention(user);
  const { to } = useMine();
  return (
    isComplete &&
    items.length > 0 && (
      <Link href={to(attentionPlace)} className={styles.count!} aria-label={t('context', { count: items.length })}>
        {items.length}
      </Link>
    )
  );
}
