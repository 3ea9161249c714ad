import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** What a page or a worker has, as far as a scenario needs it. */
const STANDARDS = {
  AbortController,
  Event,
  EventTarget,
  File,
  FormData,
  Headers,
  Intl,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  atob,
  btoa,
  clearTimeout,
  performance,
  setTimeout,
  structuredClone,
};
/** What a page loads before its first call, with the worlds, the scenarios and the contract. */
const SIZE_LIMIT = 600 * 1024;

/** The status and the text of each answer, in turn. */
const CALLS = `(async () => {
  const fetch = mock.scenarioFetch({ scenario: 'vehicles/none', role: 'Owner' });
  const form = new FormData();
  form.set('glovebox_item[document_type]', 'poem');
  const json = { 'content-type': 'application/json' };
  const answers = [];
  for (const [path, init] of [
    ['/api/v4/vehicles'],
    ['/api/v4/vehicles/none'],
    ['/api/v4/policies', { method: 'POST', headers: json, body: '{"name": 5}' }],
    ['/api/v4/glovebox_items', { method: 'POST', body: form }],
    ['/api/v4/vehicles', { headers: { prefer: 'dynamic=true' } }],
  ]) {
    const response = await fetch(path, init);
    answers.push([response.status, await response.text()]);
  }
  return JSON.stringify(answers);
})()`;

it('[STU-10] a browser has the same, of one file, without Node and without code that is made from text', async () => {
  const input = fileURLToPath(new URL('scenario-fetch.ts', import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format: 'iife', name: 'mock' } },
    },
  });
  const [chunk] = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  const code = chunk?.type === 'chunk' ? chunk.code : '';
  expect(code).not.toContain('__vite-browser-external');
  expect(gzipSync(code).length).toBeLessThan(SIZE_LIMIT);

  const context = createContext({ ...STANDARDS }, { codeGeneration: { strings: false, wasm: false } });
  expect(() => runInContext('new Function("return 1")', context)).toThrow(/disallowed/);
  const answers = JSON.parse(await runInContext(`${code}; ${CALLS}`, context)) as [number, string][];
  expect(answers).toEqual([
    [200, '[]'],
    [404, expect.stringContaining('not found')],
    [422, expect.stringContaining('Request body')],
    [422, expect.stringContaining('must be equal to one of the allowed values')],
    [400, expect.stringContaining('npm run mock')],
  ]);
});
