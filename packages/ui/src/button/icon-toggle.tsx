import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { classNames } from '../class-names.ts';
import { Tooltip, TooltipTrigger } from '../tooltip/tooltip.tsx';
import { buttonClass } from './button.tsx';
import type { ButtonSize } from './button.tsx';
import styles from './button.module.css';

export interface IconToggleProps {
  /** Accessible name and tooltip: what is on while it is pressed. */
  readonly label: string;
  /** 16-pixel icon, hidden from assistive technology. */
  readonly icon: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly size?: ButtonSize;
}

/** An icon button that stays pressed while something is on. */
export function IconToggle({ label, icon, isOn, onChange, size = 'medium' }: IconToggleProps) {
  return (
    <TooltipTrigger>
      <ToggleButton
        aria-label={label}
        isSelected={isOn}
        onChange={onChange}
        className={classNames(buttonClass({ variant: 'quiet', size }), styles.icon, styles.toggle)}
      >
        <span className={styles.content}>{icon}</span>
      </ToggleButton>
      <Tooltip isName>{label}</Tooltip>
    </TooltipTrigger>
  );
}
