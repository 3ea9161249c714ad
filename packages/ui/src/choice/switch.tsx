import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import styles from './choice.module.css';

export interface SwitchProps {
  readonly children: ReactNode;
  /** Under the label, muted: what it does. */
  readonly description?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly name?: string;
  readonly isDisabled?: boolean;
  /** Shows the state, which is changed elsewhere. */
  readonly isReadOnly?: boolean;
}

/** On or off, effective immediately. Use a `Checkbox` for values saved by a button. */
export function Switch({ children, description, isOn, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} isSelected={isOn} className={styles.switch!}>
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
      <span className={styles.texts}>
        {children}
        {description && <span className={styles.note}>{description}</span>}
      </span>
    </AriaSwitch>
  );
}
