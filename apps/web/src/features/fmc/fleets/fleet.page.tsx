import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel, SkeletonRows, StatusPill } from '@wayside/ui';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../../shared/data/failure.ts';
import { Loaded, both } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { anId } from '../../../shared/list/use-address-param.ts';
import { Page } from '../../../shared/page/page.tsx';
import type { User } from '../../../shared/session/session.ts';
import { Administer } from './administer.tsx';
import { FleetForm } from './fleet-form.tsx';
import { fleetPageQuery } from './fleet.queries.ts';
import type { FleetInPage } from './fleet.queries.ts';
import { QuickLinks } from './quick-links.tsx';
import { useFleetEditing } from './use-fleet-editing.ts';
import styles from './fleets.module.css';

/** `/fleets/{id}` and `/fleets/{id}/edit`: one fleet of the management company (OPN-57). */
export function FleetPage() {
  const id = anId.read(useParams()['id'] ?? '');
  return id === undefined ? <NoFleet /> : <LoadedFleet key={id} id={id} />;
}

function NoFleet() {
  const { t } = useTranslation(['fleet-form', 'shell']);
  return (
    <Page title={t('shell:titles.fleet')}>
      <Panel>
        <EmptyState kind="filtered" title={t('gone.title')} action={<ButtonLink href={place.fmcDashboard}>{t('gone.action')}</ButtonLink>}>
          {t('gone.body')}
        </EmptyState>
      </Panel>
    </Page>
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
      context={fleet && [t('vehicles', { count: fleet.vehicles_total }), t('people', { count: fleet.user_total })].join(' · ')}
    >
      <Loaded query={all} skeleton={skeleton}>
        {([viewer, loaded]) => <OpenFleet viewer={viewer} loaded={loaded} />}
      </Loaded>
    </Page>
  );
}

function OpenFleet({ viewer, loaded }: { viewer: User; loaded: FleetInPage }) {
  const { fleet } = loaded;
  const flow = useFleetEditing({ viewer, loaded, paymentTypes: (fleet.fleet_payment_types ?? []).map(({ name }) => name) });
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Administer fleet={fleet} />
      </div>
      <div className={styles.main}>
        <FleetForm flow={flow} viewer={viewer} loaded={loaded} />
        <QuickLinks viewer={viewer} fleet={fleet} />
      </div>
    </div>
  );
}
