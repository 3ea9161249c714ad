import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import type { FieldTexts } from '../field/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './choice.module.css';

export interface TileSection<Id extends string = string> {
  readonly title: string;
  readonly tiles: readonly { readonly id: Id; readonly label: string }[];
}

export type TileGroupProps<Id extends string> = FieldTexts & {
  /** Empty groups are not rendered. */
  readonly sections: readonly TileSection<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly name?: string;
  readonly isDisabled?: boolean;
};

/** One of many short values, shown as tiles under headings, such as the times of a day. */
export function TileGroup<Id extends string>({
  label,
  description,
  error,
  optionalText,
  sections,
  value,
  onChange,
  ...rest
}: TileGroupProps<Id>) {
  const shown = sections.filter(({ tiles }) => tiles.length > 0);
  return (
    <AriaRadioGroup
      {...rest}
      value={value}
      onChange={(id) => {
        const chosen = shown.flatMap(({ tiles }) => tiles).find((tile) => tile.id === id);
        if (chosen) onChange(chosen.id);
      }}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldStyles.field!}
    >
      <FieldLabel label={label} optionalText={optionalText} />
      {shown.map(({ title, tiles }) => (
        <div key={title} className={styles.section}>
          <span className={styles.sectionTitle}>{title}</span>
          <div className={styles.tiles}>
            {tiles.map((tile) => (
              <Radio key={tile.id} value={tile.id} className={styles.small!}>
                {tile.label}
              </Radio>
            ))}
          </div>
        </div>
      ))}
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  );
}
