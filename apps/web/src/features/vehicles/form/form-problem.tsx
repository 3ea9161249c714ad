import { isAdmin, place, sameVin } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { VehicleFailure, VehicleNotice } from '@wayside/machines';
import { Alert, Button, Link } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { bringToTop } from '../../../shared/form/bring-to-top.ts';
import type { User } from '../../../shared/session/session.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { VehicleFlow } from './use-vehicle-form.ts';
import { useVehicleNoticeText } from './use-vehicle-notice-text.ts';
import type { BasicVehicle } from './vehicle-form-parts.ts';

const labelOf = (notice: VehicleNotice) => ('label' in notice ? notice.label : undefined);

/** A vehicle that is there already is no failed lookup, although the lookup found it out. */
const isLookupFailure = ({ during, notice }: VehicleFailure): boolean =>
  labelOf(notice) === 'vinNotFound' || (during === 'lookup' && labelOf(notice) !== 'duplicateVin');

export interface FormProblemProps extends VehicleFlow {
  viewer: User;
  vin: string;
  fleet: readonly BasicVehicle[];
}

/** Why the last press failed (ERR2-04, ERR2-05), and what to do about it. Takes the focus. */
export function FormProblem({ state, send, viewer, vin, fleet }: FormProblemProps) {
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const noticeText = useVehicleNoticeText();
  const box = useRef<HTMLDivElement>(null);
  const { failure } = state.context;
  const isUnknown = state.matches('creationUnknown') || state.matches('updateUnknown');
  const isChecking = state.matches('checkingCreation') || state.matches('checkingUpdate');
  const isShown = failure !== null && (isUnknown || isChecking || !state.hasTag('busy'));
  const shown = isShown ? failure : null;
  useEffect(() => {
    if (!shown || !box.current) return;
    box.current.focus({ preventScroll: true });
    bringToTop(box.current);
  }, [shown]);
  if (!shown) return null;

  const { notice } = shown;
  const other = labelOf(notice) === 'duplicateVin' ? sameVin(vin, fleet, null) : undefined;
  const lookup = (): string =>
    [
      t(isAdmin(viewer) ? 'vinLookUpFailed' : 'vinValidation'),
      ...(labelOf(notice) === 'vinNotFound' ? [] : [noticeText(notice)]),
      t('useDropdowns'),
    ].join(' ');
  const title = isUnknown || isChecking ? 'unknown.title' : isLookupFailure(shown) ? 'vinLookUpValidation' : 'submissionFailed';
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        tone="error"
        title={t(title)}
        {...((isUnknown || isChecking) && {
          actions: (
            <Button isPending={isChecking} pendingLabel={t('unknown.checking')} onPress={() => send({ type: 'outcome.retried' })}>
              {t('unknown.check')}
            </Button>
          ),
        })}
        {...(other && { actions: <Link href={place.vehicle(other.id)}>{texts.name(other)}</Link> })}
      >
        {title === 'vinLookUpValidation' ? lookup() : noticeText(notice)}
      </Alert>
    </div>
  );
}
