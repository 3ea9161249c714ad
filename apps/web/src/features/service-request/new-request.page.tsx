import { emptyRequest, limits, missingParts, noAppointmentLabel, place, vehicleBlocks } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { shopTexts, vehicleTexts } from '@wayside/i18n/parts';
import {
  Alert,
  Button,
  ButtonLink,
  Capitalized,
  Dispensable,
  EmptyState,
  LazyBoundary,
  TextArea,
  TextField,
  lazyPart,
} from '@wayside/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FormSection } from '../../shared/form/form-page.tsx';
import { Loaded } from '../../shared/data/loaded.tsx';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { LazyPanel } from '../../shared/page/lazy-panel.tsx';
import { useComparison } from '../../shared/shops/comparison/use-comparison.ts';
import { useQuietTime } from '../../shared/page/use-quiet-time.ts';
import { withTexts } from '../../shared/texts/with-texts.ts';
import { blockOf, useBlockText } from '../../shared/vehicles/block-link.tsx';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';
import { VehicleField, useRequestVehicles } from '../../shared/vehicles/vehicle-field.tsx';
import { BlockAction } from './block-action.tsx';
import { useRequest } from './request-context.ts';
import { RequestFrame } from './request-frame.tsx';
import { RequestNotice } from './request-notice.tsx';
import { ServicesSection } from './sections/services-section.tsx';
import { ShopSection } from './sections/shop-section.tsx';
import styles from './service-request.module.css';
import { isLink, useRequestLink } from './use-request-link.ts';

const SameVisit = lazyPart(() => withTexts(() => import('./sections/same-visit.tsx'), [vehicleTexts]), 'SameVisit');

const Comparison = lazyPart(
  () => withTexts(() => import('./sections/request-comparison.tsx'), [shopTexts]),
  'RequestComparison',
);

/**
 * `/service_request/new`: services, vehicle and shop. A link can preset `vehicle`, `shop`, `service`, `fault_code` and
 * `time`.
 */
export function NewRequestPage() {
  const { key, search } = useLocation();
  const now = `${key} ${search}`;
  const [link, setLink] = useState(now);
  // A link that is followed while the page is open is read as well; comparing shops is no link.
  if (now !== link && isLink(search)) setLink(now);
  return <NewRequest key={link} />;
}

