import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import { Spinner } from '../skeleton/spinner.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Fills the width of its container. */
  readonly isWide?: boolean;
  /** 16-pixel icon before the label. */
  readonly icon?: ReactNode;
}

export type ButtonProps = Look &
  Omit<AriaButtonProps, 'children' | 'className' | 'isDisabled' | 'style'> & {
    readonly children: ReactNode;
    /** Announced to screen readers while `isPending`, in place of the spinner. */
    readonly pendingLabel?: string;
    /**
     * Why the button is unavailable. Shown next to it; the button stays focusable and does nothing. If there is a
     * reason only some of the time, pass `undefined` the rest of the time.
     */
    readonly disabledReason?: string;
    /** Only screen readers get the reason, because it is already visible next to another button. */
    readonly isReasonHidden?: boolean;
    /** Of the element elsewhere that shows the reason, in place of the button itself. */
    readonly reasonId?: string;
    readonly ref?: Ref<HTMLButtonElement>;
  };

export function buttonClass({ variant = 'secondary', size = 'medium', isWide = false }: Look): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, isWide && styles.wide);
}

/**
 * One action, named with a verb. At most one `primary` per view. While pending it keeps its width and focus and ignores
 * presses.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isWide,
    icon,
    children,
    pendingLabel,
    disabledReason,
    isReasonHidden,
    reasonId: shownId,
    onPress,
    type,
    ref,
    ...rest
  } = props;
  const ownId = useId();
  const reasonId = shownId ?? ownId;
  const isBarred = disabledReason !== undefined;
  const describedBy = [rest['aria-describedby'], isBarred && reasonId].filter(Boolean).join(' ');
  const button = (
    <AriaButton
      {...rest}
      ref={ref}
      aria-describedby={describedBy || undefined}
      aria-disabled={isBarred || rest['aria-disabled']}
      type={isBarred ? 'button' : type}
      onPress={isBarred ? undefined : onPress}
      className={buttonClass({ variant, size, isWide })}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {rest.isPending && (
        <span className={styles.spinner}>
          <Spinner label={pendingLabel} />
        </span>
      )}
    </AriaButton>
  );
  // Rendered whenever the prop is passed, even without a reason: wrapping the button later would remount it and lose
  // its focus.
  if (!('disabledReason' in props)) return button;
  return (
    <span className={classNames(styles.withReason, isWide && styles.wide)}>
      {button}
      {isBarred && shownId === undefined && (
        <span id={reasonId} className={isReasonHidden ? styles.unseen : styles.reason}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}

/** What a link gives the router, which the app connects. */
declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: { readonly state: unknown };
  }
}

export type ButtonLinkProps = Look & {
  readonly children: ReactNode;
  /** Accessible name, when several links have the same visible text. It must begin with that text. */
  readonly 'aria-label'?: string;
  readonly href: string;
  readonly target?: string;
  readonly rel?: string;
  /** Options of the router for opening the link, such as history state. */
  readonly routerOptions?: { readonly state: unknown };
  /** In addition to opening the link. */
  readonly onPress?: () => void;
};

/** A link that looks like a button, for navigation rather than an action on this page. */
export function ButtonLink({ variant, size, isWide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={buttonClass({ variant, size, isWide })}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </AriaLink>
  );
}
