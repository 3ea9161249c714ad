import { useTranslation } from '@wayside/i18n';
import { LazyBoundary, SkeletonRows, lazyPart } from '@wayside/ui';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';

const TransferBoard = lazyPart(() => import('./transfer-board.tsx'), 'TransferBoard');

/** `/transfer_vehicles`: moves vehicles from any fleets of the management company to another one. */
export function TransferPage() {
  const { t } = useTranslation(['transfer', 'shell']);
  const skeleton = <SkeletonRows label={t('loading')} rows={10} />;
  return (
    <Page title={t('shell:titles.transferVehicles')} context={t('context')}>
      <Loaded query={useKnownUser()} skeleton={skeleton}>
        {(user) => (
          <PanelBoundary>
            <LazyBoundary fallback={skeleton}>
              <TransferBoard user={user} />
            </LazyBoundary>
          </PanelBoundary>
        )}
      </Loaded>
    </Page>
  );
}
