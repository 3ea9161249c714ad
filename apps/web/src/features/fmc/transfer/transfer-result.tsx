import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Consequences, Link } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { bringToTop } from '../../../shared/form/bring-to-top.ts';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useLeftBehind } from './left-behind.tsx';
import type { LeftBehind } from './left-behind.tsx';
import { useTransferTexts } from './use-transfer-texts.ts';
import type { FleetName } from './use-transfer-texts.ts';
import type { VehicleTransfer } from './use-vehicle-transfer.ts';
import styles from './transfer.module.css';

/** Vehicles to name before a count. */
const LISTED = 20;

/** How the last save or undo ended, and what can be done about it. */
export function TransferResult({
  transfer,
  left,
  fleetName,
}: {
  transfer: VehicleTransfer;
  left: LeftBehind | undefined;
  fleetName: FleetName;
}) {
  const { t } = useTranslation(['transfer', 'common']);
  const texts = useTransferTexts(fleetName);
  const vehicleTexts = useVehicleText();
  const { state, send, isUndoing, undone, forgetUndone } = transfer;
  const lost = useLeftBehind(fleetName)(left);
  const { notice, gone, done, notUndone } = state.context;
  const isUnknown = state.matches('outcomeUnknown');
  const isSaid = notice !== null || gone.length > 0 || done !== null || (undone !== null && lost.length > 0);

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if ((notice !== null || gone.length > 0 || done !== null || notUndone.length > 0) && box.current)
      bringToTop(box.current);
  }, [notice, gone, done, notUndone]);
  useFocusAfter(isSaid, () => document.querySelector('main'));

  return (
    <div ref={box} className={styles.results}>
      {gone.length > 0 && (
        <Alert tone="error" title={t('gone.title', { count: gone.length })}>
          <ul className={styles.list}>
            {gone.slice(0, LISTED).map((vehicle) => (
              <li key={vehicle.id}>
                {t('gone.vehicle', { vehicle: vehicleTexts.name(vehicle), fleet: fleetName(vehicle.fleet_id) })}
              </li>
            ))}
          </ul>
          {gone.length > LISTED && <p>{t('gone.more', { count: gone.length - LISTED })}</p>}
        </Alert>
      )}
      {notice && (
        <Alert
          tone={notice.tone}
          actions={
            isUnknown && (
              <Button size="small" onPress={() => send({ type: 'outcome.retried' })}>
                {t('checkAgain')}
              </Button>
            )
          }
        >
          {texts.notice(notice)}
        </Alert>
      )}
      {done && (
        <Alert
          tone={notUndone.length > 0 ? 'error' : 'success'}
          title={
            notUndone.length > 0
              ? t('undo.left', { count: done.vehicles.length, fleet: fleetName(done.destination) })
              : t('saved')
          }
          actions={
            <>
              <Button
                size="small"
                isPending={isUndoing}
                pendingLabel={t('undo.running')}
                onPress={() => send({ type: 'undo.requested' })}
              >
                {t(notUndone.length > 0 ? 'undo.rest' : 'undo.action')}
              </Button>
              <Link href={place.fleet(done.destination)}>{fleetName(done.destination)}</Link>
            </>
          }
          onDismiss={() => send({ type: 'result.dismissed' })}
          dismissLabel={t('common:actions.dismiss')}
        >
          {notUndone.length > 0 ? (
            <ul className={styles.list}>
              {notUndone.map(({ fleetId, vehicles, notice: why }) => (
                <li key={fleetId}>
                  {t('undo.group', { fleet: fleetName(fleetId), count: vehicles.length, reason: texts.notice(why) })}
                </li>
              ))}
            </ul>
          ) : (
            <>
              {[texts.summary(done), ...texts.aftermath(done)].map((line) => (
                <p key={line}>{line}</p>
              ))}
              {lost.length > 0 && <Consequences of={lost} />}
            </>
          )}
        </Alert>
      )}
      {undone && lost.length > 0 && (
        <Alert
          tone="info"
          title={t('undo.without', { count: undone.vehicles.length })}
          onDismiss={forgetUndone}
          dismissLabel={t('common:actions.dismiss')}
        >
          <Consequences of={lost} />
        </Alert>
      )}
    </div>
  );
}
