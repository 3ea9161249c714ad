import { unguarded } from '@wayside/domain';

export interface Line {
  /** Where the line begins in the file, from 1. */
  number: number;
  cells: string[];
}

/**
 * Reads a CSV file as spreadsheets write it: quoted cells with separators and line breaks in them, comma or semicolon (as French ones do),
 * byte order mark or none. Empty lines are left out, and so are the apostrophes that our own files put before what would run.
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
