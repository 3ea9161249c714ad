/**
 * What only a program says: the path of a field (`body.vin`, `/vehicle/vin`), a pattern, or that a schema is not met.
 * People are shown the message of the field instead (UPL-03).
 */
const TECHNICAL =
  /^(?:body|query|path|headers?|request)\b\s*[:.[]|\b(?:body|query|path|headers?|request)\.\w|\bpattern\b.*[\^\\"'/]|\^[[(\\]|(?:^|[\s"'(#])\/\w+(?:\/\w+)*(?=[\s"':,)]|$)|\brequest body\b|\bmust (?:be (?:string|integer|number|boolean|array|object|null|equal to)\b|NOT have|have required property)/;

const SECTIONS = new Set(['body', 'query', 'path', 'header', 'headers', 'request', 'data', 'attributes']);

export const isTechnical = (text: string): boolean => TECHNICAL.test(text);

/** The field that a technical message is about: the last name of its path, or the property it misses. */
export function fieldOfTechnical(text: string): string | undefined {
  const missed = /required property '([\w]+)'/.exec(text)?.[1];
  if (missed) return missed;
  const path =
    /\b(?:body|query|path|headers?|request)((?:[./][A-Za-z_]\w*|[./]\d+|\[\d+\])+)/.exec(text)?.[1] ??
    /(?:^|[\s"'(#])((?:\/\w+)+)/.exec(text)?.[1];
  return path?.match(/[A-Za-z_]\w*/g)?.findLast((name) => !SECTIONS.has(name));
}
