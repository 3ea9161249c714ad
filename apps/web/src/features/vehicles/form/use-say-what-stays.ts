import { PATTERNS, matchesPattern, place } from '@wayside/domain';
import type { FormVehicle } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toasts } from '../../../shared/page/toasts.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';

/**
 * When step 2 is left, says that the vehicle which the VIN added is in the fleet all the same, and forgets the draft.
 * Not when the form only moves between dialog and page, nor when the session ended: then it is picked up again.
 * @param added the vehicle that would be left behind; null if there is none
 * @returns to be called when it was taken back: then nothing stays
 */
export function useSayWhatStays(added: FormVehicle | null, forget: () => void): () => void {
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const navigate = useNavigate();
  const isTakenBack = useRef(false);
  const leave = useEffectEvent(() => {
    const { pathname } = window.location;
    if (
      !added ||
      isTakenBack.current ||
      matchesPattern(PATTERNS.newVehicle, pathname) ||
      matchesPattern(PATTERNS.signIn, pathname)
    )
      return;
    forget();
    toasts.show({
      title: t('leftBehind', { name: texts.name(added) }),
      description: t('leftBehindBody'),
      tone: 'success',
      action: { label: t('view'), onAction: () => void navigate(place.vehicle(added.id)) },
    });
  });
  useEffect(() => () => leave(), []);
  return () => void (isTakenBack.current = true);
}
