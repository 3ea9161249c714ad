import { estimatedTotal, pricedServices } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Capitalized, Spinner, Stepper } from '@wayside/ui';
import type { ReactNode } from 'react';
import { FormSection } from '../../shared/form/form-page.tsx';
import { usePositionText } from '../../shared/maintenance/use-position-text.ts';
import { Page } from '../../shared/page/page.tsx';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { appointmentOf, shopAddress } from '../../shared/shops/shop-text.ts';
import { usePriceTexts } from '../../shared/shops/use-price-texts.ts';
import { turnOf } from '../../shared/vehicles/request-queue.ts';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';
import { RequestApproval } from './request-approval.tsx';
import { useRequest } from './request-context.ts';
import { requestOwner } from './use-kept-request.ts';
import { useServiceNames } from './sections/use-service-search.ts';
import styles from './service-request.module.css';

interface RequestFrameProps {
  title: string;
  context: string;
  notices: ReactNode;
  children: ReactNode;
  /**
   * The main button: under the summary on wide screens, otherwise in a bar with the total at the bottom of the window.
   */
  action: ReactNode;
}

const STEPS = ['new', 'schedule'] as const;

/**
 * One of the two steps: the progress, where the first step is a link back, what there is to say and to fill in, and the
 * summary beside it.
 */
export function RequestFrame({ title, context, notices, children, action }: RequestFrameProps) {
  const { t } = useTranslation('service-request');
  const { snapshot, send, user } = useRequest();
  const { draft, prices } = snapshot.context;
  const texts = usePriceTexts();
  const turn = turnOf(requestOwner(user), draft.vehicle?.id);
  const total = estimatedTotal(pricedServices(draft, prices));
  return (
    <Page
      title={title}
      status={turn && <span className={styles.muted}>{t(turn.next ? 'turn.next' : 'turn.last', turn)}</span>}
      context={context}
    >
      <Stepper
        label={t('steps.label')}
        steps={STEPS.map((id) => ({ id, label: t(`steps.${id}`) }))}
        current={snapshot.hasTag('schedule') ? 'schedule' : 'new'}
        doneLabel={t('steps.done')}
        onGo={() => send({ type: 'back.requested' })}
      />
      {notices}
      <div className={styles.columns}>
        <div className={styles.form}>{children}</div>
        <aside className={styles.side} aria-label={t('summary.title')}>
          <PanelBoundary>
            <RequestSummary />
          </PanelBoundary>
          <div className={styles.bar} data-bottom-bar>
            {prices && draft.services.length > 0 && draft.shop !== 'anyLocation' && (
              <span className={styles.barTotal}>
                <span className={styles.muted}>{t('summary.total')}</span>
                <strong className={styles.figure}>
                  <Capitalized>{texts.total(total)}</Capitalized>
                </strong>
              </span>
            )}
            <div className={styles.barAction}>{action}</div>
          </div>
        </aside>
      </div>
    </Page>
  );
}

/** Summary of the current request: services, vehicle, shop, time and price. Stays in view on wide screens. */
function RequestSummary() {
  const { t } = useTranslation('service-request');
  const { snapshot, send } = useRequest();
  const { draft, prices } = snapshot.context;
  const { vehicle, shop } = draft;
  const texts = usePriceTexts();
  const positionText = usePositionText();
  const vehicles = useVehicleText();
  const nameOf = useServiceNames();
  const lines = pricedServices(draft, prices);
  const total = estimatedTotal(lines);
  const hasShop = shop !== null && shop !== 'anyLocation';
  const isPricing = snapshot.hasTag('pricing');
  // A time may come with the shop, from the comparison.
  const appointment = appointmentOf(draft);

  return (
    <FormSection title={t('summary.title')}>
      <dl className={styles.summary}>
        <Row name={t('summary.vehicle')}>{vehicle && vehicles.name(vehicle)}</Row>
        <Row name={t('summary.shop')}>
          {shop === 'anyLocation'
            ? t('shop.anyLocation')
            : shop && <ShopLines name={shop.name} place={shopAddress(shop)} />}
        </Row>
        <Row name={t('summary.services')}>
          {lines.length > 0 && (
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line.service.id} className={styles.line}>
                  <span>
                    {nameOf(line.service)}
                    {line.service.position && (
                      <span className={styles.muted}> · {positionText(line.service.position)}</span>
                    )}
                  </span>
                  {hasShop && prices && (
                    <span className={styles.figure}>
                      <Capitalized>{texts.line(line)}</Capitalized>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Row>
        {hasShop && (appointment || snapshot.hasTag('schedule')) && (
          <Row name={t('summary.appointment')}>{appointment}</Row>
        )}
        {hasShop && vehicle && lines.length > 0 && (
          <Row name={t('summary.approval')}>
            <RequestApproval
              vehicleId={vehicle.id}
              serviceIds={draft.services.map(({ id }) => id)}
              amount={prices ? total.amount : undefined}
            />
          </Row>
        )}
        {draft.poNumber.trim() !== '' && <Row name={t('summary.poNumber')}>{draft.poNumber}</Row>}
        {draft.comments.trim() !== '' && <Row name={t('summary.comments')}>{draft.comments}</Row>}
        {draft.faultCodes.length > 0 && (
          <Row name={t('summary.faultCodes')}>{t('summary.faultCodes', { count: draft.faultCodes.length })}</Row>
        )}
      </dl>
      {hasShop && lines.length > 0 && (
        <div className={styles.total} aria-live="polite">
          <span>{t('summary.total')}</span>
          <span className={styles.totalFigure}>
            {isPricing ? (
              <Spinner label={t('summary.pricing')} />
            ) : (
              prices && <Capitalized>{texts.total(total)}</Capitalized>
            )}
          </span>
          {prices && total.isPartial && <span className={styles.aside}>{t('summary.partial')}</span>}
          {prices && total.saved > 0 && (
            <span className={styles.saved}>{t('summary.saves', { amount: texts.money(total.saved) })}</span>
          )}
          {/* Reserves the line that the estimate will fill, so the button below doesn't move while someone is pressing it. */}
          {isPricing && !prices && <span className={styles.saved}>&nbsp;</span>}
        </div>
      )}
      {snapshot.hasTag('unpriced') && (
        <div className={styles.unpriced}>
          <p>{t('summary.unpriced')}</p>
          <Button size="small" onPress={() => send({ type: 'prices.retried' })}>
            {t('summary.retryPrices')}
          </Button>
        </div>
      )}
      {hasShop && (prices || isPricing) && lines.length > 0 && <p className={styles.fine}>{t('summary.note')}</p>}
    </FormSection>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('service-request');
  return (
    <div className={styles.entry}>
      <dt>{name}</dt>
      <dd>{children || <span className={styles.muted}>{t('summary.nothing')}</span>}</dd>
    </div>
  );
}

function ShopLines({ name, place }: { name: string; place: string }) {
  return (
    <>
      {name}
      <span className={styles.place}>{place}</span>
    </>
  );
}
