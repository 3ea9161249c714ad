import { mergeConfig } from 'vitest/config';
import shared from '../tooling/vitest.config.ts';

/** Style sheets are read here as they are: a test looks into them. */
export default mergeConfig(shared, { test: { css: true } });
