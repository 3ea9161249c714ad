import { attentionPlace } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link, Panel, SkeletonRows } from '@wayside/ui';
import { useKeepAttentionCount } from '../../../shared/attention/attention-count.ts';
import type { User } from '../../../shared/session/session.ts';
import { AttentionList } from './attention-list.tsx';
import styles from './attention.module.css';
import { Incomplete } from './incomplete.tsx';
import { NothingNeeded } from './nothing-needed.tsx';
import { useAttention } from './use-attention.ts';

/** Lines on the dashboard; all have a page of their own. */
const LINES = 5;

/** What needs the user, first on the dashboard. */
export function AttentionPanel({ user }: { user: User }) {
  const { t } = useTranslation(['dashboard', 'attention']);
  const attention = useAttention(user);
  useKeepAttentionCount();
  const { items, isRanked, isComplete, failed } = attention;
  return (
    <Panel
      title={t('attention.title')}
      context={failed.length > 0 && <Incomplete attention={attention} />}
      actions={
        isComplete &&
        items.length > 0 && <Link href={attentionPlace}>{t('attention:all', { count: items.length })}</Link>
      }
      isFlush
    >
      <div className={styles.room}>
        {isRanked && items.length > 0 ? (
          <AttentionList items={items.slice(0, LINES)} label={t('attention.title')} />
        ) : isComplete ? (
          failed.length === 0 && <NothingNeeded user={user} />
        ) : (
          <SkeletonRows label={t('attention.loading')} />
        )}
      </div>
    </Panel>
  );
}
