import { defineConfig, mergeConfig } from 'vitest/config';
import shared from '../../packages/tooling/vitest.config.ts';

/** Units are tested as a production build has them: without the demo. */
export default mergeConfig(shared, defineConfig({ define: { __DEMO__: 'false' } }));
