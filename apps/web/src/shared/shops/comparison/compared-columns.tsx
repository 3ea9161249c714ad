import { LOOK_DAYS, limits, compareShops, formatDistance, noAppointmentLabel, regionRules } from '@wayside/domain';
import type { FreeTime, RequestVehicle, RequestedService, ShopFacts, ShopMark } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Capitalized, IconButton, Select, Spinner } from '@wayside/ui';
import { Check, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { brand, readingOf } from '../../brand/brand.ts';
import { NoAppointment } from '../no-appointment.tsx';
import { appointmentOf, shopAddress } from '../shop-text.ts';
import type { Shop } from '../shops.queries.ts';
import { useEarliestTime } from '../times/use-earliest-time.ts';
import type { EarliestTime } from '../times/use-earliest-time.ts';
import { usePriceTexts } from '../use-price-texts.ts';
import { TimesBar } from './times-bar.tsx';
import { distanceOf, useComparedPrices } from './use-compared-shops.ts';
import type { ComparedPrice } from './use-compared-shops.ts';
import styles from './comparison.module.css';

export interface ComparedColumnsProps {
  shops: readonly Shop[];
  vehicle: RequestVehicle | null;
  services: readonly RequestedService[];
  /** Shops that may join. */
  others: readonly Shop[];
  onIds: (ids: readonly number[]) => void;
  /** What is done with a shop that takes appointments, or with its first free time. */
  children: (shop: Shop, free: FreeTime | null) => ReactNode;
}

const takesAppointments = (shop: Shop): boolean => noAppointmentLabel(shop) === undefined;

/** What is known of each shop so far. */
function factsOf(shop: Shop, price: ComparedPrice | undefined, times: EarliestTime): ShopFacts {
  const { isComplete, failed, first } = times.at(shop.id);
  const isSure = times.range !== undefined && isComplete && failed.length === 0;
  const total = price?.total;
  return {
    id: shop.id,
    distance: distanceOf(shop),
    price: price === undefined ? null : total && (total.isPartial ? null : total.amount),
    earliest: takesAppointments(shop) ? (isSure ? (first ?? null) : undefined) : null,
  };
}

/** One column for each shop, with the same lines in the same height. */
export function ComparedColumns({ shops, vehicle, services, others, onIds, children }: ComparedColumnsProps) {
  const { t, i18n } = useTranslation(['comparison', 'shops']);
  const prices = useComparedPrices(shops, vehicle, services);
  const times = useEarliestTime(
    shops.filter(takesAppointments).map(({ id }) => id),
    {
      vehicleId: vehicle?.id ?? 0,
      serviceIds: services.map(({ id }) => id),
    },
  );
  // Comparing shops is asking for their times; they can be canceled.
  const begin = useEffectEvent(() => vehicle && times.look('near'));
  useEffect(() => void begin(), []);

  const facts = shops.map((shop, index) => factsOf(shop, prices?.of(index), times));
  const marks = compareShops(facts);
  const markOf = (mark: ShopMark, { id }: Shop) =>
    marks[mark].includes(id) && (
      <span className={styles.mark}>
        <Check size={14} aria-hidden="true" /> {t(`marks.${mark}`)}
      </span>
    );
  const unit = regionRules(brand.region).distanceUnit;
  const hasDistance = facts.some(({ distance }) => distance !== null);
  const ids = shops.map(({ id }) => id);

  return (
    <>
      <ul className={styles.columns} aria-label={t('title')}>
        {shops.map((shop, index) => {
          const distance = distanceOf(shop);
          return (
            <li key={shop.id}>
              <article className={styles.shop} aria-labelledby={`compared-${shop.id}`}>
                <div className={styles.head}>
                  <div>
                    <h3 id={`compared-${shop.id}`} className={styles.name}>
                      {shop.name}
                    </h3>
                    <p className={styles.note}>{shopAddress(shop)}</p>
                  </div>
                  {shops.length > 2 && (
                    <IconButton
                      label={t('removeShop', { shop: shop.name })}
                      icon={<X size={16} aria-hidden="true" />}
                      onPress={() => onIds(ids.filter((id) => id !== shop.id))}
                    />
                  )}
                </div>
                <dl className={styles.facts}>
                  {hasDistance && (
                    <Fact name={t('distance')}>
                      {distance === null ? t('unknown') : formatDistance(distance, unit, readingOf(i18n.language))}
                      {markOf('nearest', shop)}
                    </Fact>
                  )}
                  {prices && <PriceFacts price={prices.of(index)} mark={markOf('cheapest', shop)} />}
                  {(vehicle || !takesAppointments(shop)) && (
                    <Fact name={t('time')}>
                      <Time shop={shop} times={times}>
                        {children}
                      </Time>
                      {markOf('earliest', shop)}
                    </Fact>
                  )}
                </dl>
                <div className={styles.actions}>
                  {takesAppointments(shop) ? (
                    children(shop, null)
                  ) : (
                    <p className={styles.note}>
                      <NoAppointment shop={shop} />
                    </p>
                  )}
                </div>
              </article>
            </li>
          );
        })}
      </ul>
      {others.length > 0 && shops.length >= limits.comparedShops && (
        <p className={styles.note}>{t('others', { count: others.length })}</p>
      )}
      {others.length > 0 && shops.length < limits.comparedShops && (
        <Select
          label={t('add')}
          isInline
          placeholder={t('addPlaceholder')}
          options={others.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={null}
          onChange={(id) => onIds([...ids, Number(id)])}
        />
      )}
      <TimesBar
        times={times}
        shops={shops.filter(takesAppointments)}
        isAsked={vehicle !== null}
        prices={prices?.failed}
      />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Price of the chosen services and what is saved with them. */
function PriceFacts({ price: { total, hasFailed }, mark }: { price: ComparedPrice; mark: ReactNode }) {
  const { t } = useTranslation(['comparison', 'service-request']);
  const texts = usePriceTexts();
  const pending = hasFailed ? t('priceFailed') : <Spinner label={t('loadingPrices')} />;
  return (
    <>
      <Fact name={t('price')}>
        {total ? <Capitalized>{texts.total(total)}</Capitalized> : pending}
        {total?.isPartial && <span className={styles.note}>{t('service-request:summary.partial')}</span>}
        {mark}
      </Fact>
      <Fact name={t('saving')}>
        {total && (total.saved > 0 ? t('off', { amount: texts.money(total.saved) }) : t('unknown'))}
      </Fact>
    </>
  );
}

function Time({ shop, times, children }: Pick<ComparedColumnsProps, 'children'> & { shop: Shop; times: EarliestTime }) {
  const { t } = useTranslation(['comparison', 'earliest', 'shops']);
  if (!takesAppointments(shop)) return t('shops:card.noAppointments');
  const { range } = times;
  const { first, looked, of, isComplete, failed } = times.at(shop.id);
  if (range === undefined) return t('unknown');
  if (!isComplete) return t(times.isLooking ? 'earliest:progress' : 'earliest:stopped', { looked, of });
  return (
    <>
      {first ? (
        <>
          {appointmentOf(first)}
          {children(shop, first)}
        </>
      ) : (
        failed.length < of && t('earliest:none', { days: LOOK_DAYS[range] })
      )}
      {failed.length > 0 && <span className={styles.note}>{t('earliest:failed', { count: failed.length })}</span>}
    </>
  );
}
