import { fileURLToPath } from 'node:url';
import type { DevServer } from './app.ts';

/** Vite inside our server, so development uses the same hosts and a single port. */
export async function createDevServer(): Promise<DevServer> {
  const { createServer } = await import('vite');
  const root = fileURLToPath(new URL('../../../apps/web', import.meta.url));
  const vite = await createServer({ root, server: { middlewareMode: true, allowedHosts: true }, appType: 'spa' });
  return (request, response) => vite.middlewares(request, response);
}
