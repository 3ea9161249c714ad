import { mergeConfig } from 'vitest/config';
import shared from '../tooling/vitest.config.ts';

/** Loads style sheets unprocessed, because a test reads them. */
export default mergeConfig(shared, { test: { css: true } });
