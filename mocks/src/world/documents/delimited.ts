import { unguarded } from '@wayside/domain';

export interface Line {
  /** Line number in the file where the record starts, from 1. */
  number: number;
  cells: string[];
}

/**
 * Parses CSV as spreadsheets write it: quoted cells with separators and line breaks, comma or semicolon (as in French
 * locales), with or without a byte order mark. Skips empty lines, and strips the apostrophes our own exports put in
 * front of formulas.
 */
export function readDelimited(text: string): Line[] {
  const content = text.replace(/^\uFEFF/, '');
  const heading = content.slice(0, content.search(/[\r\n]|$/));
  const separator = heading.split(';').length > heading.split(',').length ? ';' : ',';
  const lines: Line[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let row = 1;
  let start = 1;

  const endCell = () => {
    cells.push(unguarded(cell.trim()).trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((value) => value !== '')) lines.push({ number: start, cells });
    cells = [];
  };

  for (let i = 0; i < content.length; i++) {
    const character = content[i]!;
    const isBreak = character === '\n' || (character === '\r' && content[i + 1] !== '\n');
    if (isBreak) row++;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (content[i + 1] === '"') cell += content[i++];
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === separator) endCell();
    else if (isBreak) {
      endLine();
      start = row;
    } else if (character !== '\r') cell += character;
  }
  if (cell !== '' || cells.length > 0) endLine();
  return lines;
}
