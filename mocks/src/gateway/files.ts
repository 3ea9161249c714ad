import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

const browserCode = new Map<string, Promise<string>>();

/** A script for the browser, bundled by Vite when it is first asked for. */
export function bundled(entry: 'frame/frame.ts' | 'checkout.ts'): Promise<string> {
  let code = browserCode.get(entry);
  if (!code) {
    code = bundle(fileURLToPath(new URL(entry, import.meta.url)));
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

/** The drop-in's own style sheet. */
export const dropInStyles = (): Promise<string> =>
  readFile(require.resolve('braintree-web-drop-in/dropin.css'), 'utf8');

/** The page inside each card field; its script is beside it, as at the provider. */
export const FRAME_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card field</title></head><body><main></main><script src="../js/hosted-fields-internal.min.js"></script></body></html>`;
export const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payment</title></head><body></body></html>';

/** Policy of the page inside a card field: its script, and the call that gives it a nonce. */
export function framePolicy(isAway: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${isAway ? 'https://api.sandbox.braintreegateway.com' : "'self'"}`,
    `frame-ancestors ${isAway ? 'http://*.localhost:* http://localhost:*' : "'self'"}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}
