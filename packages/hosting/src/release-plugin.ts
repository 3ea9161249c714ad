import { readFileSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { licenseProblems, noticesOf } from './licenses.ts';
import type { ShippedPackage } from './licenses.ts';

/** The path of the package that a module is in, which may be a virtual one beside it. */
const PACKAGE = /\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//;

function packageAt(folder: URL): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  return { name, version, license, text: file && readFileSync(new URL(file, folder), 'utf8') };
}

/** What is in a build besides its modules. */
interface Also {
  /** Folders of packages without scripts, such as fonts. */
  folders: readonly URL[];
  /** Modules of scripts that are built apart from the app; filled in before the end of the build. */
  modules: readonly string[];
}

/**
 * Vite plugin: names the release in `version.json` and the licenses of everything in the build in `licenses.txt`. A
 * license that is not allowed stops the build.
 *
 * Vite has such a list (`build.license`), but without the packages of workers, which it builds on their own.
 */
export function releasePlugin(release: string, { folders, modules }: Also): Plugin {
  const shipped = new Set(folders.map(({ href }) => href));
  const add = (ids: readonly string[]): void => {
    for (const path of ids.flatMap((id) => PACKAGE.exec(id)?.[0] ?? [])) shipped.add(pathToFileURL(path).href);
  };
  const collect = (bundle: Rolldown.OutputBundle): void =>
    add(Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])));
  return {
    name: 'wayside-release',
    apply: 'build',
    config: () => ({
      worker: {
        plugins: () => [{ name: 'wayside-release-workers', generateBundle: (_, bundle) => collect(bundle) }],
      },
    }),
    generateBundle(_, bundle) {
      collect(bundle);
      add(modules);
      const packages = [...shipped].map((href) => packageAt(new URL(href)));
      const problems = licenseProblems(packages);
      if (problems.length > 0) this.error(problems.join('\n'));
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: noticesOf(packages) });
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ release })}\n` });
    },
  };
}
