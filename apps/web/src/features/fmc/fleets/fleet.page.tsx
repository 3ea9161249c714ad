import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Capitalized, Panel, SkeletonRows, StatusPill } from '@wayside/ui';
import { LogIn } from 'lucide-react';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../../shared/failure/failure.ts';
import { Loaded, both } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { useAdminister } from '../../../shared/fleets/use-administer.ts';
import { anId } from '../../../shared/list/use-address-param.ts';
import { MissingPage } from '../../../shared/page/missing-page.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { FleetForm } from './fleet-form.tsx';
import { fleetPageQuery } from './fleet.queries.ts';
import type { Fleet } from './fleet.queries.ts';
import styles from './fleets.module.css';
import { QuickLinks } from './quick-links.tsx';

/** `/fleets/{id}` and `/fleets/{id}/edit`: one fleet of the management company (OPN-57). */
export function FleetPage() {
  const id = anId.read(useParams()['id'] ?? '');
  return id === undefined ? <NoFleet /> : <LoadedFleet key={id} id={id} />;
}

function NoFleet() {
  const { t } = useTranslation(['fleet-form', 'shell']);
  return (
    <MissingPage
      kind="filtered"
      pageTitle={t('shell:titles.fleet')}
      title={t('gone.title')}
      href={place.fmcDashboard}
      linkText={t('gone.action')}
    >
      {t('gone.body')}
    </MissingPage>
  );
}

function LoadedFleet({ id }: { id: number }) {
  const { t } = useTranslation(['fleet-form', 'shell', 'common']);
  const query = useQuery(fleetPageQuery(id));
  const all = both(useKnownUser(), query);
  if (!query.data && isNotFound(query.error)) return <NoFleet />;
  const fleet = query.data?.fleet;
  const skeleton = (
    <Panel>
      <SkeletonRows label={t('loading')} rows={6} columns="1fr 1fr" />
    </Panel>
  );
  return (
    <Page
      title={fleet?.name ?? t('shell:titles.fleet')}
      breadcrumbs={[{ label: t('shell:titles.fmcDashboard'), href: place.fmcDashboard }]}
      breadcrumbsLabel={t('breadcrumbs')}
      status={
        fleet && (
          <StatusPill tone={fleet.is_active ? 'success' : 'muted'}>
            {t(fleet.is_active ? 'common:state.active' : 'common:state.inactive')}
          </StatusPill>
        )
      }
      context={
        fleet && [t('vehicles', { count: fleet.vehicles_total }), t('people', { count: fleet.user_total })].join(' · ')
      }
    >
      <Loaded query={all} skeleton={skeleton}>
        {([viewer, loaded]) => (
          <div className={styles.page}>
            <div className={styles.side}>
              <Administer fleet={loaded.fleet} />
            </div>
            <div className={styles.main}>
              <FleetForm
                viewer={viewer}
                loaded={loaded}
                paymentTypes={(loaded.fleet.fleet_payment_types ?? []).map(({ name }) => name)}
              />
              <QuickLinks viewer={viewer} fleet={loaded.fleet} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** Acts inside the fleet, after saying what that means (FLT-02, FMC-21). */
function Administer({ fleet }: { fleet: Fleet }) {
  const { t } = useTranslation(['fmc', 'fleet-form']);
  const administer = useAdminister();
  const [isEntering, setEntering] = useState(false);
  const disclaimerId = useId();
  const enter = async (): Promise<void> => {
    setEntering(true);
    await administer({ fleetId: fleet.id, next: place.dashboard });
    setEntering(false);
  };
  return (
    <Panel title={t('administer.title')}>
      <div className={styles.administer}>
        <p id={disclaimerId}>{t('administer.disclaimer')}</p>
        <Button
          variant="primary"
          isWide
          icon={<LogIn size={16} aria-hidden="true" />}
          aria-describedby={disclaimerId}
          isPending={isEntering}
          pendingLabel={t('fleet-form:entering')}
          onPress={() => void enter()}
        >
          <Capitalized>{t('administer.action')}</Capitalized>
        </Button>
      </div>
    </Panel>
  );
}
