import { useTranslation } from '@wayside/i18n';
import { SkeletonRows, lazyPart } from '@wayside/ui';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { Page } from '../../../shared/page/page.tsx';
import { LazyPanel } from '../../../shared/page/lazy-panel.tsx';

const TransferBoard = lazyPart(() => import('./transfer-board.tsx'), 'TransferBoard');

/** `/transfer_vehicles`: moves vehicles from any fleets of the management company to another one. */
export function TransferPage() {
  const { t } = useTranslation(['transfer', 'shell']);
  const skeleton = <SkeletonRows label={t('loading')} rows={10} />;
  return (
    <Page title={t('shell:titles.transferVehicles')} context={t('context')}>
      <Loaded query={useKnownUser()} skeleton={skeleton}>
        {(user) => (
          <LazyPanel fallback={skeleton}>
            <TransferBoard user={user} />
          </LazyPanel>
        )}
      </Loaded>
    </Page>
  );
}
