import type { OperationId } from '@wayside/api-client';
import type { OperationChecks } from './operation-checks.ts';

/** Made of the contract by `npm run compile` (`scripts/compile-checks.ts`); `npm run generate` and tests run that. */
export const checks: Readonly<Record<OperationId, OperationChecks>>;
