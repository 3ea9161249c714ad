import { useTranslation } from '@wayside/i18n';
import { Panel, SkeletonRows } from '@wayside/ui';
import { useAttentionAsked } from '../../../shared/attention/attention-known.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { MineSwitch } from '../../../shared/list/mine/mine-switch.tsx';
import { useFirstRows } from '../../../shared/list/show-more.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import type { User } from '../../../shared/session/session.ts';
import { useBreadcrumbs } from '../use-breadcrumbs.ts';
import { AttentionContext } from './attention-context.tsx';
import { AttentionList } from './attention-list.tsx';
import { Nothing } from './nothing.tsx';
import { useAttention } from './use-attention.ts';

/** Rows rendered at once. */
const STEP = 50;

/** `/dashboard?view=attention`: everything that needs the user. */
export function AttentionPage() {
  const { t } = useTranslation('dashboard');
  const user = useKnownUser();
  const waiting = <SkeletonRows label={t('attention.loading')} rows={10} />;
  return (
    <Loaded
      query={user}
      skeleton={
        <Page {...useBreadcrumbs()} title={t('attention.title')}>
          {waiting}
        </Page>
      }
    >
      {(known) => <Whole user={known} />}
    </Loaded>
  );
}

function Whole({ user }: { user: User }) {
  const { t } = useTranslation(['dashboard', 'attention']);
  const attention = useAttention(user);
  useAttentionAsked();
  const { items, isComplete, failed } = attention;
  const first = useFirstRows(items, STEP);
  return (
    <Page
      {...useBreadcrumbs()}
      title={t('attention.title')}
      context={
        <AttentionContext attention={attention}>
          {items.length > 0 && t('attention:context', { count: items.length })}
        </AttentionContext>
      }
      actions={<MineSwitch />}
    >
      <PanelBoundary>
        <Panel isFlush>
          {!isComplete && <SkeletonRows label={t('attention.loading')} rows={10} />}
          {isComplete && items.length > 0 && (
            <>
              <AttentionList items={first.rows} label={t('attention.title')} />
              {first.more}
            </>
          )}
          {isComplete && items.length === 0 && failed.length === 0 && <Nothing />}
        </Panel>
      </PanelBoundary>
    </Page>
  );
}
