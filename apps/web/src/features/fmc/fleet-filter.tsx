import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { Button, Select } from '@wayside/ui';
import { X } from 'lucide-react';
import { allFleetsQuery, filterTypes } from './fleets.queries.ts';
import type { FilterType, Fleet } from './fleets.queries.ts';
import type { useFleetFilter } from './use-fleet-filter.ts';
import styles from './fmc.module.css';

const NONE = 'none';

/** Type and value of the filter; values are those that occur. */
export function FleetFilter({ type, value, change }: ReturnType<typeof useFleetFilter>) {
  const { t, i18n } = useTranslation(['fmc', 'common']);
  const { data: fleets } = useQuery({ ...allFleetsQuery, enabled: type !== undefined });
  const values = type && fleets ? valuesOf(fleets, type, i18n.language) : [];
  const offered = value && !values.includes(value) ? [value, ...values] : values;
  const text = (name: string) => (type === 'is_active' ? t(name === 'true' ? 'common:state.active' : 'common:state.inactive') : name);

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
            options={offered.map((name) => ({ id: name, label: text(name) }))}
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

function valuesOf(fleets: readonly Fleet[], type: FilterType, language: string): string[] {
  const values = fleets.map((fleet) => fleet[type]).filter((value) => value !== null);
  return [...new Set(values.map(String))].toSorted((a, b) => a.localeCompare(b, language));
}
