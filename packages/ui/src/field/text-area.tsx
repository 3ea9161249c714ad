import { useEffect, useState } from 'react';
import type { Ref } from 'react';
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
  /** Most code points there may be. Typing goes on beyond it, so that nothing of a pasted text is lost unseen; the counter tells. */
  readonly limit?: number;
  /** "12 of 250 characters", from the counts. Needed with a limit. */
  readonly countText?: (used: number, limit: number) => string;
  /** Stops typing at the limit instead. */
  readonly isCut?: boolean;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
};

/** How long the typing rests before the count is spoken: at every letter it would drown the letters. */
const SPOKEN_AFTER_MS = 1000;
/** The count is spoken when this much of the limit is used. */
const NEAR = 0.8;

/** Several lines of text, with a count where there is a limit. */
export const TextArea = ({
  label,
  description,
  error,
  optionalText,
  value,
  limit,
  countText,
  isCut = false,
  rows = 3,
  placeholder,
  inputRef,
  ...rest
}: TextAreaProps) => {
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
    <AriaTextField {...rest} value={value} isInvalid={error !== undefined || isOver} validationBehavior="aria" className={styles.field!}>
      <FieldLabel label={label} optionalText={optionalText} />
      <AriaTextArea
        {...(inputRef && { ref: inputRef })}
        {...(placeholder && { placeholder })}
        {...(isCut && limit !== undefined && limitInput(value, limit))}
        rows={rows}
        className={classNames(styles.box, styles.area)}
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
};
