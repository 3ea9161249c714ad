import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { buttonClass } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldNotes, described } from './field-parts.tsx';
import type { FieldTexts } from './field-parts.tsx';
import styles from './field.module.css';
import { limitInput } from './limit.ts';

export type TextFieldProps = FieldTexts &
  Omit<
    AriaTextFieldProps,
    'children' | 'className' | 'maxLength' | 'style' | 'isInvalid' | 'validationBehavior' | 'validate'
  > & {
    readonly placeholder?: string;
    /** Maximum number of code points; typing stops there. For fields with a `value`. */
    readonly maxLength?: number;
    /**
     * Labels of the button that shows the password. Only with `type="password"`; without them there is no such button.
     */
    readonly reveal?: { readonly show: string; readonly hide: string };
    /** The input itself, for focusing after a failed submit. */
    readonly inputRef?: Ref<HTMLInputElement>;
  };

/** Single-line text with its label above and help or error below. Paste and password managers always work. */
export function TextField({
  label,
  description,
  error,
  warning,
  optionalText,
  placeholder,
  maxLength,
  reveal,
  inputRef,
  type,
  ...rest
}: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const shownType = type === 'password' && isShown ? 'text' : type;
  return (
    <AriaTextField
      {...rest}
      {...described(warning ?? description)}
      type={shownType}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles.field!}
    >
      <FieldLabel label={label} optionalText={optionalText} />
      <Group className={styles.box!} isInvalid={error !== undefined}>
        <Input
          ref={inputRef}
          placeholder={placeholder}
          {...limitInput(rest.value ?? '', maxLength)}
          className={styles.input!}
        />
        {reveal && type === 'password' && (
          <Button
            aria-label={isShown ? reveal.hide : reveal.show}
            className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), buttonStyles.icon, styles.inside)}
            onPress={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
          </Button>
        )}
      </Group>
      <FieldNotes description={description} error={error} warning={warning} />
    </AriaTextField>
  );
}
