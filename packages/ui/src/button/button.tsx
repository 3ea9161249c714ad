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

type Look = {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as what it stands in. */
  readonly isWide?: boolean;
  /** 16-pixel icon before the text. */
  readonly icon?: ReactNode;
};

export type ButtonProps = Look &
  Omit<AriaButtonProps, 'children' | 'className' | 'isDisabled' | 'style'> & {
    readonly children: ReactNode;
    /** Says what is going on while `isPending`, to those who do not see the spinner. */
    readonly pendingLabel?: string;
    /** Why it cannot be used now. Shown beside the button, which keeps its focus and does nothing. Where there may be a reason at times, pass `undefined` at the others. */
    readonly disabledReason?: string | undefined;
    /** The reason is read out only: it is in sight already, next to another button. */
    readonly isReasonHidden?: boolean;
    readonly ref?: Ref<HTMLButtonElement>;
  };

export const buttonClass = ({ variant = 'secondary', size = 'medium', isWide = false }: Look): string =>
  classNames(styles.button, styles[variant], size === 'small' && styles.small, isWide && styles.wide);

/** One action, named by a verb. One `primary` per view. While pending it keeps its width and its focus and cannot be pressed again. */
export const Button = (props: ButtonProps) => {
  const { variant, size, isWide, icon, children, pendingLabel, disabledReason, isReasonHidden, onPress, type, ref, ...rest } = props;
  const reasonId = useId();
  const isBarred = disabledReason !== undefined;
  const describedBy = [rest['aria-describedby'], isBarred && reasonId].filter(Boolean).join(' ');
  const button = (
    <AriaButton
      {...rest}
      {...(ref && { ref })}
      {...(describedBy && { 'aria-describedby': describedBy })}
      {...(isBarred ? { 'aria-disabled': true, type: 'button' } : { ...(onPress && { onPress }), ...(type && { type }) })}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) })}
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
  // Around one that may get a reason from the start: another place in the page would be another button, without the focus of this one.
  if (!('disabledReason' in props)) return button;
  return (
    <span className={classNames(styles.withReason, isWide && styles.wide)}>
      {button}
      {isBarred && (
        <span id={reasonId} className={isReasonHidden ? styles.unseen : styles.reason}>
          {disabledReason}
        </span>
      )}
    </span>
  );
};

export type ButtonLinkProps = Look & {
  readonly children: ReactNode;
  /** Accessible name where several links read the same. It begins with what is seen. */
  readonly 'aria-label'?: string;
  readonly href: string;
  readonly target?: string;
  readonly rel?: string;
};

/** A link that looks like a button: for what leads to another place instead of doing something here. */
export const ButtonLink = ({ variant, size, isWide, icon, children, ...rest }: ButtonLinkProps) => (
  <AriaLink {...rest} className={buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) })}>
    <span className={styles.content}>
      {icon}
      {children}
    </span>
  </AriaLink>
);
