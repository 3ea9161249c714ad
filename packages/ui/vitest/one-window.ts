import { builtinEnvironments } from 'vitest/runtime';
import type { Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
let made: Promise<unknown> | undefined;

/**
 * A jsdom window for all test files of a worker. Making one takes as long as the tests of a file, and what is imported
 * keeps the window that it was imported in.
 */
const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    made ??= Promise.resolve(jsdom.setup(global, options));
    await made;
    return { teardown: () => undefined };
  },
};
export default oneWindow;
