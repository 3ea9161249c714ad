import type { Taken } from '@wayside/scenarios/control';
import { SELECTORS, nameOf } from './player.ts';
import { report } from './scenario-api.ts';

type Press = NonNullable<Taken['press']>;

const ROLES = Object.keys(SELECTORS) as Press['role'][];
/**
 * What follows a press on the same element within this time is the same press: a label passes its click on to its
 * field.
 */
const SAME_PRESS_MS = 500;

/**
 * Reports what is typed and pressed in the page, so that the session can be saved as a scenario. Names are those that a
 * walk-through uses.
 */
export function record(): void {
  let last: { element: Element; at: number } | undefined;
  let pressed: Press | undefined;
  const send = (taken: Omit<Taken, 'path'>): void => {
    const { pathname, search } = window.location;
    void report({ path: pathname + search, ...taken });
  };
  /** What the demo bar presses, no person did. */
  const press = (element: Element, named: Press, { timeStamp: at, isTrusted }: Event): void => {
    if (last?.element === element && at - last.at < SAME_PRESS_MS) return;
    last = { element, at };
    send({ press: named, isPlayed: !isTrusted });
  };

  send({});
  // Options of a list are gone before the click arrives, so the name is taken when the pointer goes down.
  document.addEventListener('pointerdown', ({ target }) => (pressed = pressOf(pressable(target))), true);
  document.addEventListener(
    'pointerup',
    (event) => {
      const element = pressable(event.target);
      if (element && pressed && pressOf(element)?.name === pressed.name) press(element, pressed, event);
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const element = pressable(event.target);
      const named = pressOf(element);
      if (element && named) press(element, named, event);
    },
    true,
  );
  document.addEventListener('change', ({ target }) => {
    if (!isTextField(target) || !isOfPage(target)) return;
    const label = nameOf(target);
    if (label !== '') send({ type: { [label]: target.value } });
  });
}

/** Not of the demo bar. */
const isOfPage = (element: Element): boolean => !element.closest('[data-demo]');
/** Rows that do nothing are not pressed. */
const isDead = (element: Element): boolean =>
  element.matches(SELECTORS.row) && getComputedStyle(element).cursor !== 'pointer';

function pressable(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest('label')?.control ?? target.closest<HTMLElement>(Object.values(SELECTORS).join(','));
  return element && !isTextField(element) && !isDead(element) && isOfPage(element) ? element : undefined;
}

function pressOf(element: HTMLElement | undefined): Press | undefined {
  const role = element && ROLES.find((name) => element.matches(SELECTORS[name]));
  const name = element && nameOf(element);
  return role && name ? { role, name } : undefined;
}

function isTextField(element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement &&
      !['checkbox', 'radio', 'file', 'submit', 'button', 'range'].includes(element.type))
  );
}
