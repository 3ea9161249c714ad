// Serves a contract with Scalar's mock server, which has no command of its own: node scalar.mjs <folder with the
// packages> <contract.json> <port>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, contract, port] = process.argv.slice(2);
const from = (file) => import(pathToFileURL(join(folder, 'node_modules', file)));

const { createMockServer } = await from('@scalar/mock-server/dist/index.js');
const { serve } = await from('@hono/node-server/dist/index.mjs');
const app = await createMockServer({ document: JSON.parse(readFileSync(contract, 'utf8')) });
serve({ fetch: app.fetch, port: Number(port) });
