import { appointmentWindow, formatDate, formatSlot } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { paymentNeedOf } from '@wayside/machines';
import { shopTexts } from '@wayside/i18n/parts';
import {
  Button,
  Calendar,
  Dispensable,
  EmptyState,
  LazyBoundary,
  LiveRegion,
  Skeleton,
  TileGroup,
  lazyPart,
  useDebounced,
} from '@wayside/ui';
import { ArrowLeft } from 'lucide-react';
import { FormSection } from '../../../shared/form/form-page.tsx';
import { brand } from '../../../shared/brand/brand.ts';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { withTexts } from '../../../shared/texts/with-texts.ts';
import { useRequest } from '../request-context.ts';
import { RequestFrame } from '../request-frame.tsx';
import { RequestNotice } from '../request-notice.tsx';
import styles from '../service-request.module.css';
import { PaymentSection } from './payment-section.tsx';

const EarliestTime = lazyPart(
  () => withTexts(() => import('../../../shared/shops/times/earliest-time.tsx'), [shopTexts]),
  'EarliestTime',
);

/** `/service_request/schedule`: choose a time and send the request. */
export function SchedulePage() {
  const { t } = useTranslation('service-request');
  const { snapshot, send } = useRequest();
  const { draft, today } = snapshot.context;
  const { start, end } = appointmentWindow(today);
  const isBusy = snapshot.hasTag('busy') && !snapshot.hasTag('loadingTimes');
  const isUnknown = snapshot.hasTag('outcomeUnknown');
  const isAnywhere = draft.shop === 'anyLocation';
  const shopName = isAnywhere || draft.shop === null ? '' : draft.shop.name;
  const reason = useMissing();

  return (
    <RequestFrame
      title={t('scheduleTitle')}
      context={isAnywhere ? t('anyLocationContext') : t('scheduleContext', { shop: shopName })}
      notices={<RequestNotice />}
      action={
        <>
          <Button
            variant="primary"
            isWide
            isPending={isBusy}
            pendingLabel={t(
              snapshot.matches({ making: { request: 'checkingOutcome' } }) ? 'actions.checking' : 'actions.sending',
            )}
            disabledReason={isBusy ? undefined : reason}
            onPress={() => send({ type: 'request.submitted' })}
          >
            {t('actions.submit')}
          </Button>
          {snapshot.can({ type: 'back.requested' }) && (
            <span className={styles.back}>
              <Button
                variant="quiet"
                isWide
                icon={<ArrowLeft size={16} aria-hidden="true" />}
                onPress={() => send({ type: 'back.requested' })}
              >
                {t('actions.back')}
              </Button>
            </span>
          )}
        </>
      }
    >
      {isAnywhere ? (
        <FormSection title={t('shop.anyLocation')}>{t('shop.anyLocationBody')}</FormSection>
      ) : (
        <>
          <Earliest isDisabled={isBusy || isUnknown} />
          <div className={styles.when}>
            <FormSection title={t('date.title')} help={t('date.help')}>
              <div className={styles.calendar}>
                <Calendar
                  label={t('date.label')}
                  value={draft.date}
                  onChange={(date) => send({ type: 'date.chosen', date })}
                  minValue={start}
                  maxValue={end}
                  today={today}
                  isDisabled={isBusy || isUnknown}
                />
              </div>
            </FormSection>
            <PanelBoundary>
              <TimesSection />
            </PanelBoundary>
          </div>
        </>
      )}
      <PaymentSection />
    </RequestFrame>
  );
}

/** The first free time of the shop, found on request and chosen in one press. */
function Earliest({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation('earliest');
  const { snapshot, send } = useRequest();
  const { vehicle, shop, services, date, time } = snapshot.context.draft;
  if (!vehicle || !shop || shop === 'anyLocation') return null;
  return (
    <div className={styles.earliest}>
      <Dispensable>
        <LazyBoundary>
          <EarliestTime shopId={shop.id} visit={{ vehicleId: vehicle.id, serviceIds: services.map(({ id }) => id) }}>
            {(free) =>
              !isDisabled &&
              (free.date !== date || free.time !== time) && (
                <Button onPress={() => send({ type: 'date.chosen', ...free })}>{t('use')}</Button>
              )
            }
          </EarliestTime>
        </LazyBoundary>
      </Dispensable>
    </div>
  );
}

/** Text that says why the request can't be sent yet; undefined when it can. */
function useMissing(): string | undefined {
  const { t } = useTranslation('service-request');
  const { snapshot } = useRequest();
  const { draft } = snapshot.context;
  if (snapshot.hasTag('outcomeUnknown')) return t('missing.outcome');
  if (draft.shop !== 'anyLocation') {
    if (draft.date === null) return t('missing.date');
    if (snapshot.hasTag('loadingTimes')) return t('missing.loadingTimes');
    if (snapshot.hasTag('noTimes') || snapshot.hasTag('timesFailed')) return t('missing.times');
    if (draft.time === null) return t('missing.time');
  }
  return paymentNeedOf(snapshot.context) === 'missing' ? t('missing.payment') : undefined;
}

const NOON = '12:00';

/** Pause in milliseconds before the number of times is spoken. */
const TIMES_PAUSE = 1000;

/** Available times on the chosen day. */
function TimesSection() {
  const { t } = useTranslation('service-request');
  const { snapshot, send } = useRequest();
  const { draft, times } = snapshot.context;
  const free = times !== null && times.date === draft.date ? times.times : [];
  const count = free.length > 0 && t('times.count', { count: free.length });
  const found = snapshot.hasTag('noTimes') ? t('times.noTimesAvailableLabel') : count || '';
  // Somebody who walks through the days hears of the one where they stop.
  const settled = useDebounced(found, TIMES_PAUSE);
  const tiles = (isMorning: boolean) =>
    free.filter((time) => time < NOON === isMorning).map((time) => ({ id: time, label: formatSlot(time) ?? time }));

  return (
    <FormSection title={t('times.title')} help={count}>
      {draft.date === null && <p className={styles.hint}>{t('times.chooseDate')}</p>}
      <LiveRegion message={found === settled ? found : ''} />
      {snapshot.hasTag('loadingTimes') && (
        <div className={styles.tileSkeletons} aria-busy="true">
          {Array.from({ length: 9 }, (_, index) => (
            <Skeleton key={index} height={44} />
          ))}
        </div>
      )}
      {snapshot.hasTag('timesFailed') && (
        <Button onPress={() => send({ type: 'times.retried' })}>{t('times.retry')}</Button>
      )}
      {snapshot.hasTag('noTimes') && <EmptyState kind="filtered" title={t('times.noTimesAvailableLabel')} />}
      {free.length > 0 && (
        <TileGroup
          label={t('times.label')}
          description={`${t('times.zone')} · ${formatDate(draft.date, brand.region)}`}
          sections={[
            { title: t('times.morning'), tiles: tiles(true) },
            { title: t('times.afternoon'), tiles: tiles(false) },
          ]}
          value={draft.time}
          onChange={(time) => send({ type: 'time.chosen', time })}
        />
      )}
    </FormSection>
  );
}
