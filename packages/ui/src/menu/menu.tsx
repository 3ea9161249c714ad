import { Check, ExternalLink } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

export interface MenuProps {
  readonly children: ReactNode;
  readonly placement?: NonNullable<PopoverProps['placement']>;
  /** Where a button opens the menu without a `MenuTrigger`, since the menu's code is loaded later. */
  readonly opening?: OpeningOfMenu;
}

export interface OpeningOfMenu {
  /** The button, which has an ID. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The item that has the focus at first, after a key; otherwise the menu has it. */
  readonly focus?: 'first' | 'last';
}

/**
 * The popover of a `MenuTrigger`; place it after the trigger button, whose name it has. Destructive items come last.
 */
export function Menu({ children, placement = 'bottom end', opening }: MenuProps) {
  return (
    <Popover
      className={styles.popover!}
      placement={placement}
      offset={6}
      trigger={opening && 'MenuTrigger'}
      triggerRef={opening?.button}
      aria-labelledby={opening?.button.current?.id}
      isOpen={opening?.isOpen}
      onOpenChange={opening?.onOpenChange}
    >
      <AriaMenu
        className={styles.menu!}
        {...REACHABLE}
        {...(opening && {
          'aria-labelledby': opening.button.current?.id,
          autoFocus: opening.focus ?? true,
          onClose: () => opening.onOpenChange(false),
        })}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}

/** Items that are off keep their place among the arrow keys, so that the reason below them is read. */
const REACHABLE = { disabledBehavior: 'selection' } as object;

export interface MenuItemProps {
  readonly id?: string;
  /** Text, also used by type-ahead. */
  readonly label: string;
  /** Second line, muted: more about it, or why it is off. */
  readonly note?: string;
  /** 16-pixel icon. */
  readonly icon?: ReactNode;
  readonly tone?: 'default' | 'danger' | 'quiet';
  readonly href?: string;
  readonly target?: '_blank';
  /** The browser's tooltip on hover. */
  readonly title?: string;
  readonly isDisabled?: boolean;
  readonly onAction?: () => void;
}

export function MenuItem({ label, note, icon, tone = 'default', title, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      rel={rest.target === '_blank' ? 'noopener noreferrer' : undefined}
      textValue={label}
      className={classNames(styles.item, styles[tone])}
    >
      {({ isSelected }) => (
        <>
          {icon}
          {/* The library doesn't pass `title` through to the item. */}
          <span className={styles.text} title={title}>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </span>
          {isSelected && <Check size={16} aria-hidden="true" className={styles.check} />}
          {rest.target === '_blank' && <ExternalLink size={14} aria-hidden="true" />}
        </>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps {
  readonly title: ReactNode;
  /** The id of the item that is chosen, where the items are a choice. */
  readonly chosen?: string;
  readonly children: ReactNode;
}

export function MenuSection({ title, chosen, children }: MenuSectionProps) {
  return (
    <AriaMenuSection
      selectionMode={chosen === undefined ? undefined : 'single'}
      selectedKeys={chosen === undefined ? undefined : [chosen]}
      disallowEmptySelection
    >
      <Header className={styles.head}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

export function MenuSeparator() {
  return <Separator className={styles.separator!} />;
}