function NewRequest() {
  const { t } = useTranslation(['service-request', 'common']);
  const { snapshot, send, hasKept, setAside } = useRequest();
  const { unknownVehicle, unknownShop } = useRequestLink();
  const [isRestored, setRestored] = useState(hasKept);
  const { draft, notice } = snapshot.context;
  const comparison = useComparison();
  const { shop } = draft;
  const isWalkIn = shop !== null && shop !== 'anyLocation' && noAppointmentLabel(shop) !== undefined;
  const missing = isWalkIn ? 'appointments' : missingParts(draft)[0];
  const label = notice && 'label' in notice ? notice.label : undefined;
  const block = vehicleBlocks.find((one) => one === label);
  const barred = blockOf(draft.vehicle);
  const texts = useVehicleText();

  return (
    <RequestFrame
      title={t('title')}
      context={t('context')}
      notices={
        <>
          <SetAside />
          {isRestored && !setAside.aside && (
            <Alert
              isStatic
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
        </>
      }
      action={
        <Button
          // Once everything is chosen, the press leads to the alert of SRQ-08: quieter, like any way to it (VOR-01).
          variant={barred ? 'secondary' : 'primary'}
          isWide
          disabledReason={
            missing &&
            (draft.vehicle && barred
              ? t(`block.why.${barred}`, { vehicle: texts.mark(draft.vehicle) })
              : t(`missing.${missing}`))
          }
          onPress={() => send({ type: 'schedule.requested' })}
        >
          <Capitalized>{t('actions.schedule')}</Capitalized>
        </Button>
      }
    >
      <PanelBoundary>
        <VehicleSection isUnknown={unknownVehicle} />
      </PanelBoundary>
      <PanelBoundary>
        <ShopSection isUnknown={unknownShop} onCompare={(ids) => comparison.open(ids, new URLSearchParams())} />
      </PanelBoundary>
      <PanelBoundary>
        <ServicesSection />
      </PanelBoundary>
      <VisitSection />
      <DetailsSection />
      {comparison.isOpen && (
        <LazyPanel>
          <Comparison comparison={comparison} />
        </LazyPanel>
      )}
    </RequestFrame>
  );
}

/** What else could be done on this visit: after everything else has loaded, and never in the way of the request. */
function VisitSection() {
  const { snapshot } = useRequest();
  const isTime = useQuietTime();
  const { vehicle } = snapshot.context.draft;
  return (
    isTime &&
    vehicle &&
    !blockOf(vehicle) && (
      <Dispensable>
        <LazyBoundary>
          <SameVisit vehicle={vehicle} />
        </LazyBoundary>
      </Dispensable>
    )
  );
}

/** Additional details for the shop and for bookkeeping. */
function DetailsSection() {
  const { t } = useTranslation(['service-request', 'common']);
  const { snapshot, send } = useRequest();
  const { poNumber, comments } = snapshot.context.draft;
  return (
    <FormSection title={t('details.title')}>
      <div className={styles.stack}>
        <TextField
          label={t('details.poNumber')}
          optionalText={t('common:state.optional')}
          value={poNumber}
          maxLength={limits.poNumber}
          onChange={(value) => send({ type: 'details.changed', poNumber: value })}
        />
        <TextArea
          label={t('details.comments')}
          optionalText={t('common:state.optional')}
          value={comments}
          limit={limits.customerComments}
          isCut
          countText={(used, limit) => t('details.count', { used, limit })}
          onChange={(value) => send({ type: 'details.changed', comments: value })}
        />
      </div>
    </FormSection>
  );
}

/** Offers the unfinished request for another vehicle, by the vehicle's name. */
function SetAside() {
  const { t } = useTranslation('service-request');
  const { snapshot, send, setAside } = useRequest();
  const texts = useVehicleText();
  const vehicle = setAside.aside?.vehicle;
  if (!vehicle || vehicle.id === snapshot.context.draft.vehicle?.id) return null;
  return (
    <Alert
      isStatic
      tone="info"
      actions={
        <Button size="small" onPress={() => send({ type: 'draft.restored', draft: setAside.resume(snapshot) })}>
          {t('aside.continue', { vehicle: texts.mark(vehicle) })}
        </Button>
      }
    >
      {t('aside.kept', { vehicle: texts.name(vehicle) })}
    </Alert>
  );
}

/** Vehicle choice. */
function VehicleSection({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation('service-request');
  const { snapshot, send } = useRequest();
  const { vehicle } = snapshot.context.draft;
  const block = blockOf(vehicle);
  const blockText = useBlockText();
  const { notice } = snapshot.context;
  // The sentence is said once: after a press the notice at the top says it.
  const isSaid = notice !== null && 'label' in notice && notice.label === block;
  const vehicles = useRequestVehicles();
  const field = (
    <VehicleField
      vehicles={vehicles}
      label={t('vehicle.label')}
      value={vehicle?.id ?? null}
      onChange={(chosen) => send({ type: 'vehicle.chosen', vehicle: chosen })}
    />
  );
  return (
    <FormSection title={t('vehicle.title')}>
      {isUnknown && <Alert tone="error">{t('vehicle.unknown')}</Alert>}
      {/* The field shows its own loading state, and stays when the vehicles arrive: someone may be typing already. */}
      <Loaded query={vehicles} skeleton={<div className={styles.stack}>{field}</div>}>
        {({ length }) =>
          length > 0 ? (
            <div className={styles.stack}>
              {field}
              {vehicle && block && (
                <Alert
                  tone="attention"
                  title={!isSaid && blockText(vehicle, block)}
                  actions={<BlockAction vehicle={vehicle} block={block} />}
                >
                  {isSaid ? blockText(vehicle, block) : t(`notice.${block}`)}
                </Alert>
              )}
            </div>
          ) : (
            <EmptyState
              kind="first-use"
              title={t('vehicle.emptyTitle')}
              action={<ButtonLink href={place.vehicles}>{t('vehicle.emptyAction')}</ButtonLink>}
            >
              {t('vehicle.emptyBody')}
            </EmptyState>
          )
        }
      </Loaded>
    </FormSection>
  );
}
