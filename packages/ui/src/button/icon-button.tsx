import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { Tooltip, TooltipTrigger } from '../tooltip/tooltip.tsx';
import { buttonClass } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import styles from './button.module.css';

export type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  /** Accessible name and tooltip. */
  readonly label: string;
  /** 16-pixel icon, hidden from assistive technology. */
  readonly icon: ReactNode;
  /** In place of the icon, where the accessible name begins with it. */
  readonly text?: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** An icon-only button. Its name shows as a tooltip on hover and focus. */
export function IconButton({ label, icon, text, variant = 'quiet', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger>
      <AriaButton
        {...rest}
        aria-label={label}
        className={classNames(buttonClass({ variant, size }), !text && styles.icon)}
      >
        <span className={styles.content}>{text ?? icon}</span>
      </AriaButton>
      <Tooltip isName>{label}</Tooltip>
    </TooltipTrigger>
  );
}
