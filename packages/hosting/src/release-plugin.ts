import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { LICENSES_FILE, RELEASE_FILE } from './headers.ts';
import { licenseProblems, noticesOf } from './licenses.ts';
import type { ShippedPackage } from './licenses.ts';

/** Vite's own list, which has the packages of the scripts. */
const SCRIPTS = 'licenses.json';

function packageAt(folder: URL): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return {
    name,
    version,
    ...(license && { identifier: license }),
    ...(file && { text: readFileSync(new URL(file, folder), 'utf8') }),
  };
}

/** The folder of the package that a module is in, or `undefined` for one of ours. */
function folderOf(module: string): URL | undefined {
  if (!module.includes('/node_modules/')) return undefined;
  let folder = new URL('.', pathToFileURL(module));
  while (!existsSync(new URL('package.json', folder))) folder = new URL('..', folder);
  return folder;
}

/** Adds the packages of workers, which Vite builds on their own and leaves out of its list. */
function workersPlugin(folders: Set<string>): Plugin {
  return {
    name: 'wayside-release-workers',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'asset') continue;
        for (const id of chunk.moduleIds) folders.add(folderOf(id)?.href ?? '');
      }
      folders.delete('');
    },
  };
}

/**
 * Vite plugin: names the release in `version.json` and the licenses of everything in the build in `licenses.txt`.
 * `folders` are those of packages that are no scripts, such as fonts. A license that is not allowed stops the build.
 */
export function releasePlugin(release: string, folders: readonly URL[]): Plugin {
  const others = new Set(folders.map(({ href }) => href));
  return {
    name: 'wayside-release',
    apply: 'build',
    config: () => ({
      build: { license: { fileName: SCRIPTS } },
      worker: { plugins: () => [workersPlugin(others)] },
    }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const scripts = bundle[SCRIPTS];
        if (scripts?.type !== 'asset') throw new Error(`Vite wrote no ${SCRIPTS}.`);
        const listed = JSON.parse(String(scripts.source)) as ShippedPackage[];
        const all = [...listed, ...[...others].map((href) => packageAt(new URL(href)))];
        const packages = [...new Map(all.map((each) => [`${each.name} ${each.version}`, each])).values()];
        const problems = licenseProblems(packages);
        if (problems.length > 0) this.error(problems.join('\n'));
        delete bundle[SCRIPTS];
        this.emitFile({ type: 'asset', fileName: LICENSES_FILE, source: noticesOf(packages) });
        this.emitFile({ type: 'asset', fileName: RELEASE_FILE, source: `${JSON.stringify({ release })}\n` });
      },
    },
  };
}
