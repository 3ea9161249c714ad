import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { BrowserScript, GatewayFiles } from '../gateway/gateway.ts';

const require = createRequire(import.meta.url);

const browserCode = new Map<BrowserScript, Promise<string>>();

/** A script for the browser, bundled by Vite when it is first asked for. */
function bundled(entry: BrowserScript): Promise<string> {
  let code = browserCode.get(entry);
  if (!code) {
    code = bundle(fileURLToPath(new URL(`../gateway/${entry}`, import.meta.url)));
    browserCode.set(entry, code);
    code.catch(() => browserCode.delete(entry));
  }
  return code;
}

async function bundle(input: string): Promise<string> {
  const { build } = await import('vite');
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const chunks = (Array.isArray(output) ? output : [output]).flatMap((part) => ('output' in part ? part.output : []));
  const script = chunks.find((chunk) => chunk.type === 'chunk');
  if (!script) throw new Error(`Vite made no script of ${input}`);
  return script.code;
}

export const gatewayFiles: GatewayFiles = {
  script: bundled,
  styles: () => readFile(require.resolve('braintree-web-drop-in/dropin.css'), 'utf8'),
};
