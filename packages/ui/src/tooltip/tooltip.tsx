import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger as AriaTooltipTrigger } from 'react-aria-components/Tooltip';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

export interface TooltipTriggerProps {
  readonly children: ReactNode;
}

/** Wraps a focusable control and its `Tooltip`. */
export function TooltipTrigger({ children }: TooltipTriggerProps) {
  return (
    <AriaTooltipTrigger delay={500} closeDelay={100}>
      {children}
    </AriaTooltipTrigger>
  );
}

export interface TooltipProps {
  readonly children: ReactNode;
  readonly placement?: NonNullable<AriaTooltipProps['placement']>;
  /** It shows the name of its control, which is then not described by it, too. */
  readonly isName?: boolean;
}

export function Tooltip({ children, placement = 'top', isName = false }: TooltipProps) {
  return (
    <AriaTooltip className={styles.tooltip!} offset={6} placement={placement}>
      <span aria-hidden={isName || undefined}>{children}</span>
    </AriaTooltip>
  );
}
