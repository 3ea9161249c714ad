import { vehicleBlock } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ConfirmDialog, Dialog, SkeletonRows } from '@wayside/ui';
import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand/brand.ts';
import { Loaded } from '../../../../shared/data/loaded.tsx';
import { useRequestVehicles } from '../../../../shared/vehicles/vehicle-field.tsx';
import type { Vehicle } from '../vehicles.queries.ts';
import { Problems } from './bulk-report.tsx';
import type { Blocked } from './bulk-report.tsx';

export interface RequestDialogProps {
  vehicles: readonly Vehicle[];
  onCancel: () => void;
  onConfirm: (vehicles: readonly Vehicle[]) => void;
}

/** Keeps a service request for each vehicle that can have one. Loads the vehicles' active orders first. */
export function RequestDialog({ vehicles, onCancel, onConfirm }: RequestDialogProps) {
  const { t } = useTranslation('vehicles');
  const query = useRequestVehicles();
  const asDialog = (content: ReactNode) => <Plain onClose={onCancel}>{content}</Plain>;
  return (
    <Loaded
      query={query}
      skeleton={asDialog(<SkeletonRows label={t('loading')} rows={2} />)}
      renderFailure={(_problem, panel) => asDialog(panel)}
    >
      {(current) => <Ask vehicles={vehicles} current={current} onCancel={onCancel} onConfirm={onConfirm} />}
    </Loaded>
  );
}

function Plain({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation(['vehicles', 'common']);
  return (
    <Dialog
      isOpen
      size="small"
      title={t('bulk.request.title')}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('common:actions.cancel')}</Button>}
    >
      {children}
    </Dialog>
  );
}

type Current = NonNullable<ReturnType<typeof useRequestVehicles>['data']>;

function Ask({ vehicles, current, onCancel, onConfirm }: RequestDialogProps & { current: Current }) {
  const { t } = useTranslation(['vehicles', 'shops', 'common']);
  const byId = new Map(current.map((vehicle) => [vehicle.id, vehicle]));
  const blocked = vehicles.flatMap((vehicle): Blocked[] => {
    const block = vehicleBlock(byId.get(vehicle.id) ?? vehicle, { requiresEnrolment: brand.switches.vehicleEnroll });
    return block ? [{ vehicle, reason: t(`shops:vehicle.reason.${block}`) }] : [];
  });
  const barred = new Set(blocked.map(({ vehicle }) => vehicle.id));
  const free = vehicles.filter(({ id }) => !barred.has(id));
  if (free.length === 0)
    return (
      <Plain onClose={onCancel}>
        <p>{t('bulk.request.none')}</p>
        <Problems problems={blocked} />
      </Plain>
    );
  return (
    <ConfirmDialog
      isOpen
      title={t('bulk.request.question', { count: free.length })}
      confirmLabel={t('bulk.request.confirm', { count: free.length })}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={() => onConfirm(free)}
      onCancel={onCancel}
    >
      <p>{t('bulk.request.body')}</p>
      {blocked.length > 0 && (
        <>
          <p>{t('bulk.request.blocked', { count: blocked.length })}</p>
          <Problems problems={blocked} />
        </>
      )}
    </ConfirmDialog>
  );
}
