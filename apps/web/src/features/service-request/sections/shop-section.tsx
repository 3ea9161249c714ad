import { useQuery } from '@tanstack/react-query';
import { limits, noAppointmentLabel, place, shopFitsVehicle } from '@wayside/domain';
import type { RequestShop } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, ButtonLink, Capitalized, Disclosure, EmptyState, RadioGroup, SkeletonRows } from '@wayside/ui';
import { CalendarX2, Search } from 'lucide-react';
import { useState } from 'react';
import { FormSection } from '../../../shared/form/form-page.tsx';
import { brand } from '../../../shared/brand/brand.ts';
import { Loaded, useUnhurried } from '../../../shared/data/loaded.tsx';
import { ShopCard } from '../../../shared/shops/shop-card.tsx';
import { ShopList } from '../../../shared/shops/shop-list.tsx';
import { shopAddress } from '../../../shared/shops/shop-text.ts';
import { favoriteShopsQuery } from '../../../shared/shops/shops.queries.ts';
import { useRequest } from '../request-context.ts';
import styles from '../service-request.module.css';

const ANYWHERE = 'anyLocation';

/** Shop choice: a saved shop, a search result or, if the brand allows it, any location. */
export function ShopSection({
  isUnknown,
  onCompare,
}: {
  isUnknown: boolean;
  onCompare: (ids: readonly number[]) => void;
}) {
  const { t } = useTranslation('service-request');
  const { snapshot, send } = useRequest();
  const { vehicle, shop } = snapshot.context.draft;
  const favorites = useQuery(favoriteShopsQuery());
  const saved = favorites.data?.filter((favorite) => favorite.is_favorite_shop);
  // Together with the skeleton's end, which would otherwise be pushed down by them.
  const isShown = useUnhurried(saved !== undefined);
  const fitting: readonly RequestShop[] =
    (isShown && saved?.filter((favorite) => shopFitsVehicle(favorite, vehicle))) || [];
  const other = shop !== null && shop !== ANYWHERE && fitting.every(({ id }) => id !== shop.id) ? [shop] : [];
  const offered = [...other, ...fitting];
  const note = shop !== null && shop !== ANYWHERE ? noAppointmentLabel(shop) : undefined;
  const options = [
    ...offered.map((one) => ({ id: String(one.id), label: one.name, description: <ShopNote shop={one} /> })),
    ...(shop === ANYWHERE
      ? [{ id: ANYWHERE, label: t('shop.anyLocation'), description: t('shop.anyLocationBody') }]
      : []),
  ];
  // The chosen one is among them.
  const compared = [...(shop !== null && shop !== ANYWHERE ? [shop] : []), ...offered].map(({ id }) => id);
  const search = place.shops({ tab: 'search', vehicle: vehicle?.id });

  return (
    <FormSection
      title={t('shop.title')}
      actions={
        <ButtonLink href={search} icon={<Search size={16} aria-hidden="true" />}>
          {t('shop.find')}
        </ButtonLink>
      }
    >
      <div className={styles.stack}>
        {isUnknown && <Alert tone="error">{t('shop.unknown')}</Alert>}
        {options.length > 0 && (
          <RadioGroup
            label={t('shop.label')}
            isFramed
            options={options}
            value={shop === null ? null : shop === ANYWHERE ? ANYWHERE : String(shop.id)}
            onChange={(id) => {
              const chosen = id === ANYWHERE ? ANYWHERE : offered.find((one) => String(one.id) === id);
              if (chosen) send({ type: 'shop.chosen', shop: chosen });
            }}
          />
        )}
        <Loaded
          query={{ ...favorites, data: saved }}
          skeleton={
            <div className={styles.shopsToCome}>
              <SkeletonRows label={t('shop.loading')} rows={5} columns="2fr" />
            </div>
          }
        >
          {({ length }) =>
            fitting.length === 0 && (
              <p className={styles.hint}>{t(length === 0 ? 'shop.noSaved' : 'shop.noSavedForVehicle')}</p>
            )
          }
        </Loaded>
        {note && (
          <p className={styles.red} role="alert">
            <CalendarX2 size={16} aria-hidden="true" /> {t(`notice.${note}`)}
          </p>
        )}
        {offered.length > 1 && (
          <div>
            <Button size="small" onPress={() => onCompare([...new Set(compared)].slice(0, limits.comparedShops))}>
              {t('shop.compare')}
            </Button>
          </div>
        )}
        {brand.switches.allLocations && <AllLocations />}
      </div>
    </FormSection>
  );
}

function ShopNote({ shop }: { shop: RequestShop }) {
  const { t } = useTranslation('shops');
  return (
    <>
      {shopAddress(shop)}
      {noAppointmentLabel(shop) && ` · ${t('card.noAppointments')}`}
    </>
  );
}

/** The full list of shops, and the option to leave the choice open. Loads when opened. */
function AllLocations() {
  const { t } = useTranslation(['service-request', 'shops']);
  const { snapshot, send } = useRequest();
  const { vehicle, shop } = snapshot.context.draft;
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: RequestShop | typeof ANYWHERE) => {
    send({ type: 'shop.chosen', shop: chosen });
    setOpen(false);
  };
  return (
    <Disclosure title={<Capitalized>{t('shop.seeAll')}</Capitalized>} isOpen={isOpen} onOpenChange={setOpen}>
      {isOpen && (
        <div className={styles.stack}>
          {shop !== ANYWHERE && (
            <div className={styles.anywhere}>
              <p className={styles.hint}>{t('shop.anyLocationBody')}</p>
              <Button onPress={() => choose(ANYWHERE)}>{t('shop.useAnyLocation')}</Button>
            </div>
          )}
          <div className={styles.framed}>
            <ShopList
              query={{ place: null, vehicleId: vehicle?.id ?? null, serviceIds: [] }}
              label={t('shops:list.byName')}
              empty={<EmptyState kind="filtered" title={t('shops:empty.noResultsTitle')} />}
            >
              {(one) => (
                <ShopCard
                  shop={one}
                  vehicle={vehicle}
                  actions={
                    <Button aria-label={t('shops:card.chooseShop', { shop: one.name })} onPress={() => choose(one)}>
                      {t('shops:card.chooseHere')}
                    </Button>
                  }
                />
              )}
            </ShopList>
          </div>
        </div>
      )}
    </Disclosure>
  );
}
