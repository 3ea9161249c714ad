import { digitsOf, formatPhone, inLink, noAppointmentLabel, place } from '@wayside/domain';
import type { RequestVehicle, RequestedService } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, Link } from '@wayside/ui';
import { CalendarSearch, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFocusAfter } from '../../shared/page/use-focus-after.ts';
import { DirectionsLink } from '../../shared/shops/directions-link.tsx';
import type { Shop } from '../../shared/shops/shops.queries.ts';
import { EarliestTime } from '../../shared/shops/times/earliest-time.tsx';
import { VehicleField, useFleetVehicles } from '../../shared/vehicles/vehicle-field.tsx';
import styles from './shops-page.module.css';

interface ShopContactProps {
  shop: Shop;
  /** Where an order with this shop gives it. */
  phone: string | null | undefined;
}

/** How to get to a shop, and its phone. */
export function ShopContact({ shop, phone }: ShopContactProps) {
  return (
    <>
      <DirectionsLink shop={shop} />
      {phone && (
        <Link href={`tel:${digitsOf(phone)}`}>
          <Phone size={14} aria-hidden="true" /> {formatPhone(phone)}
        </Link>
      )}
    </>
  );
}

interface NextTimeProps {
  shop: Shop;
  vehicle: RequestVehicle | null;
  services: readonly RequestedService[];
  onVehicle: (id: number | null) => void;
}

/** The first free time of a shop, on request. It depends on the vehicle, which is asked for where none is chosen. */
export function NextTime({ shop, vehicle, services, onVehicle }: NextTimeProps) {
  const { t } = useTranslation('earliest');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useFocusAfter(!isAsked, () => field.current?.querySelector('input'));
  if (noAppointmentLabel(shop) !== undefined) return null;
  if (!vehicle) {
    return isAsked ? (
      <div ref={field} className={styles.vehicle}>
        <ChosenVehicle onVehicle={onVehicle} />
      </div>
    ) : (
      <Button
        variant="quiet"
        size="small"
        icon={<CalendarSearch size={16} aria-hidden="true" />}
        aria-label={t('actionAt', { shop: shop.name })}
        onPress={() => setAsked(true)}
      >
        {t('action')}
      </Button>
    );
  }
  return (
    <EarliestTime
      shopId={shop.id}
      shopName={shop.name}
      visit={{ vehicleId: vehicle.id, serviceIds: services.map(({ id }) => id) }}
      isQuiet
      isOpened={isAsked}
    >
      {(time) => (
        <ButtonLink
          size="small"
          href={place.serviceRequest({
            vehicle: vehicle.id,
            shop: shop.id,
            services,
            time: inLink(time),
          })}
          aria-label={t('useAt', { shop: shop.name })}
        >
          {t('use')}
        </ButtonLink>
      )}
    </EarliestTime>
  );
}

function ChosenVehicle({ onVehicle }: Pick<NextTimeProps, 'onVehicle'>) {
  const { t } = useTranslation('earliest');
  return (
    <VehicleField
      vehicles={useFleetVehicles()}
      label={t('vehicle')}
      value={null}
      onChange={(vehicle) => onVehicle(vehicle?.id ?? null)}
    />
  );
}
