import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<
  AriaCheckboxProps,
  'children' | 'className' | 'style' | 'validationBehavior' | 'validate'
> & {
  /** Not needed with an `aria-label`, where a row and a column say what the box is. */
  readonly children?: ReactNode;
};

/** Yes or no; the whole label is the target. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      validationBehavior="aria"
      className={classNames(styles.checkbox, children === undefined && styles.bare)}
    >
      {({ isIndeterminate }) => (
        <>
          <span className={styles.tick}>
            {isIndeterminate ? (
              <Minus size={12} strokeWidth={3.5} aria-hidden="true" />
            ) : (
              <Check size={12} strokeWidth={3.5} aria-hidden="true" />
            )}
          </span>
          {children !== undefined && <span>{children}</span>}
        </>
      )}
    </AriaCheckbox>
  );
}
