import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

function outputOf(...args: string[]): string {
  try {
    return execFileSync(process.execPath, [MAIN, ...args], { encoding: 'utf8', stdio: 'pipe' });
  } catch (problem) {
    return (problem as { stderr: string }).stderr.trim();
  }
}

it.each([
  [['--prt', '4010'], /^Unknown option '--prt'\. Did you mean "--port"\? Options: [^\n]*$/],
  [['--port', 'words'], /^--port must be a number up to 65535, not "words"\.$/],
])('the server says in one line what is wrong with %s', (args, line) => expect(outputOf(...args)).toMatch(line));
