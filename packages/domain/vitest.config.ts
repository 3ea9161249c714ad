import { defineConfig, mergeConfig } from 'vitest/config';
import shared from '../tooling/vitest.config.ts';

/** Rules keep nothing between calls, so test files share a process and load what they test once. */
export default mergeConfig(shared, defineConfig({ test: { isolate: false } }));
