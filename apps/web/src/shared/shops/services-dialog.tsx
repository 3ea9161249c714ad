import { useQuery } from '@tanstack/react-query';
import { estimatedTotal, pricedServices } from '@wayside/domain';
import type { RequestShop, RequestVehicle, RequestedService } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Capitalized, Dialog, SkeletonRows } from '@wayside/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../data/loaded.tsx';
import { ServiceRows } from './service-rows.tsx';
import type { ServiceRowsProps } from './service-rows.tsx';
import { servicesQuery } from './shops.queries.ts';
import { usePriceTexts } from './use-price-texts.ts';
import { useVehicleText } from '../vehicles/use-vehicle-text.ts';
import styles from './shops.module.css';

export interface ServicesDialogProps extends Pick<ServiceRowsProps, 'onChoose' | 'onPosition'> {
  title: string;
  shop: RequestShop | null;
  vehicle: RequestVehicle | null;
  chosen: readonly RequestedService[];
  onClose: () => void;
  /** The main button. */
  action: ReactNode;
}

/** Dialog with a shop's services, to compare prices and choose. */
export function ServicesDialog({ title, shop, vehicle, chosen, onClose, action, ...choose }: ServicesDialogProps) {
  const { t } = useTranslation(['shops', 'common']);
  const vehicles = useVehicleText();
  const texts = usePriceTexts();
  const query = useQuery(servicesQuery({ vehicleId: vehicle?.id ?? null, shopId: shop?.id ?? null }));
  const prices = Object.fromEntries((query.data ?? []).map(({ id, price_estimates }) => [id, price_estimates]));
  const total = estimatedTotal(shop ? pricedServices({ vehicle, shop, services: chosen }, prices) : []);
  return (
    <Dialog
      isOpen
      size="large"
      title={title}
      description={shop ? (vehicle ? t('services.forVehicle', { vehicle: vehicles.name(vehicle) }) : t('services.anyVehicle')) : undefined}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={
        <div className={styles.dialogFooter}>
          <span className={styles.dialogTotal} aria-live="polite">
            {t('services.chosen', { count: chosen.length })}
            {total.amount !== null && (
              <strong className={styles.price}>
                <Capitalized>{texts.total(total)}</Capitalized>
              </strong>
            )}
          </span>
          {action}
        </div>
      }
    >
      <Loaded query={query} skeleton={<SkeletonRows label={t('services.loading')} rows={8} columns="2fr 1fr 1fr" />}>
        {(services) => <ServiceRows services={services} shop={shop} vehicle={vehicle} chosen={chosen} {...choose} />}
      </Loaded>
    </Dialog>
  );
}
