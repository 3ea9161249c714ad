import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as protocolNames from '../shared/scenario-names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Strings that only the demo contains, and the source file of each. */
const TRACES = [
  ...Object.values(protocolNames).map((name) => [name, 'shared/scenario-names.ts'] as const),
  ['no one is signed in', 'demo/texts.ts'],
  ['Show the demo bar', 'demo/texts.ts'],
  ['waysideFolder', '../../../packages/hosting/src/folder-plugin.ts'],
] as const;

let text = '';
let page = '';
let names: string[] = [];
const before = process.env['WAYSIDE_DEMO'];

beforeAll(async () => {
  process.env['WAYSIDE_DEMO'] = 'off';
  const built = (await build({
    root,
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  text = built.output.map((part) => (part.type === 'chunk' ? part.code : String(part.source))).join('\n');
  page = String(
    built.output.flatMap((part) => (part.fileName === 'index.html' && 'source' in part ? part.source : [])),
  );
  names = built.output.map(({ fileName }) => fileName);
}, 120_000);
afterAll(() => {
  if (before === undefined) delete process.env['WAYSIDE_DEMO'];
  else process.env['WAYSIDE_DEMO'] = before;
});

describe('the production build', () => {
  it('is the whole app', () => {
    expect(names).toContain('index.html');
    expect(text).toContain('wayside_');
  });

  it('says its characters where browsers look for them, and what may be crawled', () => {
    expect(page.slice(0, 1024)).toContain('<meta charset="utf-8">');
    expect(page.match(/charset/g)).toHaveLength(1);
    expect(names).toContain('robots.txt');
  });

  it('has no source maps', () => {
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  });

  it.each(TRACES)('[STU-09] knows nothing of %s', (trace, file) => {
    expect(readFileSync(`${root}/src/${file}`, 'utf8')).toContain(trace);
    expect(text.includes(trace)).toBe(false);
  });
});
