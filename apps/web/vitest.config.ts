import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { components } from '../../packages/ui/vitest/components.ts';
import shared from '../../packages/tooling/vitest.config.ts';

/** Unit tests run like a production build, without the demo. */
export default mergeConfig(
  mergeConfig(shared, components(import.meta.dirname)),
  defineConfig({
    define: {
      __DEMO__: 'false',
      __RELEASE__: JSON.stringify('test'),
    },
    test: { setupFiles: [join(import.meta.dirname, 'src/head/settings.fixture.ts')] },
  }),
);
