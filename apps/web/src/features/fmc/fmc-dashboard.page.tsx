import { downloadUrl } from '@wayside/api-client';
import { canAddFleet, place } from '@wayside/domain';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, Capitalized, LazyBoundary, SkeletonRows, Tabs, lazyPart } from '@wayside/ui';
import { Download, Plus } from 'lucide-react';
import { origin } from '../../shared/data/api.ts';
import { Page } from '../../shared/page/page.tsx';
import { useKnownUser } from '../../shared/data/user.ts';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { authenticationToken } from '../../shared/session/session.ts';
import { FmcTotals } from './fmc-totals.tsx';
import { RecentFleets } from './recent-fleets.tsx';
import { FLEET_VIEWS, useFleetView } from './use-fleet-view.ts';

const FleetGrid = lazyPart(() => import('./fleet-grid.tsx'), 'FleetGrid');
const Portfolio = lazyPart(() => import('./portfolio/portfolio.tsx'), 'Portfolio');

const contents = { fleets: <FleetGrid />, portfolio: <Portfolio /> };

/** `/fmc_dashboard`: the fleets the FMC oversees, as a list or side by side (`?view=portfolio`). */
export function FmcDashboardPage() {
  const { t, i18n } = useTranslation('fmc');
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

  return (
    <Page
      title={t('title')}
      context={fleets === undefined ? '' : t('context', { count: fleets })}
      actions={
        <>
          {/* The portfolio has a file of its own. */}
          {view === 'fleets' && (
            <Button
              icon={<Download size={16} aria-hidden="true" />}
              onPress={download}
              disabledReason={fleets === 0 ? t('csvDisabled') : undefined}
            >
              {t('csv')}
            </Button>
          )}
          {canAddFleet(user) && (
            <ButtonLink href={place.newFleet} variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
              <Capitalized>{t('addFleet')}</Capitalized>
            </ButtonLink>
          )}
        </>
      }
    >
      <FmcTotals />
      <RecentFleets />
      <Tabs
        label={t('views.label')}
        selected={view}
        onSelect={setView}
        items={FLEET_VIEWS.map((id) => ({
          id,
          label: t(`views.${id}`),
          content: (
            <PanelBoundary>
              <LazyBoundary fallback={<SkeletonRows label={t('grid.loading')} rows={8} />}>{contents[id]}</LazyBoundary>
            </PanelBoundary>
          ),
        }))}
      />
    </Page>
  );
}
