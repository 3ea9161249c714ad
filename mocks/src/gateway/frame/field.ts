/// <reference lib="dom" />
import constants from 'braintree-web/hosted-fields/shared/constants.js';
import validator from 'card-validator';
import creditCardType from 'credit-card-type';
import RestrictedInput from 'restricted-input';

const { events, allowedFields, allowedStyles, autocompleteMappings, maxExpirationYearAge } = constants;

export type FieldName = 'number' | 'expirationDate' | 'cvv' | 'postalCode' | 'cardholderName';

export interface Validity {
  isEmpty: boolean;
  isValid: boolean;
  isPotentiallyValid: boolean;
}

/** What the page half sends to the first frame. */
export interface FrameConfig {
  fields: Partial<Record<FieldName, { type?: string; placeholder?: string }>>;
  styles?: Record<string, Record<string, string>>;
}

/** One frame's field, as its sibling frames see it: they are of one origin. */
export interface Field {
  channel: string;
  name: FieldName;
  value: string;
  isFocused: boolean;
  open: (config: FrameConfig) => void;
}

/** The card brand, under the name that the provider's page half expects. */
export function cardTypes(number: string) {
  return creditCardType(number).map((card) => ({
    ...card,
    type: card.type === 'mastercard' ? 'master-card' : card.type,
  }));
}

/** Whether a value of a field can be right; the number decides how long a security code is. */
export function validityOf(name: FieldName, value: string, number: string): Validity {
  const cards = cardTypes(number);
  const { isValid, isPotentiallyValid } = {
    number: () => validator.number(value),
    cvv: () => validator.cvv(value, cards.length === 1 ? cards[0]!.code.size : [3, 4]),
    expirationDate: () => validator.expirationDate(value, maxExpirationYearAge),
    postalCode: () => validator.postalCode(value),
    cardholderName: () => validator.cardholderName(value),
  }[name]();
  return { isEmpty: value === '', isValid, isPotentiallyValid };
}

/** Digits in groups, as on the card. */
function numberPattern(number: string): string {
  const cards = cardTypes(number);
  const { gaps, lengths } = cards.length === 1 ? cards[0]! : { gaps: [4, 8, 12], lengths: [19] };
  return Array.from({ length: Math.max(...lengths) }, (_, index) => `${gaps.includes(index) ? ' ' : ''}{{9}}`).join('');
}

/** The input of one field, which follows what the page asks for. */
export function openField(
  field: Field,
  { fields, styles = {} }: FrameConfig,
  bus: Bus,
  changed: (input: HTMLInputElement) => void,
) {
  const { name } = field;
  const { name: id, label } = allowedFields[name]!;
  const input = document.createElement('input');
  const message = document.createElement('div');
  Object.assign(message, { id: 'message', hidden: true });
  Object.assign(input, {
    id,
    name: id,
    className: name,
    type: fields[name]?.type ?? 'text',
    inputMode: name === 'cardholderName' || name === 'postalCode' ? 'text' : 'numeric',
    autocomplete: autocompleteMappings[id],
    placeholder: fields[name]?.placeholder ?? '',
  });
  input.setAttribute('aria-label', label);
  input.setAttribute('aria-describedby', 'message');
  document.querySelector('main')!.append(input, message);
  document.adoptedStyleSheets = [sheetOf(styles)];

  const patterns: Partial<Record<FieldName, string>> = {
    number: numberPattern(''),
    expirationDate: '{{99}} / {{9999}}',
    cvv: '{{9999}}',
  };
  const pattern = patterns[name];
  const restricted = pattern && new RestrictedInput({ element: input, pattern });

  // The formatting runs after the browser's own event.
  const read = () =>
    setTimeout(() => {
      field.value = restricted ? restricted.getUnformattedValue().trim() : input.value;
      if (restricted && name === 'number') restricted.setPattern(numberPattern(field.value));
      changed(input);
    });
  input.addEventListener('input', read);

  const mine = (event: string, act: (data: Record<string, string>) => void) =>
    bus.on(event, (data) => {
      if (data['field'] === name) act(data as Record<string, string>);
    });
  mine(events.TRIGGER_INPUT_FOCUS, () => input.focus());
  mine(events.CLEAR_FIELD, () => {
    input.value = '';
    read();
  });
  mine(events.SET_ATTRIBUTE, ({ attribute, value }) => input.setAttribute(attribute!, value!));
  mine(events.REMOVE_ATTRIBUTE, ({ attribute }) => input.removeAttribute(attribute!));
  mine(events.ADD_CLASS, ({ classname }) => input.classList.add(classname!));
  mine(events.REMOVE_CLASS, ({ classname }) => input.classList.remove(classname!));
  mine(events.SET_MESSAGE, ({ message: text }) => (message.textContent = text!));
  document.documentElement.addEventListener('click', () => input.focus());
  return input;
}

export interface Bus {
  on: (event: string, listener: (data: Record<string, unknown>) => void) => boolean;
}

const BASE = `html, body, main { height: 100%; margin: 0; overflow: hidden; background: transparent }
input { display: block; box-sizing: border-box; width: 100%; height: 100%; padding: 0; border: 0; outline: 0; background: transparent }`;

/** Our own rules and the page's; a sheet made by script needs no permission of the policy. */
function sheetOf(styles: Record<string, Record<string, string>>): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BASE);
  for (const [selector, rules] of Object.entries(styles)) {
    const allowed = Object.entries(rules).filter(
      ([rule, value]) => allowedStyles.includes(rule) && !/[;{}]/.test(value),
    );
    try {
      sheet.insertRule(
        `${selector} { ${allowed.map(([rule, value]) => `${rule}: ${value}`).join('; ')} }`,
        sheet.cssRules.length,
      );
    } catch {
      // Selectors of other browsers.
    }
  }
  return sheet;
}
