import { parseArgs } from 'node:util';
import { startServer } from './server/server.ts';

/** Exit code for a port that somebody else has. */
const PORT_TAKEN = 98;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    'api-only': { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    /** Another build of the app than the one in its folder. */
    app: { type: 'string' },
  },
});

const started = performance.now();
try {
  const dev = values.dev ? await (await import('./server/dev.ts')).createDevServer() : undefined;
  const server = await startServer({
    port: Number(values.port),
    apiOnly: values['api-only'],
    ...(dev && { dev }),
    ...(values.app && { app: values.app }),
  });
  process.stdout.write(`ready in ${Math.round(performance.now() - started)} ms on port ${server.port}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
  await server.engine.warmUp();
} catch (problem) {
  if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw problem;
  process.stderr.write(`Port ${values.port} is in use. Choose another one: npm start -- --port ${Number(values.port) + 100}\n`);
  process.exit(PORT_TAKEN);
}
