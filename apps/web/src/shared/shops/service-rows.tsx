import { pricedServices } from '@wayside/domain';
import type { RequestShop, RequestVehicle, RequestedService } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Capitalized, Checkbox, EmptyState, SearchField, Select } from '@wayside/ui';
import { useState } from 'react';
import { brand } from '../brand/brand.ts';
import { asRequested } from './shop-text.ts';
import type { Service } from './shops.queries.ts';
import { usePositionText } from '../maintenance/use-position-text.ts';
import { usePriceTexts } from './use-price-texts.ts';
import styles from './shops.module.css';

export interface ServiceRowsProps {
  services: readonly Service[];
  shop: RequestShop | null;
  vehicle: RequestVehicle | null;
  chosen: readonly RequestedService[];
  onChoose: (service: RequestedService, isChosen: boolean) => void;
  onPosition: (id: number, position: string) => void;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Selectable services, each with its price at the shop and its positions, if any. */
export function ServiceRows({ services, shop, vehicle, chosen, onChoose, onPosition }: ServiceRowsProps) {
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
