import { useTranslation } from '@wayside/i18n';
import { groupsOf } from '@wayside/machines';
import type { Transfer, TransferLabel, TransferNotice, TransferVehicle } from '@wayside/machines';
import { useCommonNoticeText } from '../../../shared/failure/use-notice-text.ts';

export type FleetName = (id: number) => string;

/** What a transfer does, in words. */
export function useTransferTexts(fleetName: FleetName) {
  const { t } = useTranslation('transfer');
  const from = (vehicles: readonly TransferVehicle[]): string => {
    const groups = groupsOf(vehicles);
    const [only] = groups;
    return groups.length === 1 && only ? fleetName(only.fleetId) : t('fleets', { count: groups.length });
  };
  const count = (vehicles: readonly TransferVehicle[]): string => t('vehicles', { count: vehicles.length });
  return {
    /** "14 vehicles from 3 fleets to Granite Roofing" */
    summary: ({ vehicles, destination }: Transfer): string =>
      t('summary', { vehicles: count(vehicles), from: from(vehicles), to: fleetName(destination) }),
    /** What went along with saved vehicles, and what stayed: people of another fleet have no names here. */
    aftermath: ({ vehicles }: Transfer): readonly string[] => [
      t('aftermath.went', { count: vehicles.length }),
      t('aftermath.stayed', { count: vehicles.length, from: from(vehicles) }),
      t('question.undo', { count: vehicles.length }),
    ],
    /** "14 vehicles from 3 fleets", while there is no destination. */
    unaddressed: (vehicles: readonly TransferVehicle[]): string =>
      t('summaryWithoutDestination', { vehicles: count(vehicles), from: from(vehicles) }),
    /** "14 vehicles are back in their fleets", and what stays removed. */
    back: ({ vehicles }: Transfer): string =>
      `${t('undo.back', { count: vehicles.length })}. ${t('undo.without', { count: vehicles.length })}`,
    notice: useCommonNoticeText<TransferLabel>((label) => t(`notice.${label}`)) satisfies (
      notice: TransferNotice,
    ) => string,
  };
}
