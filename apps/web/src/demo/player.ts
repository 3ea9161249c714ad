import type { Played } from '@wayside/scenarios/control';
import { wait } from './marker.ts';
import type { Point } from './marker.ts';

type Step = Played['steps'][number];
type Press = NonNullable<Step['press']>;

const PATIENCE_MS = 6000;
const LOOK_MS = 80;

/** The elements of a role. */
export const SELECTORS: Readonly<Record<Press['role'], string>> = {
  button: 'button, [role="button"], input[type="submit"]',
  link: 'a[href], [role="link"]',
  tab: '[role="tab"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  radio: 'input[type="radio"], [role="radio"]',
  switch: '[role="switch"]',
  option: '[role="option"]',
  menuitem: '[role^="menuitem"]',
  row: 'tr, [role="row"]',
};

/** Names of the frames in which the card provider takes a card. */
const CARD_FRAMES = { number: 'number', expiration: 'expirationDate', code: 'cvv' } as const;
type CardPart = keyof typeof CARD_FRAMES;

/** The page doesn't have the element that a step names. */
export class NotFound extends Error {}

/**
 * Plays a step the way a person would: navigates, types, presses, and waits for the expected result. Each control is
 * pointed out before it is used.
 * @throws NotFound
 */
export async function play(
  { open, file, type, card, press, see }: Step,
  { navigate, point }: { navigate: (path: string) => Promise<void>; point: Point },
): Promise<void> {
  /** Acts after the control was pointed out. */
  const after = async <Part extends HTMLElement>(element: Part, name: string, act: (element: Part) => unknown) => {
    const unmark = await point(element, name);
    try {
      await act(element);
    } finally {
      unmark();
    }
  };
  if (open !== undefined) await navigate(open);
  if (file) {
    const field = await found(file.name, () => page().flatMap(fileFields)[0]);
    await after(field, file.name, () => choose(field, file));
  }
  for (const [label, text] of Object.entries(type ?? {}))
    await after(await found(label, () => fieldOf(label)), label, (field) => fill(field, text));
  if (card) await after(await found('Card', cardForm), 'Card', (form) => typeCard(form, card));
  if (press) await after(await found(press.name, () => pressable(press)), press.name, () => pressNow(press));
  await seen(see);
}

/** Waits for a text of the page, or for one in a field. Styles may write it with a capital letter. */
export async function seen(text: string): Promise<void> {
  const shown = text.toLowerCase();
  const isOnPage = (): boolean => page().some((part) => readable(part).toLowerCase().includes(shown));
  const isInField = (): boolean =>
    within(FIELDS).some((field) => isTextField(field) && isShown(field) && field.value.toLowerCase().includes(shown));
  await found(text, () => isOnPage() || isInField());
}

/** What can be read: not behind a dialog, nor in a hidden list that stands for a drawn one. */
function readable(part: HTMLElement): string {
  if (part.inert || part.ariaHidden === 'true') return '';
  const hidden = [...part.querySelectorAll<HTMLElement>('[aria-hidden="true"] select')];
  return hidden.reduce((text, list) => text.replace(list.innerText, ''), part.innerText);
}

/** Finds the control again: the page may have replaced it while it was pointed out. */
async function pressNow(press: Press): Promise<void> {
  (await found(press.name, () => pressable(press))).click();
}

/** The page without the demo bar. */
function page(): HTMLElement[] {
  return [...document.body.children].filter(
    (part) => part instanceof HTMLElement && part.dataset['demo'] === undefined,
  ) as HTMLElement[];
}
const within = (selector: string): HTMLElement[] =>
  page().flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);
/** Whether a person sees it and can reach it: not behind a dialog. */
const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
const text = (value: string | null | undefined): string => (value ?? '').replaceAll(/\s+/g, ' ').trim();

function pressable({ role, name }: Press): HTMLElement | undefined {
  return within(SELECTORS[role]).find(
    (element) => nameOf(element) === name && (isShown(element) || 'checked' in element),
  );
}

type TextField = HTMLInputElement | HTMLTextAreaElement;
const FIELDS = 'input, textarea';
const isTextField = (element: HTMLElement): element is TextField => element.matches(FIELDS);

/** A field, or a part of a date, which is none. */
function fieldOf(label: string): HTMLElement | undefined {
  return within(`${FIELDS}, [role="spinbutton"]`).find((element) => isShown(element) && nameOf(element) === label);
}

/** Accessible name of an element, computed only as far as our own components need it. */
export function nameOf(element: HTMLElement): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  const own = element.getAttribute('aria-label');
  if (labelledBy) {
    const names = labelledBy
      .split(/\s+/)
      .map((id) => (id === element.id ? (own ?? element.textContent) : document.getElementById(id)?.textContent));
    return text(names.join(' '));
  }
  if (own) return text(own);
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  return text(labels.length > 0 ? labels.map(contentOf).join(' ') : contentOf(element));
}

/** Text of an element, with a space around each block in it, as in accessible names. */
function contentOf(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.textContent ?? '';
      if (node.ariaHidden === 'true') return '';
      return getComputedStyle(node).display.startsWith('inline') ? contentOf(node) : ` ${contentOf(node)} `;
    })
    .join('');
}

const fileFields = (part: HTMLElement): HTMLInputElement[] => [
  ...part.querySelectorAll<HTMLInputElement>('input[type="file"]'),
];

/** Chooses the file as its dialog would. The content is written as in `textOfFile` of the scenarios. */
function choose(field: HTMLInputElement, { name, lines }: NonNullable<Step['file']>): void {
  let count = 0;
  const numbered = (line: string): string =>
    line.includes('{n}') ? line.replaceAll('{n}', String(++count).padStart(5, '0')) : line;
  const content = lines.flatMap(([line, times]) => Array.from({ length: times }, () => numbered(line))).join('\r\n');
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'text/csv' }));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets the value as typing does: React only notices values set by the native setter. */
function fill(field: HTMLElement, value: string): void {
  field.focus();
  if (!isTextField(field)) {
    for (const data of value)
      field.dispatchEvent(
        new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
      );
    return;
  }
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // A list of suggestions would close.
  if (field.role !== 'combobox') field.blur();
}

const cardForm = (): HTMLElement | undefined => within('[data-state="ready"]').find(isShown);

/** Types into the frames of the card form, which the offline gateway serves from the page's own origin. */
async function typeCard(form: HTMLElement, card: NonNullable<Step['card']>): Promise<void> {
  // Where PayPal is offered too, the form asks first which of the two it is.
  const option = form.querySelector<HTMLElement>('.braintree-option__card');
  if (option && isShown(option)) option.click();
  for (const part of Object.keys(CARD_FRAMES) as CardPart[])
    fill(await found('Card', () => cardField(form, part)), card[part]);
  // The frames tell the form a moment later.
  await found(
    'Card',
    () => form.querySelectorAll('.braintree-hosted-fields-valid').length === Object.keys(CARD_FRAMES).length,
  );
}

function cardField(form: HTMLElement, part: CardPart): HTMLInputElement | null | undefined {
  return form
    .querySelector<HTMLIFrameElement>(`iframe[name="braintree-hosted-field-${CARD_FRAMES[part]}"]`)
    ?.contentDocument?.querySelector('input');
}

async function found<T>(what: string, look: () => T | null | undefined): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = look();
    if (seen) return seen;
    if (Date.now() > until) throw new NotFound(what);
    await wait(LOOK_MS);
  }
}
