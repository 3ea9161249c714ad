import type { Schemas } from '@wayside/api-client';

export type Vehicle = Schemas['Vehicle'];
