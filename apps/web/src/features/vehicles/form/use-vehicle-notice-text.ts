import { useTranslation } from '@wayside/i18n';
import type { VehicleNotice } from '@wayside/machines';
import { useCommonNoticeText } from '../../../shared/data/use-notice-text.ts';

export function useVehicleNoticeText(): (notice: VehicleNotice) => string {
  const { t } = useTranslation('vehicle-form');
  return useCommonNoticeText((label) => t(`refused.${label}`));
}
