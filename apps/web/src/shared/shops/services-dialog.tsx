import { useQuery } from '@tanstack/react-query';
import { estimatedTotal, pricedServices } from '@wayside/domain';
import type { RequestShop, RequestVehicle, RequestedService } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Capitalized, Checkbox, Dialog, EmptyState, SearchField, Select, SkeletonRows } from '@wayside/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { brand } from '../brand/brand.ts';
import { Loaded } from '../data/loaded.tsx';
import { usePositionText } from '../maintenance/use-position-text.ts';
import { useVehicleText } from '../vehicles/use-vehicle-text.ts';
import { asRequested } from './shop-text.ts';
import { servicesQuery } from './shops.queries.ts';
import type { Service } from './shops.queries.ts';
import { usePriceTexts } from './use-price-texts.ts';
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
      description={
        shop
          ? vehicle
            ? t('services.forVehicle', { vehicle: vehicles.name(vehicle) })
            : t('services.anyVehicle')
          : undefined
      }
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

interface ServiceRowsProps {
  services: readonly Service[];
  shop: RequestShop | null;
  vehicle: RequestVehicle | null;
  chosen: readonly RequestedService[];
  onChoose: (service: RequestedService, isChosen: boolean) => void;
  onPosition: (id: number, position: string) => void;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Selectable services, each with its price at the shop and its positions, if any. */
function ServiceRows({ services, shop, vehicle, chosen, onChoose, onPosition }: ServiceRowsProps) {
  const { t } = useTranslation(['shops', 'common']);
  const [search, setSearch] = useState('');
  const [positions, setPositions] = useState<Readonly<Record<number, string>>>({});
  const texts = usePriceTexts();
  const positionText = usePositionText();
  const wanted = folded(search.trim());
  const matches = services.filter(({ name }) => folded(name).includes(wanted));
  const prices = Object.fromEntries(services.map(({ id, price_estimates }) => [id, price_estimates]));

  if (services.length === 0) return <EmptyState kind="cleared" title={t('services.noneAtAll')} />;
  return (
    <div className={styles.services}>
      <SearchField
        label={t('services.search')}
        placeholder={t('services.search')}
        clearLabel={t('common:actions.clearSearch')}
        value={search}
        onChange={setSearch}
      />
      {matches.length === 0 && <EmptyState kind="filtered" title={t('services.none')} />}
      <ul className={styles.rows} aria-label={t('services.listLabel')}>
        {matches.map((offered) => {
          const { id, name, positionOptions } = offered;
          const selected = chosen.find((service) => service.id === id);
          const position = (selected ? selected.position : positions[id]) ?? null;
          const service = asRequested(offered, position);
          const [line] = shop ? pricedServices({ vehicle, shop, services: [service] }, prices) : [];
          return (
            <li key={id} className={styles.row}>
              <div className={styles.rowChoice}>
                <Checkbox isSelected={selected !== undefined} onChange={(isChosen) => onChoose(service, isChosen)}>
                  {name}
                </Checkbox>
              </div>
              {positionOptions.length > 0 && (
                <div className={styles.rowPosition}>
                  <Select
                    label={t('services.position', { service: name })}
                    isLabelHidden
                    placeholder={t('services.positionShort')}
                    options={positionOptions.map((option) => ({ id: option, label: positionText(option) }))}
                    value={position}
                    onChange={(next) => {
                      setPositions((current) => ({ ...current, [id]: next }));
                      if (selected) onPosition(id, next);
                    }}
                  />
                </div>
              )}
              {line && (
                <div className={styles.rowPrice}>
                  <span className={styles.price}>
                    <Capitalized>{texts.line(line)}</Capitalized>
                  </span>
                  {line.savings && <span className={styles.note}>{texts.savings(line.savings)}</span>}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {shop && <p className={styles.claim}>{t('claim', { percent: brand.savingsClaim })}</p>}
    </div>
  );
}
