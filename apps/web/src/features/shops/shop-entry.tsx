import { noAppointmentLabel, place } from '@wayside/domain';
import type { RequestVehicle, RequestedService } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, Checkbox, useNarrow } from '@wayside/ui';
import { useState } from 'react';
import { ServicesDialog } from '../../shared/shops/services-dialog.tsx';
import { ShopCard } from '../../shared/shops/shop-card.tsx';
import { asRequested } from '../../shared/shops/shop-text.ts';
import { NextTime, ShopContact } from './shop-contact.tsx';
import styles from './shops-page.module.css';
import type { Service, Shop } from '../../shared/shops/shops.queries.ts';

/** What the shops of a page share. */
export interface EntryContext {
  /** Whether a shop is chosen to be compared. */
  readonly isChosen: (id: number) => boolean;
  readonly choose: (id: number, isChosen: boolean) => void;
  readonly phoneOf: (id: number) => string | null | undefined;
  readonly chooseVehicle: (id: number | null) => void;
}

/** A shop with its services and a booking link. */
export function ShopEntry({
  shop,
  vehicle,
  service,
  context,
}: {
  shop: Shop;
  vehicle: RequestVehicle | null;
  service?: Service | undefined;
  context: EntryContext;
}) {
  const { t } = useTranslation(['shops', 'comparison']);
  const isNarrow = useNarrow();
  // All on one line.
  const size = isNarrow ? 'small' : 'medium';
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly RequestedService[]>([]);
  const compared = service && asRequested(service);
  const takesAppointments = noAppointmentLabel(shop) === undefined;
  const href = (services: readonly RequestedService[]) =>
    place.serviceRequest({ vehicle: vehicle?.id, shop: shop.id, services });

  return (
    <>
      <ShopCard
        shop={shop}
        vehicle={vehicle}
        service={service}
        actions={
          <>
            <Checkbox
              aria-label={t('comparison:chooseShop', { shop: shop.name })}
              isSelected={context.isChosen(shop.id)}
              onChange={(isChosen) => context.choose(shop.id, isChosen)}
            >
              {t('comparison:choose')}
            </Checkbox>
            <Button
              variant="quiet"
              size={size}
              aria-label={t('card.pricesAt', { shop: shop.name })}
              onPress={() => {
                if (chosen.length === 0 && compared) setChosen([compared]);
                setOpen(true);
              }}
            >
              {t('card.prices')}
            </Button>
            {takesAppointments && (
              <ButtonLink
                size={size}
                href={href(compared ? [compared] : [])}
                aria-label={t('card.bookAt', { shop: shop.name })}
              >
                {t(isNarrow ? 'card.bookShort' : 'card.bookHere')}
              </ButtonLink>
            )}
          </>
        }
      >
        <div className={styles.contact}>
          <ShopContact shop={shop} phone={context.phoneOf(shop.id)} />
          <NextTime
            shop={shop}
            vehicle={vehicle}
            services={compared ? [compared] : []}
            onVehicle={context.chooseVehicle}
          />
        </div>
      </ShopCard>
      {isOpen && (
        <ServicesDialog
          title={t('services.title', { shop: shop.name })}
          shop={shop}
          vehicle={vehicle}
          chosen={chosen}
          onChoose={(choice, isChosen) =>
            setChosen((current) => (isChosen ? [...current, choice] : current.filter(({ id }) => id !== choice.id)))
          }
          onPosition={(id, position) =>
            setChosen((current) => current.map((choice) => (choice.id === id ? { ...choice, position } : choice)))
          }
          onClose={() => setOpen(false)}
          action={
            takesAppointments ? (
              <ButtonLink variant="primary" href={href(chosen)}>
                {t('card.bookHere')}
              </ButtonLink>
            ) : (
              <Button onPress={() => setOpen(false)}>{t('services.done')}</Button>
            )
          }
        />
      )}
    </>
  );
}
