import { useEffect, useState } from 'react';
import type { ComponentProps, Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { LiveRegion } from '../live-region/live-region.tsx';
import { FieldLabel, FieldNotes } from './field-parts.tsx';
import type { FieldTexts } from './field-parts.tsx';
import styles from './field.module.css';
import { characters, limitInput } from './limit.ts';

export type TextAreaProps = FieldTexts & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /**
   * Maximum number of code points. Typing can go past it, so that pasted text is never cut silently; the counter shows
   * the excess.
   */
  readonly limit?: number;
  /** "12 of 250 characters", from the counts. Required with a limit. */
  readonly countText?: (used: number, limit: number) => string;
  /** Stops typing at the limit instead. */
  readonly isCut?: boolean;
  /** Lines of code: as long as they are, in letters of one width. */
  readonly isCode?: boolean;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  readonly onKeyDown?: ComponentProps<typeof AriaTextField>['onKeyDown'];
};

/** Pause in typing before the count is announced; announcing it at every letter would drown them out. */
const SPOKEN_AFTER_MS = 1000;
/** Share of the limit from which the count is announced. */
const NEAR = 0.8;

/** Multi-line text, with a counter if there is a limit. */
export function TextArea({
  label,
  description,
  error,
  optionalText,
  value,
  limit,
  countText,
  isCut = false,
  isCode = false,
  rows = 3,
  placeholder,
  inputRef,
  ...rest
}: TextAreaProps) {
  const used = characters(value);
  const count = limit !== undefined && countText ? countText(used, limit) : undefined;
  const isNear = limit !== undefined && used >= limit * NEAR;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(isNear && count ? count : ''), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isNear, count]);
  const isOver = limit !== undefined && used > limit;
  return (
    <AriaTextField
      {...rest}
      value={value}
      isInvalid={error !== undefined || isOver}
      validationBehavior="aria"
      className={styles.field!}
    >
      <FieldLabel label={label} optionalText={optionalText} />
      <AriaTextArea
        ref={inputRef}
        placeholder={placeholder}
        {...limitInput(value, isCut ? limit : undefined)}
        rows={rows}
        spellCheck={isCode ? false : undefined}
        className={classNames(styles.box, styles.area, isCode && styles.code)}
      />
      <div className={styles.under}>
        <div className={styles.notes}>
          <FieldNotes description={description} error={error} />
        </div>
        {count && <span className={classNames(styles.count, isOver && styles.over)}>{count}</span>}
      </div>
      <LiveRegion message={spoken} />
    </AriaTextField>
  );
}
