import { emptyRequest, missingParts, vehicleBlocks } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Capitalized } from '@wayside/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '../../shared/page/page.tsx';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { ActionBar } from './action-bar.tsx';
import { BlockAction } from './block-action.tsx';
import { DetailsSection } from './sections/details-section.tsx';
import { useRequest } from './request-context.ts';
import { RequestNotice } from './request-notice.tsx';
import { RequestSteps } from './request-steps.tsx';
import { RequestSummary } from './request-summary.tsx';
import { SetAside } from './set-aside.tsx';
import { ServicesSection } from './sections/services-section.tsx';
import { ShopSection } from './sections/shop-section.tsx';
import { useRequestLink } from './use-request-link.ts';
import { VehicleSection } from './sections/vehicle-section.tsx';
import styles from './service-request.module.css';

/** `/service_request/new`: services, vehicle and shop. A link can preset `vehicle`, `shop`, `service` and `fault_code`. */
export function NewRequestPage() {
  const { key, search } = useLocation();
  // A link that is followed while the page is open is read as well.
  return <NewRequest key={`${key} ${search}`} />;
}

function NewRequest() {
  const { t } = useTranslation(['service-request', 'common']);
  const { snapshot, send, hasKept, setAside } = useRequest();
  const { unknownVehicle, unknownShop } = useRequestLink();
  const [isRestored, setRestored] = useState(hasKept);
  const { draft, notice } = snapshot.context;
  const [missing] = missingParts(draft);
  const label = notice && 'label' in notice ? notice.label : undefined;
  const block = vehicleBlocks.find((one) => one === label);

  return (
    <Page title={t('title')} context={t('context')}>
      <RequestSteps />
      <SetAside />
      {isRestored && !setAside.aside && (
        <Alert
          tone="info"
          onDismiss={() => setRestored(false)}
          dismissLabel={t('common:actions.dismiss')}
          actions={
            <Button
              size="small"
              onPress={() => {
                send({ type: 'draft.restored', draft: { ...emptyRequest, step: 'new' } });
                setRestored(false);
              }}
            >
              {t('startOver')}
            </Button>
          }
        >
          {t('restored')}
        </Alert>
      )}
      <RequestNotice actions={draft.vehicle && block && <BlockAction vehicle={draft.vehicle} block={block} />} />
      <div className={styles.columns}>
        <div className={styles.form}>
          <PanelBoundary>
            <VehicleSection isUnknown={unknownVehicle} />
          </PanelBoundary>
          <PanelBoundary>
            <ShopSection isUnknown={unknownShop} />
          </PanelBoundary>
          <PanelBoundary>
            <ServicesSection />
          </PanelBoundary>
          <DetailsSection />
        </div>
        <aside className={styles.side} aria-label={t('summary.title')}>
          <PanelBoundary>
            <RequestSummary />
          </PanelBoundary>
          <ActionBar>
            <Button
              variant="primary"
              isWide
              disabledReason={missing && t(`missing.${missing}`)}
              onPress={() => send({ type: 'schedule.requested' })}
            >
              <Capitalized>{t('actions.schedule')}</Capitalized>
            </Button>
          </ActionBar>
        </aside>
      </div>
    </Page>
  );
}
