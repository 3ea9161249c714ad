import type { FormEvent } from 'react';

/** Length in code points, as contracts count it: most emoji count as one. */
export const characters = (text: string): number => [...text].length;

const cut = (text: string, length: number): string => [...text].slice(0, Math.max(0, length)).join('');

/**
 * The text after typing or pasting: the insertion is cut to the room that was left and the rest stays unchanged, as
 * with HTML `maxLength`. `caret` is the position after the insertion, in UTF-16 units as inputs count. A text that was
 * already too long can only get shorter.
 */
export function fitted(
  before: string,
  after: string,
  caret: number,
  limit: number,
): { readonly text: string; readonly caret: number } {
  const count = characters(after);
  if (count <= limit || count < characters(before)) return { text: after, caret };
  const tail = after.slice(caret);
  const longest = Math.min(caret, before.length);
  let same = 0;
  while (same < longest && before[same] === after[same]) same++;
  // Don't split a surrogate pair.
  if (/[\ud800-\udbff]/.test(after[same - 1] ?? '')) same--;
  const start = after.slice(0, same);
  const head = start + cut(after.slice(same, caret), limit - characters(start) - characters(tail));
  return characters(head + tail) <= Math.max(limit, characters(before))
    ? { text: head + tail, caret: head.length }
    : { text: before, caret };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Props for an input limited to `limit` code points, if there is a limit. The `maxLength` attribute counts UTF-16
 * units, so only half as many emoji would fit. Nothing is cut during input method composition; the next change is.
 */
export function limitInput(value: string, limit: number | undefined) {
  if (limit === undefined) return {};
  return {
    onInput: ({ currentTarget: field, nativeEvent }: FormEvent<Field>): void => {
      if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) return;
      const { text, caret } = fitted(value, field.value, field.selectionStart ?? field.value.length, limit);
      if (text === field.value) return;
      // Before `onChange` reads the value.
      field.value = text;
      // Email inputs have no selection.
      if (field.selectionStart !== null) field.setSelectionRange(caret, caret);
    },
  };
}
