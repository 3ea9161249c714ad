import { capitalise, formatDistance, noAppointmentLabel, pricedServices, regionRules } from '@wayside/domain';
import type { RequestVehicle } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Capitalized, IconToggle, Select } from '@wayside/ui';
import { BadgePercent, CalendarX2, Star, Store, Truck } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { brand, readingOf } from '../brand/brand.ts';
import { NoAppointment } from './no-appointment.tsx';
import { asRequested, shopAddress } from './shop-text.ts';
import type { Service, Shop } from './shops.queries.ts';
import { usePositionText } from '../maintenance/use-position-text.ts';
import { usePriceTexts } from './use-price-texts.ts';
import { useToggleFavorite } from './use-toggle-favorite.ts';
import styles from './shops.module.css';

export interface ShopCardProps {
  shop: Shop;
  vehicle: RequestVehicle | null;
  /** Service whose price is compared between shops. */
  service?: Service | undefined;
  /** Buttons, the main one last. */
  actions: ReactNode;
  /** What else there is to say of it. */
  children?: ReactNode;
}

/** Card of a shop: name, address, distance, price, and whether it takes appointments. */
export function ShopCard({ shop, vehicle, service, actions, children }: ShopCardProps) {
  const { t, i18n } = useTranslation('shops');
  const { mutate: toggle } = useToggleFavorite();
  // A shop may be listed twice.
  const titleId = useId();
  const share = shop.company?.retail_savings;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <Logo url={shop.logo_url} />
      <div className={styles.who}>
        <div className={styles.title}>
          <h3 id={titleId} className={styles.name}>
            {shop.name}
          </h3>
          <IconToggle
            label={t('card.favorite', { shop: shop.name })}
            icon={<Star size={16} aria-hidden="true" fill={shop.is_favorite_shop ? 'currentColor' : 'none'} />}
            isOn={shop.is_favorite_shop}
            onChange={(value) => toggle({ shop, value })}
          />
        </div>
        <p className={styles.where}>
          {shopAddress(shop)}
          <Distance shop={shop} language={i18n.language} />
        </p>
        <ul className={styles.facts}>
          {share != null && share > 0 && (
            <li>
              <BadgePercent size={16} aria-hidden="true" /> {t('card.saves', { percent: Math.round(share * 100) })}
            </li>
          )}
          {shop.support_medium_and_heavy_duty_vehicles && (
            <li>
              <Truck size={16} aria-hidden="true" /> {t('card.heavyDuty')}
            </li>
          )}
          {shop.shopPriceText && <li>{shop.shopPriceText}</li>}
        </ul>
        {noAppointmentLabel(shop) && (
          <p className={styles.red}>
            <CalendarX2 size={16} aria-hidden="true" /> <NoAppointment shop={shop} />
          </p>
        )}
        {children}
      </div>
      {service && <ComparedPrice shop={shop} vehicle={vehicle} service={service} />}
      <div className={styles.cardActions}>{actions}</div>
    </article>
  );
}

/** Logos come from the chains' sites; show an icon if one doesn't load. */
function Logo({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={styles.logo} aria-hidden="true">
      {url && !isBroken ? <img src={url} alt="" loading="lazy" onError={() => setBroken(true)} /> : <Store size={20} />}
    </span>
  );
}

function Distance({ shop, language }: { shop: Shop; language: string }) {
  const unit = regionRules(brand.region).distanceUnit;
  const length = unit === 'km' ? shop.kilometers : shop.distance;
  return length === null ? null : (
    <span className={styles.distance}>{formatDistance(length, unit, readingOf(language))}</span>
  );
}

/** One service at this shop: its price, which depends on the position, and the savings. */
function ComparedPrice({ shop, vehicle, service }: { shop: Shop; vehicle: RequestVehicle | null; service: Service }) {
  const { t, i18n } = useTranslation('shops');
  const texts = usePriceTexts();
  const positionText = usePositionText();
  const [position, setPosition] = useState<string | null>(null);
  const { id, name, positionOptions } = service;
  const [line] = pricedServices(
    { vehicle, shop, services: [asRequested(service, position)] },
    { [id]: shop.price_estimates },
  );
  return (
    <div className={styles.compared}>
      <span className={styles.comparedName}>{name}</span>
      <span className={styles.price}>
        <Capitalized>{texts.line(line!)}</Capitalized>
      </span>
      {line!.savings && <span className={styles.note}>{texts.savings(line!.savings)}</span>}
      {positionOptions.length > 0 && (
        <Select
          label={t('services.positionShort')}
          isInline
          placeholder={capitalise(t('services.anyPosition'), i18n.language)}
          options={positionOptions.map((option) => ({ id: option, label: positionText(option) }))}
          value={position}
          onChange={setPosition}
        />
      )}
    </div>
  );
}
