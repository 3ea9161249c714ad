/// <reference lib="dom" />
import constants from 'braintree-web/hosted-fields/shared/constants.js';
import Framebus from 'framebus';
import { cardTypes, openField, validityOf } from './field.ts';
import type { Field, FieldName, FrameConfig, Validity } from './field.ts';
import { tokenize } from './tokenize.ts';
import type { ClientConfig } from './tokenize.ts';

/**
 * The page inside each card field, in place of the provider's. It speaks the protocol of the library's page half: the
 * first frame that gets the configuration opens its siblings and exchanges all fields for a nonce.
 */

declare global {
  interface Window {
    waysideField?: Field;
  }
}

const { events } = constants;
const channel = location.hash.slice(1);
const name = window.name.replace('braintree-hosted-field-', '') as FieldName;
const bus = new Framebus({ channel, targetFrames: [window.parent] });

let last: Validity = { isEmpty: true, isValid: false, isPotentiallyValid: true };
let lastTypes = '';
let lastBin = '';
let hasBegun = false;

const field: Field = { channel, name, value: '', isFocused: false, open };
window.waysideField = field;
bus.emit(events.FRAME_READY, { field: name }, (config) => own(config as FrameConfig));

/** The fields of this form, in all frames of our origin. */
function siblings(): Field[] {
  return Array.from({ length: window.parent.length }, (_, index) => {
    try {
      return window.parent[index]?.waysideField;
    } catch {
      // A frame of another origin.
      return undefined;
    }
  }).filter((other) => other?.channel === channel) as Field[];
}

const number = (): string => siblings().find((other) => other.name === 'number')?.value ?? '';

function states(): Record<string, Validity & { isFocused: boolean }> {
  return Object.fromEntries(
    siblings().map((other) => [
      other.name,
      { ...validityOf(other.name, other.value, number()), isFocused: other.isFocused },
    ]),
  );
}

function say(
  type: 'focus' | 'blur' | 'empty' | 'notEmpty' | 'validityChange' | 'cardTypeChange' | 'inputSubmitRequest',
): void {
  bus.emit(events.INPUT_EVENT, {
    type,
    merchantPayload: { emittedBy: name, cards: cardTypes(number()), fields: states() },
  });
}

function open(config: FrameConfig): void {
  const input = openField(field, config, bus, changed);
  for (const type of ['focus', 'blur'] as const) {
    input.addEventListener(type, () => {
      field.isFocused = type === 'focus';
      say(type);
    });
  }
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') say('inputSubmitRequest');
  });
}

/** Tells the page what a change means, in the order in which the provider's frame does. */
function changed(): void {
  if (!hasBegun && field.value) {
    hasBegun = true;
    bus.emit(events.CARD_FORM_ENTRY_HAS_BEGUN, {});
  }
  const now = validityOf(name, field.value, number());
  if (name === 'number') {
    const types = cardTypes(field.value).map(({ type }) => type);
    if (types.join() !== lastTypes) say('cardTypeChange');
    lastTypes = types.join();
    const bin = field.value.length >= 6 ? field.value.slice(0, 6) : '';
    // The page half takes the digits themselves, although a message is declared to be an object.
    if (bin && bin !== lastBin) bus.emit(events.BIN_AVAILABLE, bin as unknown as Record<string, unknown>);
    lastBin = bin;
  }
  const before = last;
  last = now;
  if (now.isEmpty !== before.isEmpty) say(now.isEmpty ? 'empty' : 'notEmpty');
  if (now.isValid !== before.isValid || now.isPotentiallyValid !== before.isPotentiallyValid) say('validityChange');
}

/** This frame got the configuration: it opens the others and answers for all. */
function own(config: FrameConfig): void {
  for (const other of siblings()) other.open(config);
  bus.emit(events.READY_FOR_CLIENT, (client) => {
    bus.on(events.TOKENIZATION_REQUEST, (options, reply) => {
      const wanted = (options['fieldsToTokenize'] as string[] | undefined) ?? Object.keys(states());
      const values = Object.fromEntries(siblings().map((other) => [other.name, other.value]));
      void tokenize(client as ClientConfig, wanted, states(), values).then(reply);
    });
  });
}
