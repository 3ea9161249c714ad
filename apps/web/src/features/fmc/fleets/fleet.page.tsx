import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Panel } from '@wayside/ui';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../../shared/failure/failure.ts';
import { Loaded, both } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { anId } from '../../../shared/list/use-address-param.ts';
import { MissingPage } from '../../../shared/page/missing-page.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { RecordSkeleton } from '../../../shared/page/record-page.tsx';
import { FleetRecord } from './fleet-record.tsx';
import { fleetPageQuery } from './fleet.queries.ts';

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
  const { t } = useTranslation(['fleet-form', 'shell']);
  const query = useQuery(fleetPageQuery(id));
  const all = both(useKnownUser(), query);
  if (!query.data && isNotFound(query.error)) return <NoFleet />;
  return (
    <Loaded
      query={all}
      skeleton={<RecordSkeleton />}
      renderFailure={(_problem, panel) => (
        <Page title={t('shell:titles.fleet')}>
          <Panel>{panel}</Panel>
        </Page>
      )}
    >
      {([viewer, loaded]) => <FleetRecord viewer={viewer} loaded={loaded} />}
    </Loaded>
  );
}
