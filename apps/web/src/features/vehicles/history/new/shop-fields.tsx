import { limits } from '@wayside/domain';
import type { HistoryValues, ShopKind } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { RadioGroup } from '@wayside/ui';
import { FormSelect } from '../../../../shared/form/form-select.tsx';
import { FormTextField } from '../../../../shared/form/form-text-field.tsx';
import { useAppField } from '../../../../shared/form/use-app-field.ts';
import { shopAddress } from '../../../../shared/shops/shop-text.ts';
import type { Shop } from '../../../../shared/shops/shops.queries.ts';
import type { HistoryForm } from './history-form.ts';

/** A saved shop, or the name of any other (MNH-01). */
export function ShopFields({ form, shops }: { form: HistoryForm; shops: readonly Shop[] }) {
  const { t } = useTranslation('history');
  const kind = useAppField<HistoryValues, HistoryValues, ShopKind>({
    form,
    name: 'shopKind',
    label: t('new.shop.label'),
  });
  return (
    <>
      <RadioGroup
        label={t('new.shop.label')}
        isLabelHidden
        orientation="horizontal"
        options={(['saved', 'typed'] as const).map((id) => ({ id, label: t(`new.shop.${id}`) }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      {kind.value === 'saved' ? (
        <FormSelect
          form={form}
          name="shopId"
          label={t('new.shop.choose')}
          placeholder={t('new.shop.placeholder')}
          options={shops.map((shop) => ({ id: shop.id, label: shop.name, description: shopAddress(shop) }))}
          description={shops.length === 0 ? t('new.shop.none') : undefined}
        />
      ) : (
        <FormTextField
          form={form}
          name="shopName"
          label={t('new.shop.name')}
          autoComplete="off"
          maxLength={limits.companyName}
        />
      )}
    </>
  );
}
