import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { build } from 'vite';

/** What handlers, worlds and scenarios may use as they load. */
const STANDARDS = { URL, URLSearchParams, TextEncoder, TextDecoder, Intl, structuredClone };

it('[STU-10] what decides every answer loads where there are web standards and no Node', async () => {
  const input = fileURLToPath(new URL('respond.ts', import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife', name: 'core' } } },
  });
  const [chunk] = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  const code = chunk?.type === 'chunk' ? chunk.code : '';
  const context = createContext({ ...STANDARDS });
  runInContext(`${code}; loaded = true`, context);
  expect(code.length).toBeGreaterThan(100_000);
  expect(context['loaded']).toBe(true);
  expect(code).not.toContain('__vite-browser-external');
});
