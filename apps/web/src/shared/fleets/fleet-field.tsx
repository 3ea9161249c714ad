import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { Combobox } from '@wayside/ui';
import { useMemo, useState } from 'react';
import { allFleetsQuery } from '../data/all-fleets.ts';

const ALL = 'all';

export interface FleetFieldProps {
  label: string;
  value: number | undefined;
  onChange: (fleetId: number | undefined) => void;
  /** Offers all fleets as the first choice, with this text. */
  all?: string;
  placeholder?: string;
  error?: string | undefined;
}

/** One of the fleets of the management company. */
export function FleetField({ label, value, onChange, all, placeholder, error: problem }: FleetFieldProps) {
  const { t, i18n } = useTranslation();
  const { data: fleets = [], isPending, error: failure } = useQuery(allFleetsQuery());
  const options = useMemo(
    () => [
      ...(all === undefined ? [] : [{ id: ALL, label: all }]),
      ...fleets
        .toSorted((a, b) => a.name.localeCompare(b.name, i18n.language))
        .map(({ id, name }) => ({ id: String(id), label: name })),
    ],
    [fleets, all, i18n.language],
  );
  const chosen = value === undefined ? (all === undefined ? null : ALL) : String(value);
  // The field shows a choice at once, as the page may take a moment to take it over (or refuse it), and the list closes
  // with the choice.
  const [picked, setPicked] = useState<string>();
  const [last, setLast] = useState(chosen);
  if (last !== chosen) {
    setLast(chosen);
    setPicked(undefined);
  }
  const error = problem ?? (failure ? t('fleet.failed') : undefined);
  return (
    <Combobox
      label={label}
      options={options}
      value={picked ?? chosen}
      onChange={(id) => {
        // Null if the text was cleared, which chooses nothing.
        if (id === null) return;
        setPicked(id);
        if (id !== chosen) onChange(id === ALL ? undefined : Number(id));
      }}
      onBlur={() => setPicked(undefined)}
      isLoading={isPending && !failure}
      emptyText={t('fleet.none')}
      loadingText={t('fleet.loading')}
      placeholder={placeholder}
      error={error}
    />
  );
}
