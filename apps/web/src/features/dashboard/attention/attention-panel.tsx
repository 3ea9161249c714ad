import { useQuery } from '@tanstack/react-query';
import { attentionPlace } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { settingsTexts } from '@wayside/i18n/parts';
import { LazyBoundary, Link, Panel, SkeletonRows, lazyPart, useNarrow } from '@wayside/ui';
import { useAttentionAsked } from '../../../shared/attention/attention-known.ts';
import { useMine } from '../../../shared/list/mine/use-mine.ts';
import type { User } from '../../../shared/session/session.ts';
import { withTexts } from '../../../shared/texts/with-texts.ts';
import { dashboardQuery } from '../dashboard.queries.ts';
import { AttentionContext } from './attention-context.tsx';
import { AttentionList } from './attention-list.tsx';
import styles from './attention.module.css';
import { Nothing } from './nothing.tsx';
import { useAttention } from './use-attention.ts';

/** A fleet that has no order yet may still be set up. */
const FirstSteps = lazyPart(() => withTexts(() => import('./first-steps.tsx'), [settingsTexts]), 'FirstSteps');

/** Lines on the dashboard, fewer on phones, where each is taller. A page of its own has all of them. */
const LINES = 5;
const LINES_OF_PHONE = 3;

/** What needs the user, first on the dashboard. */
export function AttentionPanel({ user }: { user: User }) {
  const { t } = useTranslation(['dashboard', 'attention']);
  const attention = useAttention(user);
  const isNarrow = useNarrow();
  const { to } = useMine();
  useAttentionAsked();
  const { data } = useQuery(dashboardQuery());
  const hasNoOrder = data?.vehicles.every(({ active_order }) => !active_order);
  const { items, isRanked, isComplete, failed } = attention;
  const lines = isNarrow ? LINES_OF_PHONE : LINES;
  const nothing = items.length === 0 && failed.length === 0 && <Nothing />;
  return (
    <Panel
      title={t('attention.title')}
      context={<AttentionContext attention={attention} />}
      actions={
        isComplete &&
        items.length > 0 && <Link href={to(attentionPlace)}>{t('attention:all', { count: items.length })}</Link>
      }
      isFlush
    >
      <div className={styles.room}>
        {isRanked && items.length > 0 ? (
          <AttentionList items={items.slice(0, lines)} label={t('attention.title')} />
        ) : (
          !isComplete && <SkeletonRows label={t('attention.loading')} />
        )}
        {isComplete && items.length > 0 && items.length < lines && failed.length === 0 && !hasNoOrder && (
          <p className={styles.rest}>{t('attention:noneElse')}</p>
        )}
        {isComplete &&
          (hasNoOrder ? (
            <LazyBoundary>
              <FirstSteps user={user}>{nothing}</FirstSteps>
            </LazyBoundary>
          ) : (
            nothing
          ))}
      </div>
    </Panel>
  );
}
