import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger as AriaTooltipTrigger } from 'react-aria-components/Tooltip';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

export type TooltipTriggerProps = { readonly children: ReactNode };

/** Wraps a focusable control and its `Tooltip`. */
export const TooltipTrigger = ({ children }: TooltipTriggerProps) => (
  <AriaTooltipTrigger delay={500} closeDelay={100}>
    {children}
  </AriaTooltipTrigger>
);

export type TooltipProps = { readonly children: ReactNode; readonly placement?: NonNullable<AriaTooltipProps['placement']> };

export const Tooltip = ({ children, placement = 'top' }: TooltipProps) => (
  <AriaTooltip className={styles.tooltip!} offset={6} placement={placement}>
    {children}
  </AriaTooltip>
);
