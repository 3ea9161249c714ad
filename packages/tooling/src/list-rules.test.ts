import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { expectNone } from './expect-none.ts';

/**
 * Lists of the repository that have to name the same things: texts and their readers, routes and the patterns that
 * guards go by.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
});
const missing = new Set(execFileSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\n'));
const files = tracked.split('\n').filter((file) => file !== '' && !missing.has(file));

describe('texts', () => {
  interface Texts {
    [key: string]: string | Texts;
  }
  const keysOf = (texts: Texts, before = ''): string[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [before + name] : keysOf(text, `${before}${name}.`),
    );
  const folder = 'packages/i18n/src/en';
  const textsOf = (file: string) => JSON.parse(read(`${folder}/${file}`)) as Record<string, Texts>;
  // One file a namespace, but for what the sign-in page loads: its groups are namespaces.
  const keys = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): [string, Texts][] =>
      file === 'start.json' ? Object.entries(textsOf(file)) : [[basename(file, '.json'), textsOf(file)]],
    )
    // The grid library gets its namespace as a whole; the server's words are found by a table made from the contract.
    .filter(([namespace]) => namespace !== 'grid' && namespace !== 'server')
    .flatMap(([namespace, texts]) =>
      keysOf(texts).map((key) => ({ namespace, key: key.replace(/_(zero|one|two|few|many|other)$/, '') })),
    );

  const sources = files
    .filter(
      (file) =>
        /^(apps\/web|packages)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|^packages\/(i18n|tooling)\//.test(file),
    )
    .map(read);
  const literals = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/(['"`])([\w-]+:)?([\w.-]+)\1/g)].map(([, , space = '', key = '']) => space + key),
    ),
  );
  /**
   * A key with holes, `status.${label}`: each hole stands for any part, so all keys of that form have a reader. A hole
   * alone says nothing.
   */
  const templates = sources
    .flatMap((text) => [...text.matchAll(/`((?:[\w.:-]|\$\{[^}`]*\})+)`/g)].map(([, key = '']) => key))
    .filter((key) => key.includes('${') && /\w\.|\.\w/.test(key.replaceAll(/\$\{[^}]*\}/g, '')))
    .map(
      (key) =>
        new RegExp(`^${key.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, '[\\w -]+(\\.[\\w-]+)*')}$`),
    );

  test('every key has a reader in the product', () => {
    const names = (namespace: string) => new RegExp(`['"]${namespace}['"]|\\b${namespace}:`);
    const hasReader = ({ namespace, key }: { namespace: string; key: string }): boolean => {
      if (
        [...(key.includes('.') ? [key] : []), `${namespace}:${key}`].some(
          (name) => literals.has(name) || templates.some((form) => form.test(name)),
        )
      )
        return true;
      // A name without a dot is also the name of much else: it counts where the namespace is named, too.
      return (
        !key.includes('.') &&
        sources.some((text) => new RegExp(`['"\`]${key}['"\`]`).test(text) && names(namespace).test(text))
      );
    };
    expect(keys.length).toBeGreaterThan(500);
    expectNone(
      [...new Set(keys.filter((key) => !hasReader(key)).map(({ namespace, key }) => `${namespace}:${key}`))],
      'No component reads this text: delete it in en and fr, or use it.',
    );
  });
});

describe('kinds of records', () => {
  test('are in the walk of all paths', () => {
    const kinds = files
      .filter((file) => /^packages\/machines\/src\/.*\.kind\.ts$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/^export const (\w+Kind)\b/gm)].map(([, name = '']) => name));
    const samples = read('packages/machines/src/record/kinds.fixture.ts');
    expect(kinds, 'This rule no longer finds the kinds: correct how it reads *.kind.ts').toContain('policyKind');
    expectNone(
      kinds.filter((name) => !new RegExp(`sample\\(\\s*${name}\\b`).test(samples)),
      'Add a sample of the kind to packages/machines/src/record/kinds.fixture.ts, so that all its paths are walked.',
    );
  });
});

describe('built screens', () => {
  const routes = 'apps/web/src/app';
  const builtIn = (text: string): string[] =>
    [
      ...text.matchAll(/\b(?:(?:page|companyPage|samePage)\(\s*|path: (?=PATTERNS\.\w+, Component))PATTERNS\.(\w+)/g),
    ].map(([, name = '']) => name);
  const signedIn = read(`${routes}/signed-in-routes.tsx`);
  const fmc = builtIn(signedIn.slice(signedIn.indexOf('const fmcRoutes')));
  const built = [...builtIn(signedIn), ...builtIn(read(`${routes}/routes.tsx`))];
  test('are routes that are found, of every kind', () => {
    const expected = ['dashboard', 'schedule', 'fmcDashboard', 'signUp'];
    expectNone(
      expected.filter((name) => !built.includes(name) || (name === 'fmcDashboard') !== fmc.includes(name)),
      'This rule no longer finds these routes in apps/web/src/app: correct `builtIn` in packages/tooling/src/list-rules.test.ts.',
    );
  });

  test('are in the guard list, which is made from the patterns of their kind', () => {
    const places = read('packages/domain/src/access/places.ts');
    const patternsOf = (kind: string): string[] => {
      const [, block = ''] = new RegExp(`${kind}_PATTERNS = \\{([^}]*)\\}`).exec(places) ?? [];
      return [...block.matchAll(/(\w+): '/g)].map(([, name = '']) => name);
    };
    expectNone(
      builtIn(signedIn).filter((name) => !patternsOf(fmc.includes(name) ? 'FMC' : 'FLEET').includes(name)),
      'Move its address to the patterns of its kind in packages/domain/src/access/places.ts: FLEET_PATTERNS, or FMC_PATTERNS for a page of fmcRoutes.',
    );
    const lists = read('apps/e2e/places.ts');
    expectNone(
      ['FLEET', 'FMC']
        .map((kind) => `${kind}_PATHS = pathsOf(${kind}_PATTERNS)`)
        .filter((list) => !lists.includes(list)),
      'Make this list in apps/e2e/places.ts from the patterns, so that it names every page.',
    );
    const guarded = '...FLEET_PATHS, ...FMC_PATHS]';
    expectNone(
      read('apps/e2e/journeys/access/guards.e2e.ts').includes(guarded) ? [] : [guarded],
      'Walk through both lists of pages in apps/e2e/journeys/access/guards.e2e.ts.',
    );
  });
});

describe('brands', () => {
  test('are in the table of addresses in the README', () => {
    const ids = [...read('packages/brands/src/registry.ts').matchAll(/from '\.\/([\w-]+)\/brand\.ts'/g)].map(
      ([, id]) => id!,
    );
    expect(ids.length).toBeGreaterThan(7);
    const readme = read('README.md');
    expectNone(
      ids.filter((id) => id !== 'default' && !readme.includes(`\`${id}\``)),
      'Add this brand to the first table of README.md.',
    );
  });
});

describe('scenarios', () => {
  test('have ids that begin with their folder', () => {
    const inFolders = files.filter((file) => /^scenarios\/[\w-]+\/[\w-]+\.scenario\.ts$/.test(file));
    const misplaced = inFolders.flatMap((file) => {
      const folder = file.split('/')[1]!;
      const ids = [...read(file).matchAll(/^ +id: '([\w-]+\/[\w-]+)'/gm)].map(([, id = '']) => id);
      return ids.filter((id) => !id.startsWith(`${folder}/`)).map((id) => `${file}: ${id}`);
    });
    expectNone(misplaced, 'Move the scenario to the folder that its id begins with, or the other way around.');
  });
});
