export * from './call.ts';
export * from './client.ts';
export * from './hosts.ts';
export type * from './reports.ts';
export * from './request.ts';
export * from './result.ts';
export * from './technical.ts';
export type * from './types.ts';
export { operations as operationTable } from './generated/operations.ts';
