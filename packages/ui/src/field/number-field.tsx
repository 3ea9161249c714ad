import { useId, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldNotes, described } from './field-parts.tsx';
import type { FieldTexts } from './field-parts.tsx';
import styles from './field.module.css';
import { readNumber } from './read-number.ts';

export type NumberFieldProps = FieldTexts &
  Pick<AriaTextFieldProps, 'name' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'autoFocus'> & {
    readonly value: number | null;
    /** Called while typing: `null` when the field is empty, `NaN` when what was typed can't be read. */
    readonly onChange: (value: number | null) => void;
    /** The error for what can't be read. It gives an example. */
    readonly unreadable: string;
    readonly formatOptions?: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>;
    /** Muted, inside the field before the number: `$`. Part of the description for screen readers. */
    readonly prefix?: string;
    /** The same after the number, at most four characters: `mi`, `CAD`. */
    readonly unit?: string;
    readonly placeholder?: string;
  };

/**
 * A number from zero, typed with a point or a comma, and on blur shown in the notation of the page's language. Not the
 * number field of react-aria: that one takes a point in French and a comma in English for nothing, which turns 250.00
 * into 25,000.
 */
export function NumberField({
  label,
  description,
  error,
  warning,
  optionalText,
  value,
  onChange,
  onBlur,
  unreadable,
  formatOptions,
  prefix,
  unit,
  placeholder,
  ...rest
}: NumberFieldProps) {
  const { locale } = useLocale();
  const decimals = formatOptions?.maximumFractionDigits ?? 0;
  const format = (number: number | null): string =>
    number === null || Number.isNaN(number)
      ? ''
      : new Intl.NumberFormat(locale, formatOptions ?? { maximumFractionDigits: 0 }).format(number);

  const [prefixId, unitId] = [useId(), useId()];
  const [typed, setTyped] = useState({ text: format(value), value });
  const [isEditing, setEditing] = useState(false);
  // The value was set from outside.
  if (!Object.is(typed.value, value)) setTyped({ text: format(value), value });
  const type = (text: string): void => {
    const next = readNumber(text, locale, decimals);
    setTyped({ text, value: next });
    if (!Object.is(next, value)) onChange(next);
  };

  const isUnreadable = Number.isNaN(typed.value);
  const said = isUnreadable && !isEditing ? unreadable : error;
  return (
    <AriaTextField
      {...rest}
      {...described(warning ?? description)}
      aria-describedby={prefix || unit ? [prefix && prefixId, unit && unitId].filter(Boolean).join(' ') : undefined}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed.text}
      onChange={type}
      onFocus={() => setEditing(true)}
      onBlur={(event) => {
        setEditing(false);
        if (!isUnreadable) setTyped({ text: format(value), value });
        onBlur?.(event);
      }}
      isInvalid={said !== undefined}
      validationBehavior="aria"
      className={styles.field!}
    >
      <FieldLabel label={label} optionalText={optionalText} />
      <Group className={styles.box!} isInvalid={said !== undefined}>
        {prefix && <FieldUnit id={prefixId}>{prefix}</FieldUnit>}
        <Input className={classNames(styles.input, styles.number)} placeholder={placeholder} />
        {unit && <FieldUnit id={unitId}>{unit}</FieldUnit>}
      </Group>
      <FieldNotes description={description} error={said} warning={warning} />
    </AriaTextField>
  );
}

/** A unit inside a field, before or after what is typed. The field is described by its `id`. */
function FieldUnit({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <span id={id} aria-hidden="true" className={styles.unit}>
      {children}
    </span>
  );
}
