import { limits } from '@wayside/domain';
import type { HistoryValues, ShopKind } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { RadioGroup, Select } from '@wayside/ui';
import { FormTextField } from '../../../../shared/form/form-text-field.tsx';
import { useAppField } from '../../../../shared/form/use-app-field.ts';
import { shopAddress } from '../../../../shared/shops/shop-text.ts';
import type { Shop } from '../../../../shared/shops/shops.queries.ts';
import type { HistoryForm } from './history-form.ts';

/** A saved shop, or the name of any other (MNH-01). */
export function ShopFields({ form, shops }: { form: HistoryForm; shops: readonly Shop[] }) {
  const { t } = useTranslation('history');
  const { ref: _kindRef, ...kind } = useAppField<HistoryValues, HistoryValues, ShopKind>({
    form,
    name: 'shopKind',
    label: t('new.shop.label'),
  });
  return (
    <>
      <RadioGroup
        label={t('new.shop.label')}
        orientation="horizontal"
        options={(['saved', 'typed'] as const).map((id) => ({ id, label: t(`new.shop.${id}`) }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      {kind.value === 'saved' ? (
        <SavedShop form={form} shops={shops} />
      ) : (
        <FormTextField form={form} name="shopName" label={t('new.shop.name')} autoComplete="off" maxLength={limits.companyName} />
      )}
    </>
  );
}

function SavedShop({ form, shops }: { form: HistoryForm; shops: readonly Shop[] }) {
  const { t } = useTranslation('history');
  const { ref: _ref, ...field } = useAppField<HistoryValues, HistoryValues, number | null>({
    form,
    name: 'shopId',
    label: t('new.shop.choose'),
  });
  return (
    <Select
      label={t('new.shop.choose')}
      placeholder={t('new.shop.placeholder')}
      options={shops.map((shop) => ({ id: String(shop.id), label: shop.name, description: shopAddress(shop) }))}
      value={field.value === null ? null : String(field.value)}
      onChange={(id) => field.onChange(Number(id))}
      description={shops.length === 0 ? t('new.shop.none') : undefined}
    />
  );
}
