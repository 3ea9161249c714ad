import { formatMoney } from '@wayside/domain';
import { emptyHistoryLine } from '@wayside/domain/schemas';
import type { HistoryValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button, Combobox, IconButton } from '@wayside/ui';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { readingOf } from '../../../../shared/brand/brand.ts';
import { FormSelect } from '../../../../shared/form/form-select.tsx';
import { MoneyField } from '../../../../shared/form/money-field.tsx';
import { useAppField } from '../../../../shared/form/use-app-field.ts';
import { usePositionText } from '../../../../shared/maintenance/use-position-text.ts';
import type { Service } from '../../../../shared/shops/shops.queries.ts';
import type { HistoryForm } from './history-form.ts';
import styles from './new-history.module.css';

/** As many as the contract takes. */
const MOST = 50;

/** What was done: one or more services, each with position and price (MNH-02). */
export function ServiceLines({ form, services }: { form: HistoryForm; services: readonly Service[] }) {
  const { t, i18n } = useTranslation('history');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const lines = useWatch({ control: form.control, name: 'lines' });
  const prices = lines
    .map(({ price }) => price)
    .filter((price): price is number => price !== null && !Number.isNaN(price));
  return (
    <div className={styles.lines}>
      <ul className={styles.rows} aria-label={t('new.services.list')}>
        {fields.map(({ id }, at) => (
          <li key={id} className={styles.row}>
            <ServiceLine form={form} at={at} services={services} />
            {fields.length > 1 && (
              <span className={styles.remove}>
                <IconButton
                  label={t('new.services.remove', { number: at + 1 })}
                  icon={<X size={16} aria-hidden="true" />}
                  onPress={() => remove(at)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.sum}>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          disabledReason={fields.length < MOST ? undefined : t('new.services.most', { count: MOST })}
          onPress={() => append(emptyHistoryLine)}
        >
          {t('new.services.add')}
        </Button>
        {prices.length > 0 && (
          <output>
            {t('new.services.total', {
              amount: formatMoney(
                prices.reduce((sum, price) => sum + price, 0),
                readingOf(i18n.language),
              ),
            })}
          </output>
        )}
      </div>
    </div>
  );
}

function ServiceLine({ form, at, services }: { form: HistoryForm; at: number; services: readonly Service[] }) {
  const { t } = useTranslation(['history', 'service-request']);
  const positionText = usePositionText();
  const number = at + 1;
  const chosen = useAppField<HistoryValues, HistoryValues, number | null>({
    form,
    name: `lines.${at}.serviceId`,
    label: t('new.services.service', { number }),
  });
  const price = useAppField<HistoryValues, HistoryValues, number | null>({
    form,
    name: `lines.${at}.price`,
    label: t('new.services.price', { number }),
    isOptional: true,
  });
  const service = services.find(({ id }) => id === chosen.value);
  const positions = service?.positionOptions ?? [];

  return (
    <>
      <div className={styles.service}>
        <Combobox
          label={t('new.services.service', { number })}
          options={services.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={chosen.value === null ? null : String(chosen.value)}
          onChange={(id) => {
            const picked = services.find((offered) => String(offered.id) === id);
            if (picked?.id === chosen.value) return;
            chosen.onChange(picked?.id ?? null);
            form.setValue(`lines.${at}.name`, picked?.name ?? '');
            form.setValue(`lines.${at}.position`, null);
          }}
          onBlur={chosen.onBlur}
          emptyText={t('service-request:services.none')}
          placeholder={t('new.services.choose')}
        />
      </div>
      <FormSelect
        form={form}
        name={`lines.${at}.position`}
        label={t('new.services.position', { number })}
        placeholder={service ? t(`new.services.${positions.length > 0 ? 'anyPosition' : 'noPosition'}`) : '—'}
        options={positions.map((id) => ({ id, label: positionText(id) }))}
        isDisabled={positions.length === 0}
      />
      <MoneyField
        label={t('new.services.price', { number })}
        optionalText={price.optionalText}
        value={price.value}
        onChange={price.onChange}
        onBlur={price.onBlur}
      />
    </>
  );
}
