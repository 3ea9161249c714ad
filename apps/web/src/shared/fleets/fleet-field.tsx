import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { Combobox } from '@wayside/ui';
import { useMemo, useState } from 'react';
import { allFleetsQuery } from '../data/all-fleets.ts';
import { OnEscape } from '../form/on-escape.tsx';

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
      ...fleets.toSorted((a, b) => a.name.localeCompare(b.name, i18n.language)).map(({ id, name }) => ({ id: String(id), label: name })),
    ],
    [fleets, all, i18n.language],
  );
  const chosen = value === undefined ? (all === undefined ? null : ALL) : String(value);
  const chosenName = options.find(({ id }) => id === chosen)?.label ?? '';
  // What is in the field until the choice changes. A chosen fleet's name stays in it until the page has taken the choice over, because the
  // list opens again when the text of the field changes.
  const [typed, setTyped] = useState<{ text: string; beside: string | null }>();
  const type = (text: string): void => setTyped({ text, beside: chosen });
  const error = problem ?? (failure ? t('fleet.failed') : undefined);
  return (
    <OnEscape do={() => setTyped(undefined)}>
      <Combobox
        label={label}
        options={options}
        value={chosen}
        onChange={(id) => {
          // Null if the list was closed without a choice.
          if (id === null) return;
          type(options.find((option) => option.id === id)?.label ?? '');
          if (id !== chosen) onChange(id === ALL ? undefined : Number(id));
        }}
        inputValue={typed?.beside === chosen ? typed.text : chosenName}
        onInputChange={type}
        onBlur={() => setTyped(undefined)}
        isLoading={isPending && !failure}
        emptyText={t('fleet.none')}
        loadingText={t('fleet.loading')}
        {...(placeholder !== undefined && { placeholder })}
        {...(error !== undefined && { error })}
      />
    </OnEscape>
  );
}
