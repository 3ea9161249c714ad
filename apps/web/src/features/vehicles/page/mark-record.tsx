import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { SkeletonRows } from '@wayside/ui';
import { useEffect } from 'react';
import { all, Loaded } from '../../../shared/data/loaded.tsx';
import { FormSelect } from '../../../shared/form/form-select.tsx';
import formStyles from '../../../shared/form/form.module.css';
import { favoriteShopsQuery, servicesQuery } from '../../../shared/shops/shops.queries.ts';
import type { Service, Shop } from '../../../shared/shops/shops.queries.ts';
import { CompletionDay, OdometerOfHistory } from '../history/new/history-fields.tsx';
import type { HistoryForm } from '../history/new/history-form.ts';
import { ShopFields } from '../history/new/shop-fields.tsx';

/** When, at which reading and where the service was done, for its record in the history. */
export function MarkRecord({ form, vehicleId }: { form: HistoryForm; vehicleId: number }) {
  const { t } = useTranslation('history');
  const query = all(
    {
      shops: useQuery(favoriteShopsQuery()),
      services: useQuery(servicesQuery({ vehicleId, shopId: null })),
    },
    (data) => ({ ...data, shops: data.shops.filter((shop) => shop.is_favorite_shop) }),
  );
  return (
    <>
      <div className={formStyles.pairs}>
        <CompletionDay form={form} />
        <OdometerOfHistory form={form} />
      </div>
      <Loaded query={query} skeleton={<SkeletonRows label={t('new.loading')} rows={2} columns="1fr" />} isCompact>
        {(data) => <ShopAndService form={form} {...data} />}
      </Loaded>
    </>
  );
}

/** The service is known by its name in the schedule; where the catalog has no such name, it is chosen. */
function ShopAndService({
  form,
  shops,
  services,
}: {
  form: HistoryForm;
  shops: readonly Shop[];
  services: readonly Service[];
}) {
  const { t } = useTranslation('history');
  const [line] = form.getValues('lines');
  const known = services.find(({ name }) => name === line!.name);
  const onlyShop = shops.length === 1 ? shops[0]!.id : null;
  const hasShops = shops.length > 0;
  useEffect(() => {
    const { shopId, shopName } = form.getValues();
    if (known) form.setValue('lines.0.serviceId', known.id);
    if (!hasShops) form.setValue('shopKind', 'typed');
    else if (shopId === null && shopName === '' && onlyShop !== null) form.setValue('shopId', onlyShop);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when they are loaded
  }, [known?.id, onlyShop, hasShops]);
  return (
    <>
      <ShopFields form={form} shops={shops} />
      {!known && (
        <FormSelect
          form={form}
          name="lines.0.serviceId"
          label={t('new.services.choose')}
          placeholder={t('new.services.choose')}
          options={services.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
    </>
  );
}
