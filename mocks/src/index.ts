export { CONTRACT_FILE } from './server/contract-file.ts';
export { startServer } from './server/server.ts';
export type { ScenarioServer, ServerOptions } from './server/server.ts';
