import { formatDate, formatSlot } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, Loading, Panel, Skeleton, TileGroup } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { useRequest } from '../request-context.ts';
import styles from '../service-request.module.css';

const NOON = '12:00';

/** Available times on the chosen day. */
export function TimesSection() {
  const { t } = useTranslation('service-request');
  const { snapshot, send } = useRequest();
  const { draft, times } = snapshot.context;
  const free = times !== null && times.date === draft.date ? times.times : [];
  const tiles = (isMorning: boolean) =>
    free.filter((time) => time < NOON === isMorning).map((time) => ({ id: time, label: formatSlot(time) ?? time }));

  return (
    <Panel title={t('times.title')} context={free.length > 0 && t('times.count', { count: free.length })}>
      {draft.date === null && <p className={styles.hint}>{t('times.chooseDate')}</p>}
      {snapshot.hasTag('loadingTimes') && (
        <Loading label={t('times.loading')}>
          <div className={styles.tileSkeletons}>
            {Array.from({ length: 9 }, (_, index) => (
              <Skeleton key={index} height={44} />
            ))}
          </div>
        </Loading>
      )}
      {snapshot.hasTag('timesFailed') && <Button onPress={() => send({ type: 'times.retried' })}>{t('times.retry')}</Button>}
      {snapshot.hasTag('noTimes') && <EmptyState kind="filtered" title={t('times.noTimesAvailableLabel')} />}
      {free.length > 0 && (
        <TileGroup
          label={t('times.label')}
          description={`${t('times.zone')} · ${formatDate(draft.date, brand.region)}`}
          sections={[
            { title: t('times.morning'), tiles: tiles(true) },
            { title: t('times.afternoon'), tiles: tiles(false) },
          ]}
          value={draft.time}
          onChange={(time) => send({ type: 'time.chosen', time })}
        />
      )}
    </Panel>
  );
}
