import { useTranslation } from '@wayside/i18n';
import { Panel, Skeleton, SkeletonRows } from '@wayside/ui';
import { DecisionPage } from './decision-page.tsx';

/** Loading skeleton of the order review, in its geometry. */
export function ReviewSkeleton() {
  const { t } = useTranslation('approval');
  return (
    <DecisionPage
      main={
        <>
          <Skeleton height={44} />
          <Panel>
            <SkeletonRows label={t('loading')} rows={6} columns="3fr 1fr 1fr" />
          </Panel>
        </>
      }
      side={<SkeletonRows label={t('loading')} rows={8} columns="1fr 2fr" />}
      rest={<Skeleton height={140} />}
      bar={null}
    />
  );
}
