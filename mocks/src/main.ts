import { enableCompileCache, flushCompileCache } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { didYouMean } from '@wayside/scenarios/closest';

/** Exit code when the port is already in use. */
const PORT_TAKEN = 98;
/** Milliseconds after the start, so that whoever waits for the server is answered first. */
const WARM_UP_AFTER = 200;
const OPTIONS = ['--port', '--host', '--app', '--api-only', '--dev'];

const values = valuesGiven();

if (process.env['NODE_ENV'] === 'production')
  stop('The scenario server plays the API and the card provider. It does not run in production.');
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`--port must be a number up to 65535, not "${values.port}".`);

const started = performance.now();
// The second start saves a third of the processor time: the sources and their packages are compiled already. Only what
// is imported later counts.
enableCompileCache();
try {
  const { startServer } = await import('./server/server.ts');
  const dev = values.dev ? await (await import('./dev/development.ts')).createDevelopment() : undefined;
  const server = await startServer({
    port,
    apiOnly: values['api-only'],
    dev,
    host: values.host,
    app: values.app,
    onStudio: sayOnce('studio opened'),
  });
  process.stdout.write(`ready in ${Math.round(performance.now() - started)} ms on port ${server.port}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  await setTimeout(WARM_UP_AFTER);
  await server.engine.warmUp();
  // After the warm-up, so that what it compiled is kept, too. Until it is written nothing is answered.
  flushCompileCache();
} catch (problem) {
  if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw problem;
  stop(`Port ${port} is in use. Choose another one: npm start -- --port ${port + 100}`, PORT_TAKEN);
}

/** For whoever started the server. */
function sayOnce(text: string): () => void {
  let isSaid = false;
  return () => {
    if (!isSaid) process.stdout.write(`${text}\n`);
    isSaid = true;
  };
}

function valuesGiven() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4000' },
        'api-only': { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        /** A further name of the server. */
        host: { type: 'string' },
        /** A build of the app other than the default one. */
        app: { type: 'string' },
      },
    }).values;
  } catch (problem) {
    const { message, code } = problem as NodeJS.ErrnoException;
    const [sentence = ''] = message.split('. ', 1);
    const name = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? (/--[\w-]+/.exec(message)?.[0] ?? '') : '';
    return stop(`${sentence.replace(/\.?$/, '.')}${didYouMean(name, OPTIONS)} Options: ${OPTIONS.join(', ')}`);
  }
}

function stop(text: string, code = 1): never {
  process.stderr.write(`${text}\n`);
  process.exit(code);
}
