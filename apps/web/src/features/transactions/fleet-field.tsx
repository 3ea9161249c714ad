import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { Combobox } from '@wayside/ui';
import { useMemo, useState } from 'react';
import { allFleetsQuery } from '../../shared/data/all-fleets.ts';
import { OnEscape } from '../../shared/form/on-escape.tsx';
import styles from './transactions.module.css';

const ALL = 'all';

/** Narrows the lists to one fleet of the management company; all of them at first. */
export function FleetField({ value, onChange }: { value: number | undefined; onChange: (fleetId: number | undefined) => void }) {
  const { t, i18n } = useTranslation('transactions');
  const { data: fleets = [], isPending, error } = useQuery(allFleetsQuery());
  const options = useMemo(
    () => [
      { id: ALL, label: t('fleet.all') },
      ...fleets.toSorted((a, b) => a.name.localeCompare(b.name, i18n.language)).map(({ id, name }) => ({ id: String(id), label: name })),
    ],
    [fleets, t, i18n.language],
  );
  const chosen = value === undefined ? ALL : String(value);
  const chosenName = options.find(({ id }) => id === chosen)?.label ?? '';
  const [typed, setTyped] = useState<string>();
  return (
    <div className={styles.fleet}>
      <OnEscape do={() => setTyped(undefined)}>
        <Combobox
          label={t('fleet.label')}
          options={options}
          value={chosen}
          onChange={(id) => {
            // Null if the list was closed without a choice.
            if (id === null) return;
            setTyped(undefined);
            if (id !== chosen) onChange(id === ALL ? undefined : Number(id));
          }}
          inputValue={typed ?? chosenName}
          onInputChange={setTyped}
          onBlur={() => setTyped(undefined)}
          isLoading={isPending && !error}
          emptyText={t('fleet.none')}
          loadingText={t('fleet.loading')}
          {...(Boolean(error) && { error: t('fleet.failed') })}
        />
      </OnEscape>
    </div>
  );
}
