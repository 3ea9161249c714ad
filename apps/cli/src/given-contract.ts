import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fail } from './run.ts';

type Contract = Record<string, unknown>;

/** Lines of the bundler that say what is wrong; the others say where it is, or what the bundler does. */
const REASON = /^\s+- (.+)|^(Can't .+)/m;

/** A contract of a file, YAML or JSON, with all files that it refers to. Stops with one line if it cannot be read. */
export function givenContract(file: string): Contract {
  const path = resolve(file);
  if (!existsSync(path)) fail(`File not found: ${file}`);
  const folder = mkdtempSync(join(tmpdir(), 'wayside-contract-'));
  try {
    const bundle = join(folder, 'contract.json');
    const { status, stdout, stderr } = spawnSync('redocly', ['bundle', path, '-o', bundle], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status === 0) return JSON.parse(readFileSync(bundle, 'utf8')) as Contract;
    const [, listed, single] = REASON.exec(`${stderr}\n${stdout}`) ?? [];
    return fail(`${file} cannot be read as a contract: ${listed ?? single ?? 'it is not an OpenAPI document'}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
