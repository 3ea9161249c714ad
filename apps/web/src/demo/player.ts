import type { Played } from '@wayside/scenarios/control';

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
 * Plays a step the way a person would: navigates, types, presses, and waits for the expected result.
 * @throws NotFound
 */
export async function play(
  { open, file, type, card, press, see }: Step,
  navigate: (path: string) => Promise<void>,
): Promise<void> {
  if (open !== undefined) await navigate(open);
  if (file) choose(await found(file.name, () => page().flatMap(fileFields)[0]), file);
  for (const [label, text] of Object.entries(type ?? {})) fill(await found(label, () => fieldOf(label)), text);
  if (card) await typeCard(card);
  if (press) (await found(press.name, () => pressable(press))).click();
  // Styles may write a text with a capital letter.
  const shown = see?.toLowerCase();
  if (see !== undefined) await found(see, () => page().some((part) => part.innerText.toLowerCase().includes(shown!)));
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

function fieldOf(label: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  return within('input, textarea').find(
    (element): element is HTMLInputElement | HTMLTextAreaElement => isShown(element) && nameOf(element) === label,
  );
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
  chosen.items.add(new File([content], name, { type: 'text/csv' }));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets the value as typing does: React only notices values set by the native setter. */
function fill(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.focus();
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.blur();
}

/** Types into the frames of the card form, which the offline gateway serves from the page's own origin. */
async function typeCard(card: NonNullable<Step['card']>): Promise<void> {
  const form = await found('Card', () => within('[data-state="ready"]').find(isShown));
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
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
