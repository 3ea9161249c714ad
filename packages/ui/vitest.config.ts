import { mergeConfig } from 'vitest/config';
import shared from '../tooling/vitest.config.ts';
import { components } from './vitest/components.ts';

/** Loads style sheets unprocessed, because a test reads them. */
export default mergeConfig(mergeConfig(shared, components(import.meta.dirname)), { test: { css: true } });
