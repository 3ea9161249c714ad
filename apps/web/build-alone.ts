import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/**
 * Builds a file and everything it imports into one script: the head as a classic script that defines `wayside.begin`,
 * the reports as a module, the worker.
 */
export async function builtAlone(
  file: URL,
  format: 'iife' | 'es',
  define: ResolvedConfig['define'],
  plugins: Plugin[] = [],
): Promise<Pick<Rolldown.OutputChunk, 'code' | 'moduleIds'>> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    // Builds of a library leave this expression in place, but browsers have no `process`.
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(file), name: 'wayside', formats: [format] },
      minify: true,
      rolldownOptions: {
        output: { generatedCode: { symbols: false }, minify: true },
        treeshake: { propertyReadSideEffects: false },
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  });
  return (built as { output: Rolldown.OutputChunk[] }[])[0]!.output[0]!;
}
