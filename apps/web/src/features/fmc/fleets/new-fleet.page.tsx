import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Panel, SkeletonRows } from '@wayside/ui';
import { Loaded, both } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { Page } from '../../../shared/page/page.tsx';
import type { User } from '../../../shared/session/session.ts';
import { FleetForm, useFleetEditing } from './fleet-form.tsx';
import { paymentTypesQuery } from './fleet.queries.ts';

/** `/fleets/new`: an empty fleet form. */
export function NewFleetPage() {
  const { t } = useTranslation(['fleet-form', 'shell']);
  const query = both(useKnownUser(), useQuery(paymentTypesQuery()));
  const skeleton = (
    <Panel>
      <SkeletonRows label={t('loading')} rows={5} columns="1fr 1fr" />
    </Panel>
  );
  return (
    <Page
      title={t('shell:titles.newFleet')}
      breadcrumbs={[{ label: t('shell:titles.fmcDashboard'), href: place.fmcDashboard }]}
      breadcrumbsLabel={t('breadcrumbs')}
    >
      <Loaded query={query} skeleton={skeleton}>
        {([viewer, types]) => <NewFleet viewer={viewer} paymentTypes={types.map(({ name }) => name)} />}
      </Loaded>
    </Page>
  );
}

function NewFleet({ viewer, paymentTypes }: { viewer: User; paymentTypes: readonly string[] }) {
  const flow = useFleetEditing({ viewer, loaded: null, paymentTypes });
  return <FleetForm viewer={viewer} loaded={null} flow={flow} />;
}
