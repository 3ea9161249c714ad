import { useEffect } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

const buttonsOf = (bar: HTMLElement | null): HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? []),
];

/** Back to where the focus was; if a dialog has opened over that place since then, into the dialog. */
function back(left: HTMLElement | undefined): void {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1);
  const isInDialog = !dialog || dialog.contains(left ?? null);
  (isInDialog ? left : dialog)?.focus();
}

/**
 * F6 leads to the bar and back again, from inside a dialog too, which keeps Tab to itself; the arrow keys lead through
 * it.
 * @returns the handler of the bar's own keys
 */
export function useBarKeys(bar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  useEffect(() => {
    let left: HTMLElement | undefined;
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const { activeElement } = document;
      if (bar.current?.contains(activeElement)) return back(left);
      left = activeElement instanceof HTMLElement ? activeElement : undefined;
      buttonsOf(bar.current)[0]?.focus();
    };
    // Before any dialog hears it.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [bar]);

  return ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const buttons = buttonsOf(bar.current);
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    // The choice of the pace has arrow keys of its own.
    if (step === undefined || at < 0) return;
    buttons.at((at + step) % buttons.length)?.focus();
  };
}
