import { classNames } from '@wayside/ui';
import { readStored, writeStored } from '../session/storage.ts';
import styles from './shortcut.module.css';

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** Whether only the command key is held: Control, or Command on Apple's keyboards, where Control edits text. */
export function isCommand(event: KeyboardEvent): boolean {
  return (
    !event.altKey && !event.shiftKey && (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey)
  );
}

/**
 * The ref of a control that the command key and another press: it sets `aria-keyshortcuts`, which the library does not
 * pass on.
 */
export const pressedBy =
  (key: string) =>
  (control: Element | null): void =>
    control?.setAttribute('aria-keyshortcuts', `${isApple ? 'Meta' : 'Control'}+${key}`);

const SINGLE_KEYS = 'single_keys';

/** Whether keys without a modifier are shortcuts, as the user left it on this device. */
export const areSingleKeysOn = (): boolean => readStored(SINGLE_KEYS) !== 'off';
export const keepSingleKeys = (areOn: boolean): void => writeStored(SINGLE_KEYS, areOn ? 'on' : 'off');

/** How a shortcut with the command key is written. */
export const commandKey = (sign: string): string => (isApple ? `⌘${sign}` : `Ctrl ${sign}`);

/** A shortcut, printed on its control where there is a keyboard. */
export function Shortcut({ sign, className }: { sign: string; className?: string | undefined }) {
  // Drawn by the style sheet: as text it would be part of the visible label, which the accessible name must contain.
  return <kbd className={classNames(styles.keys, className)} aria-hidden="true" data-keys={commandKey(sign)} />;
}
