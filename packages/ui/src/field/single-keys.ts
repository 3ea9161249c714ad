let areOn = true;
const listeners = new Set<() => void>();

/**
 * Whether keys without a modifier are shortcuts. They can be turned off (WCAG 2.1.4): speech input presses them by
 * accident.
 */
export const singleKeys = {
  areOn: (): boolean => areOn,
  turn(isOn: boolean): void {
    areOn = isOn;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Whether this press is such a shortcut, and not text that is being typed. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  const { target } = event;
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  return areOn && event.key === key && !isModified && !isTyping && !event.defaultPrevented;
}
