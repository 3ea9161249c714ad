import { emptyRequest, missingParts, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, ButtonLink, Capitalized } from '@wayside/ui';
import { useState } from 'react';
import { Page } from '../../shared/page/page.tsx';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { ActionBar } from './action-bar.tsx';
import { DetailsSection } from './sections/details-section.tsx';
import { useRequest } from './request-context.ts';
import { RequestNotice } from './request-notice.tsx';
import { RequestSteps } from './request-steps.tsx';
import { RequestSummary } from './request-summary.tsx';
import { ServicesSection } from './sections/services-section.tsx';
import { ShopSection } from './sections/shop-section.tsx';
import { useRequestLink } from './use-request-link.ts';
import { VehicleSection } from './sections/vehicle-section.tsx';
import styles from './service-request.module.css';

/** `/service_request/new`: services, vehicle and shop. A link can preset `vehicle`, `shop`, `service` and `fault_code`. */
export function NewRequestPage() {
  const { t } = useTranslation(['service-request', 'common']);
  const { snapshot, send, hasKept } = useRequest();
  const { unknownVehicle, unknownShop } = useRequestLink();
  const [isRestored, setRestored] = useState(hasKept);
  const { draft, notice } = snapshot.context;
  const [missing] = missingParts(draft);
  const isAboutOrder = notice !== null && 'label' in notice && notice.label === 'orderExistsAlert';

  return (
    <Page title={t('title')} context={t('context')}>
      <RequestSteps />
      {isRestored && (
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
      <RequestNotice
        {...(isAboutOrder &&
          draft.vehicle && {
            actions: (
              <ButtonLink size="small" href={place.vehicle(draft.vehicle.id)}>
                {t('block.viewOrder')}
              </ButtonLink>
            ),
          })}
      />
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
