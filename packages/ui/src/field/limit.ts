import type { FormEvent } from 'react';

/** Code points, as contracts count the length of a text: most emoji are one. */
export const characters = (text: string): number => [...text].length;

const cut = (text: string, length: number): string => [...text].slice(0, Math.max(0, length)).join('');

/**
 * What becomes of a text that was typed or pasted into: what came in is cut to the room that was left, the rest stays as it was, as with the
 * `maxLength` of HTML. `caret` is the place after the insertion, in UTF-16 units as inputs count it. A text that was too long before may only
 * get shorter.
 */
export const fitted = (before: string, after: string, caret: number, limit: number): { readonly text: string; readonly caret: number } => {
  const count = characters(after);
  if (count <= limit || count < characters(before)) return { text: after, caret };
  const tail = after.slice(caret);
  const longest = Math.min(caret, before.length);
  let same = 0;
  while (same < longest && before[same] === after[same]) same++;
  // Not between the halves of a character.
  if (/[\ud800-\udbff]/.test(after[same - 1] ?? '')) same--;
  const start = after.slice(0, same);
  const head = start + cut(after.slice(same, caret), limit - characters(start) - characters(tail));
  return characters(head + tail) <= Math.max(limit, characters(before))
    ? { text: head + tail, caret: head.length }
    : { text: before, caret };
};

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Props of an input that takes no more than `limit` code points. The attribute `maxLength` counts UTF-16 units: with it half as many emoji
 * fit. While an input method composes, nothing is cut; the change after it is.
 */
export const limitInput = (value: string, limit: number) => ({
  onInput: ({ currentTarget: field, nativeEvent }: FormEvent<Field>): void => {
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) return;
    const { text, caret } = fitted(value, field.value, field.selectionStart ?? field.value.length, limit);
    if (text === field.value) return;
    // Before `onChange` reads it.
    field.value = text;
    // Fields for email addresses have no selection.
    if (field.selectionStart !== null) field.setSelectionRange(caret, caret);
  },
});
