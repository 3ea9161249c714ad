export { CONTRACT_FILE } from './engine/contract.ts';
export { startServer } from './server/server.ts';
export type { ScenarioServer, ServerOptions } from './server/server.ts';
