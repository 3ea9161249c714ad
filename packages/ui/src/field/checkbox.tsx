import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import styles from './field.module.css';

export type CheckboxProps = Omit<
  AriaCheckboxProps,
  'children' | 'className' | 'style' | 'validationBehavior' | 'validate'
> & {
  readonly children: ReactNode;
};

/** Yes or no; the whole label is the target. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} validationBehavior="aria" className={styles.checkbox!}>
      {({ isIndeterminate }) => (
        <>
          <span className={styles.tick}>
            {isIndeterminate ? (
              <Minus size={12} strokeWidth={3.5} aria-hidden="true" />
            ) : (
              <Check size={12} strokeWidth={3.5} aria-hidden="true" />
            )}
          </span>
          <span>{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
