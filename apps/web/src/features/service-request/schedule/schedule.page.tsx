import { appointmentWindow } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { paymentNeedOf } from '@wayside/machines';
import { Alert, Button, Calendar, Panel } from '@wayside/ui';
import { ArrowLeft } from 'lucide-react';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { ActionBar } from '../action-bar.tsx';
import { PaymentSection } from './payment-section.tsx';
import { useRequest } from '../request-context.ts';
import { RequestNotice } from '../request-notice.tsx';
import { RequestSteps } from '../request-steps.tsx';
import { RequestSummary } from '../request-summary.tsx';
import { TimesSection } from './times-section.tsx';
import styles from '../service-request.module.css';

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
    <Page title={t('scheduleTitle')} context={isAnywhere ? t('anyLocationContext') : t('scheduleContext', { shop: shopName })}>
      <RequestSteps />
      <RequestNotice />
      {isUnknown && (
        <Alert
          tone="error"
          actions={
            <Button size="small" onPress={() => send({ type: 'outcome.retried' })}>
              {t('actions.checkAgain')}
            </Button>
          }
        >
          {t('outcomeUnknown')}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.form}>
          {isAnywhere ? (
            <Panel title={t('shop.anyLocation')}>{t('shop.anyLocationBody')}</Panel>
          ) : (
            <div className={styles.when}>
              <Panel title={t('date.title')} context={t('date.help')}>
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
              </Panel>
              <PanelBoundary>
                <TimesSection />
              </PanelBoundary>
            </div>
          )}
          <PaymentSection />
        </div>
        <aside className={styles.side} aria-label={t('summary.title')}>
          <PanelBoundary>
            <RequestSummary />
          </PanelBoundary>
          <ActionBar>
            <Button
              variant="primary"
              isWide
              isPending={isBusy}
              pendingLabel={t(snapshot.matches({ making: { request: 'checkingOutcome' } }) ? 'actions.checking' : 'actions.sending')}
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
          </ActionBar>
        </aside>
      </div>
    </Page>
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
