import { capitalise, dayOf, digitsOf, formatDate, formatOdometer, formatPhone, intlLocaleOf, place, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link, Panel } from '@wayside/ui';
import type { ReactNode } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { NotSet } from '../../../shared/orders/order-parts.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { today } from '../../../shared/today.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from '../approval.queries.ts';
import { PoNumber } from './po-number.tsx';
import type { Approval } from '../use-order-approval.ts';
import styles from './order-facts.module.css';

const DAY = 86_400_000;

/** Relative day, such as `tomorrow` or `in 3 days`; empty without a date. */
export function relativeDay(moment: string | null, language: string): string {
  const day = moment && dayOf(moment);
  if (!day) return '';
  const days = Math.round((Date.parse(day) - Date.parse(today())) / DAY);
  return new Intl.RelativeTimeFormat(intlLocaleOf(brand.region, readingOf(language).language), { numeric: 'auto' }).format(days, 'day');
}

/** Vehicle, shop and appointment of the order. */
export function OrderFacts({ approval, order }: { approval: Approval; order: Order }) {
  const { t, i18n } = useTranslation('approval');
  const texts = useOrderTexts();
  const vehicles = useVehicleText();
  const { vehicle, shop } = order;
  const unit = regionRules(brand.region).distanceUnit;
  const odometer = unit === 'km' ? order.kilometers : order.miles;
  const appointment = texts.appointment(order);
  return (
    <Panel>
      <dl className={styles.facts}>
        <Fact label={t('facts.vehicle')} note={vehicles.note(vehicle)}>
          <Link href={place.vehicle(vehicle.id)} tone="plain">
            <strong>{vehicles.name(vehicle)}</strong>
          </Link>
        </Fact>
        <Fact label={t('facts.otherId')}>{vehicle.other_id ?? <NotSet />}</Fact>
        <Fact label={t('facts.odometer')}>
          {odometer === null ? (
            <NotSet />
          ) : (
            <span className={styles.figures}>{formatOdometer(odometer, unit, readingOf(i18n.language))}</span>
          )}
        </Fact>
        <Fact label={t('facts.poNumber')}>
          <PoNumber approval={approval} order={order} />
        </Fact>
        <Fact label={t('facts.shop')}>{texts.shop(order) || <NotSet />}</Fact>
        <Fact label={t('facts.address')} note={shop && `${shop.city}, ${shop.state} ${shop.zip}`}>
          {shop?.address_line1 || <NotSet />}
        </Fact>
        <Fact label={t('facts.phone')}>
          {shop?.main_phone_number ? (
            <Link href={`tel:${digitsOf(shop.main_phone_number)}`}>{formatPhone(shop.main_phone_number)}</Link>
          ) : (
            <NotSet />
          )}
        </Fact>
        <Fact
          label={t('facts.appointment')}
          note={
            appointment &&
            capitalise(
              [relativeDay(order.appointment_datetime, i18n.language), texts.appointmentNote(order).toLocaleLowerCase(i18n.language)].join(
                ' · ',
              ),
              i18n.language,
            )
          }
        >
          {appointment ? <span className={styles.figures}>{appointment}</span> : texts.appointmentNote(order)}
        </Fact>
        {order.invoice_number && (
          <Fact label={t('facts.invoice')}>
            <span className={styles.figures}>{order.invoice_number}</span>
          </Fact>
        )}
        {order.approver && (
          <Fact label={t('facts.approver')} note={formatDate(order.last_approval_date, brand.region)}>
            {order.approver}
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
