import { parseArgs } from 'node:util';
import { startServer } from './server/server.ts';

/** Exit code when the port is already in use. */
const PORT_TAKEN = 98;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    'api-only': { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    /** A further name of the server. */
    host: { type: 'string' },
    /** A build of the app other than the default one. */
    app: { type: 'string' },
  },
});

if (process.env['NODE_ENV'] === 'production') {
  process.stderr.write('The scenario server plays the API and the card provider. It does not run in production.\n');
  process.exit(1);
}

const started = performance.now();
try {
  const dev = values.dev ? await (await import('./server/dev.ts')).createDevelopment() : undefined;
  const server = await startServer({
    port: Number(values.port),
    apiOnly: values['api-only'],
    ...(dev && { dev }),
    ...(values.host && { host: values.host }),
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
