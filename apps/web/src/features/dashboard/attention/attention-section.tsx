import { useTranslation } from '@wayside/i18n';
import { LazyBoundary, Panel, SkeletonRows, lazyPart } from '@wayside/ui';
import { useKnownUser } from '../../../shared/data/user.ts';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { useQuietTime } from '../../../shared/page/use-quiet-time.ts';
import styles from './attention.module.css';

const load = () => import('./attention-parts.ts');
const AttentionPanel = lazyPart(load, 'AttentionPanel');
export const AttentionPage = lazyPart(load, 'AttentionPage');

/** Milliseconds after which a slow call no longer keeps the section waiting. */
const PATIENCE = 4000;

/** What needs the user. Its code and its own calls come after everything else. */
export function AttentionSection() {
  const { data: user } = useKnownUser();
  const isTime = useQuietTime(PATIENCE);
  return (
    <PanelBoundary>
      {user && isTime ? (
        <LazyBoundary fallback={<Waiting />}>
          <AttentionPanel user={user} />
        </LazyBoundary>
      ) : (
        <Waiting />
      )}
    </PanelBoundary>
  );
}

function Waiting() {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('attention.title')} isFlush>
      <div className={styles.room}>
        <SkeletonRows label={t('attention.loading')} />
      </div>
    </Panel>
  );
}
