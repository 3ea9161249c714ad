import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel, SkeletonRows } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser, useMyFleet } from '../../../shared/data/user.ts';
import { Page } from '../../../shared/page/page.tsx';
import { NoFleet } from '../no-fleet.tsx';
import { useBreadcrumbs } from '../page/use-breadcrumbs.ts';
import { BulkUploadFlow } from './bulk-upload-flow.tsx';

/** `/vehicles?view=upload`: vehicles from a file. */
export function BulkUploadPage() {
  const { t } = useTranslation('bulk-upload');
  const { data: fleet } = useMyFleet();
  return (
    <Page title={t('title')} {...useBreadcrumbs()} context={fleet && t('context', { fleet: fleet.name })}>
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
