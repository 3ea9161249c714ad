import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Dialog } from '@wayside/ui';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { useDialogTitle } from '../../../shared/page/use-dialog-title.ts';
import { useFocusKept } from '../../../shared/page/use-focus-kept.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { vehicleQuery } from '../page/vehicle.queries.ts';
import { OpenedVehicleForm } from './opened-vehicle-form.tsx';
import { useCloseForm } from './use-open-form.ts';
import type { OpenForm } from './use-open-form.ts';

/** "Add vehicle" or "Edit VAN-07 · 2021 Ford Transit". */
function useTitle({ mode, id }: OpenForm): string {
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const { data } = useQuery({ ...vehicleQuery(id ?? 0), enabled: id !== null });
  return t(`title.${mode}`, { name: data ? texts.name(data) : '' }).trim();
}

export interface VehicleFormFrameProps {
  opened: OpenForm;
  isOver: boolean;
}

/** The form in a dialog over its page, or as a page of its own. */
export function VehicleFormFrame({ opened, isOver }: VehicleFormFrameProps) {
  return isOver ? <InDialog opened={opened} /> : <AsPage opened={opened} />;
}

function InDialog({ opened }: { opened: OpenForm }) {
  const { t } = useTranslation();
  const title = useTitle(opened);
  useDialogTitle(title);
  useFocusKept();
  return (
    <Dialog
      isOpen
      size={opened.mode === 'odometer' ? 'small' : 'large'}
      title={title}
      closeLabel={t('actions.close')}
      onOpenChange={useCloseForm(opened)}
    >
      <PanelBoundary>
        <OpenedVehicleForm opened={opened} />
      </PanelBoundary>
    </Dialog>
  );
}

function AsPage({ opened }: { opened: OpenForm }) {
  const { t } = useTranslation('vehicle-form');
  return (
    <Page
      title={useTitle(opened)}
      breadcrumbs={[{ label: t('vehicles'), href: place.vehicles }]}
      breadcrumbsLabel={t('breadcrumbs')}
    >
      <PanelBoundary>
        <OpenedVehicleForm opened={opened} />
      </PanelBoundary>
    </Page>
  );
}
