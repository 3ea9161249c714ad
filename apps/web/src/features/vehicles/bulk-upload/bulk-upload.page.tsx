import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel, SkeletonRows } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser, useMyFleet } from '../../../shared/data/user.ts';
import { Page } from '../../../shared/page/page.tsx';
import { BulkUploadFlow } from './bulk-upload-flow.tsx';

/** `/vehicles?view=upload`: vehicles from a file. */
export function BulkUploadPage() {
  const { t } = useTranslation('bulk-upload');
  const { data: fleet } = useMyFleet();
  return (
    <Page
      title={t('title')}
      breadcrumbs={[{ label: t('breadcrumb'), href: place.vehicles }]}
      breadcrumbsLabel={t('breadcrumbs')}
      context={fleet && t('context', { fleet: fleet.name })}
    >
      <Loaded query={useKnownUser()} skeleton={<SkeletonRows label={t('loading')} rows={4} />}>
        {(user) => {
          if (!brand.switches.vehicleAdd) return <NotHere />;
          return user.fleet_id == null ? <NoFleet /> : <BulkUploadFlow key={user.fleet_id} user={user} />;
        }}
      </Loaded>
    </Page>
  );
}

/** Brands whose partner adds the vehicles (VEH-05). */
function NotHere() {
  const { t } = useTranslation('bulk-upload');
  return (
    <Panel>
      <EmptyState
        kind="no-permission"
        title={t('unavailable.title')}
        action={<ButtonLink href={place.vehicles}>{t('unavailable.action')}</ButtonLink>}
      >
        {t('unavailable.body')}
      </EmptyState>
    </Panel>
  );
}

/** For FMC users who have not opened a fleet. */
function NoFleet() {
  const { t } = useTranslation('bulk-upload');
  return (
    <Panel>
      <EmptyState
        kind="no-permission"
        title={t('noFleet.title')}
        action={<ButtonLink href={place.fmcDashboard}>{t('noFleet.action')}</ButtonLink>}
      >
        {t('noFleet.body')}
      </EmptyState>
    </Panel>
  );
}
