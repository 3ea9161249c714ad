import { defineConfig, mergeConfig } from 'vitest/config';
import shared from '../tooling/vitest.config.ts';

/** Machines keep nothing outside their actors, so test files share a process and load what they test once. */
export default mergeConfig(shared, defineConfig({ test: { isolate: false } }));
