import { brandOfId } from '@wayside/brands';
import type { Catalogue } from '@wayside/scenarios/control';
import { Button, SearchField, Select } from '@wayside/ui';
import { X } from 'lucide-react';
import { areasOf } from './filter.ts';
import type { Filter } from './filter.ts';
import styles from './gallery.module.css';
import { KINDS, areaLabel, kindLabels, profileLabels } from './scenario-facts.ts';

const ALL = 'all';

export interface GalleryFiltersProps {
  catalogue: Catalogue;
  filter: Filter;
  /** Of how many in this tab, and what they are called. */
  matchCount: number;
  total: number;
  noun: string;
  /** Only situations have areas and kinds. */
  hasAreas: boolean;
  onChange: (key: string, value: string | undefined) => void;
  onClear: () => void;
}

/** Search, the four filters, and the number of matches. */
export function GalleryFilters({
  catalogue,
  filter,
  matchCount,
  total,
  noun,
  hasAreas,
  onChange,
  onClear,
}: GalleryFiltersProps) {
  const { scenarios, brands, roles, profiles } = catalogue;
  const all = [
    {
      key: 'brand',
      label: 'Brand',
      all: 'All brands',
      options: brands.map((id) => ({ id, label: brandOfId(id).name })),
    },
    { key: 'role', label: 'Role', all: 'All roles', options: roles.map((id) => ({ id, label: id })) },
    {
      key: 'area',
      label: 'Area',
      all: 'All areas',
      options: areasOf(scenarios).map((id) => ({ id, label: areaLabel(id) })),
    },
    { key: 'kind', label: 'Kind', all: 'All kinds', options: KINDS.map((id) => ({ id, label: kindLabels[id] })) },
    {
      key: 'profile',
      label: 'Values',
      all: 'As they are',
      options: profiles.map((id) => ({ id, label: profileLabels[id] })),
    },
  ] as const;
  const axes = all.filter(({ key }) => hasAreas || (key !== 'area' && key !== 'kind'));
  const chips = axes.flatMap(({ key, label, options }) => {
    const chosen = options.find(({ id }) => id === filter[key]);
    return chosen ? [{ key, text: `${label}: ${chosen.label}` }] : [];
  });
  const isFiltering = chips.length > 0 || filter.q !== '';

  return (
    <search className={styles.filters} aria-label="Scenarios">
      <div className={styles.controls}>
        <div className={styles.search}>
          <SearchField
            label="Search scenarios"
            placeholder="Words, operation, ERR-02, timeout"
            value={filter.q}
            onChange={(q) => onChange('q', q)}
            clearLabel="Clear search"
            shortcut="/"
          />
        </div>
        {axes.map(({ key, label, all: none, options }) => (
          <div key={key} className={styles.axis}>
            <Select<string>
              label={label}
              options={[{ id: ALL, label: none }, ...options]}
              value={filter[key] ?? ALL}
              onChange={(id) => onChange(key, id === ALL ? undefined : id)}
            />
          </div>
        ))}
      </div>
      <div className={styles.result}>
        <output className={styles.found}>{`${matchCount} of ${total} ${noun}`}</output>
        {chips.map(({ key, text }) => (
          <Button
            key={key}
            size="small"
            aria-label={`Remove filter ${text}`}
            icon={<X size={14} aria-hidden="true" />}
            onPress={() => onChange(key, undefined)}
          >
            {text}
          </Button>
        ))}
        {isFiltering && (
          <Button size="small" variant="quiet" onPress={onClear}>
            Clear all
          </Button>
        )}
      </div>
    </search>
  );
}
