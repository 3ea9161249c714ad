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
}

export function Tooltip({ children, placement = 'top' }: TooltipProps) {
  return (
    <AriaTooltip className={styles.tooltip!} offset={6} placement={placement}>
      {children}
    </AriaTooltip>
  );
}
