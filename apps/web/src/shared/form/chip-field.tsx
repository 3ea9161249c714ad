import { useTranslation } from '@wayside/i18n';
import { Chips, Combobox, matchesSearch } from '@wayside/ui';
import type { Chip } from '@wayside/ui';
import { useEffect, useRef, useState } from 'react';
import type { Choice } from './choice-list.tsx';
import styles from './form.module.css';

export interface ChipFieldProps {
  /** Of the field that adds one: "Add approver". */
  label: string;
  /** Accessible name of what is chosen. */
  listLabel: string;
  placeholder?: string;
  description?: string;
  error?: string | undefined;
  options: readonly Choice<number>[];
  chips: readonly Chip<number>[];
  onAdd: (id: number) => void;
  onRemove: (id: number) => void;
}

/** A few of many values: each is a chip, and a field finds the next one. For many at once there is `ChoiceList`. */
export function ChipField({ listLabel, options, chips, onAdd, onRemove, ...field }: ChipFieldProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState('');
  // After each choice the field is a new one: emptying the old one would open its list again.
  const [round, setRound] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) box.current!.querySelector<HTMLElement>('[role=combobox]')!.focus();
  }, [round]);
  const chosen = new Set(chips.map(({ id }) => id));
  return (
    <div ref={box} className={styles.chips}>
      <Chips label={listLabel} chips={chips} removeLabel={(name) => t('picker.remove', { name })} onRemove={onRemove} />
      <Combobox
        key={round}
        {...field}
        isSearched
        options={options
          .filter(
            ({ id, label, description = '' }) => !chosen.has(id) && matchesSearch([label, description], typed.trim()),
          )
          .map(({ id, label, description }) => ({ id: String(id), label, description }))}
        value={null}
        onInputChange={setTyped}
        onChange={(id) => {
          if (id === null) return;
          setTyped('');
          setRound(round + 1);
          onAdd(Number(id));
        }}
        emptyText={t('empty.noResults')}
      />
    </div>
  );
}
