import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { Button, Select } from '@wayside/ui';
import { X } from 'lucide-react';
import { allFleetsQuery } from '../../shared/data/all-fleets.ts';
import { filterTypes } from './fleets.queries.ts';
import type { FilterType, Fleet } from './fleets.queries.ts';
import type { useFleetFilter } from './use-fleet-filter.ts';
import styles from './fmc.module.css';

const NONE = 'none';

/** Filter type and value. Only values that occur are offered. */
export function FleetFilter({ type, value, change }: ReturnType<typeof useFleetFilter>) {
  const { t, i18n } = useTranslation('fmc');
  const valueText = useValueText();
  const { data: fleets } = useQuery({ ...allFleetsQuery(), enabled: type !== undefined });
  const values = type && fleets ? valuesOf(fleets, type, i18n.language) : [];
  const offered = value && !values.includes(value) ? [value, ...values] : values;

  return (
    <div className={styles.filter}>
      <Select
        label={t('filter.type')}
        isInline
        options={[{ id: NONE, label: t('filter.none') }, ...filterTypes.map((id) => ({ id, label: t(`filter.types.${id}`) }))]}
        value={type ?? NONE}
        onChange={(id) => change(filterTypes.find((name) => name === id))}
      />
      {type && (
        <>
          <Select
            label={t('filter.value')}
            isInline
            placeholder={t('filter.value')}
            options={offered.map((name) => ({ id: name, label: valueText(type, name) }))}
            value={value ?? null}
            onChange={(id) => change(type, id)}
          />
          <Button variant="quiet" icon={<X size={16} aria-hidden="true" />} onPress={() => change(undefined)}>
            {t('filter.clear')}
          </Button>
        </>
      )}
    </div>
  );
}

function useValueText(): (type: FilterType, value: string) => string {
  const { t } = useTranslation();
  return (type, value) => (type === 'is_active' ? t(value === 'true' ? 'state.active' : 'state.inactive') : value);
}

/** Text for the active filter's chip, such as "Region: West". */
export function useFilterText(): (type: FilterType, value: string) => string {
  const { t } = useTranslation('fmc');
  const valueText = useValueText();
  return (type, value) => t('filter.chip', { type: t(`filter.types.${type}`), value: valueText(type, value) });
}

function valuesOf(fleets: readonly Fleet[], type: FilterType, language: string): string[] {
  const values = fleets.map((fleet) => fleet[type]).filter((value) => value !== null);
  return [...new Set(values.map(String))].toSorted((a, b) => a.localeCompare(b, language));
}
