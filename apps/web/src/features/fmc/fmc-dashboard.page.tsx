import { downloadUrl } from '@wayside/api-client';
import { canAddFleet, formatMoney, formatNumber, place } from '@wayside/domain';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import {
  Button,
  ButtonLink,
  Capitalized,
  HeadActions,
  KpiRow,
  KpiTile,
  Skeleton,
  SkeletonRows,
  Tabs,
  lazyPart,
} from '@wayside/ui';
import { Building2, Download, Plus } from 'lucide-react';
import { readingOf } from '../../shared/brand/brand.ts';
import { origin } from '../../shared/data/api.ts';
import { Loaded } from '../../shared/data/loaded.tsx';
import { useKnownUser } from '../../shared/data/user.ts';
import { useAdminister } from '../../shared/fleets/use-administer.ts';
import { useRecentFleets } from '../../shared/fleets/use-recent-fleets.ts';
import { Page } from '../../shared/page/page.tsx';
import { LazyPanel } from '../../shared/page/lazy-panel.tsx';
import { authenticationToken } from '../../shared/session/session.ts';
import { AwaitingTile } from './awaiting-tile.tsx';
import styles from './fmc.module.css';
import { TrendDisclosure } from './trend/trend-disclosure.tsx';
import { FLEET_VIEWS, useFleetView } from './use-fleet-view.ts';

const FleetGrid = lazyPart(() => import('./fleet-grid.tsx'), 'FleetGrid');
const Portfolio = lazyPart(() => import('./portfolio/portfolio.tsx'), 'Portfolio');

const contents = { fleets: <FleetGrid />, portfolio: <Portfolio /> };

/** `/fmc_dashboard`: the fleets the FMC oversees, as a list or side by side (`?view=portfolio`). */
export function FmcDashboardPage() {
  const { t, i18n } = useTranslation(['fmc', 'common']);
  const { data: user } = useKnownUser();
  const [view, setView] = useFleetView();
  const fleets = user?.total_fleets;

  // Without opener and referrer, because the URL contains the token.
  const download = () =>
    window.open(
      downloadUrl(origin, '/fleets.csv', authenticationToken() ?? '', i18n.language as Language),
      '_blank',
      'noopener,noreferrer',
    );
  const csv = {
    id: 'csv',
    label: t('csv'),
    icon: <Download size={16} aria-hidden="true" />,
    isDisabled: fleets === 0,
    note: fleets === 0 ? t('csvDisabled') : undefined,
    onAction: download,
  };

  return (
    <Page
      title={t('title')}
      context={fleets === undefined ? '' : t('context', { count: fleets })}
      actions={
        <HeadActions
          moreLabel={t('common:page.more')}
          // The portfolio has a file of its own.
          others={view === 'fleets' ? [csv] : []}
        >
          {canAddFleet(user) && (
            <ButtonLink href={place.newFleet} variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
              <Capitalized>{t('addFleet')}</Capitalized>
            </ButtonLink>
          )}
        </HeadActions>
      }
    >
      <FmcTotals />
      {fleets !== 0 && <RecentFleets />}
      {fleets !== 0 && <TrendDisclosure />}
      <Tabs
        label={t('views.label')}
        selected={view}
        onSelect={setView}
        items={FLEET_VIEWS.map((id) => ({
          id,
          label: t(`views.${id}`),
          content: <LazyPanel fallback={<SkeletonRows label={t('grid.loading')} rows={8} />}>{contents[id]}</LazyPanel>,
        }))}
      />
    </Page>
  );
}

/** The FMC's fleets, vehicles and spend. */
function FmcTotals() {
  const { t, i18n } = useTranslation('fmc');
  const { data: user } = useKnownUser();
  const reading = readingOf(i18n.language);
  return (
    <section aria-label={t('totals.label')}>
      <KpiRow isPanel>
        <AwaitingTile />
        <KpiTile label={t('totals.fleets')} value={user && formatNumber(user.total_fleets, reading)} />
        <KpiTile label={t('totals.vehicles')} value={user && formatNumber(user.total_vehicles, reading)} />
        <KpiTile
          label={t('totals.spend')}
          value={user && formatMoney(user.total_maintenance_cost, reading)}
          note={t('totals.spendHint')}
        />
      </KpiRow>
    </section>
  );
}

/** The fleets the user acted in last, to act in them again. */
function RecentFleets() {
  const { t } = useTranslation('palette');
  const fleets = useRecentFleets();
  const administer = useAdminister();
  if (fleets.count === 0) return null;
  return (
    <section aria-labelledby="recent-fleets" className={styles.recent}>
      <h2 id="recent-fleets" className={styles.recentTitle}>
        {t('groups.recentFleets')}
      </h2>
      <Loaded query={fleets} isCompact skeleton={<Skeleton width={`${fleets.count * 140}px`} height="32px" />}>
        {(found) => (
          <ul className={styles.recentList}>
            {found.map(({ id, name }) => (
              <li key={id}>
                <Button
                  size="small"
                  icon={<Building2 size={16} aria-hidden="true" />}
                  onPress={() => void administer({ fleetId: id, next: place.dashboard })}
                >
                  <span className={styles.recentName}>{name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
