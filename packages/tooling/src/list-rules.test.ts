import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Lists of the repository that have to name the same things: texts and their readers, screens and the tests that visit all of them. */
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
    Object.entries(texts).flatMap(([name, text]) => (typeof text === 'string' ? [before + name] : keysOf(text, `${before}${name}.`)));
  const folder = 'packages/i18n/src/en';
  const textsOf = (file: string) => JSON.parse(read(`${folder}/${file}`)) as Record<string, Texts>;
  // One file a namespace, but for what the sign-in page loads: its groups are namespaces.
  const keys = readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): [string, Texts][] =>
      file === 'start.json' ? Object.entries(textsOf(file)) : [[file.replace('.json', ''), textsOf(file)]],
    )
    // The grid library gets its namespace as a whole.
    .filter(([namespace]) => namespace !== 'grid')
    .flatMap(([namespace, texts]) => keysOf(texts).map((key) => ({ namespace, key: key.replace(/_(zero|one|two|few|many|other)$/, '') })));

  const sources = files
    .filter((file) => /^(apps\/web|packages)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|^packages\/(i18n|tooling)\//.test(file))
    .map(read);
  const literals = new Set(
    sources.flatMap((text) => [...text.matchAll(/(['"`])([\w-]+:)?([\w.-]+)\1/g)].map(([, , space = '', key = '']) => space + key)),
  );
  /** A key with holes, `status.${label}`: each hole stands for any part, so all keys of that form have a reader. A hole alone says nothing. */
  const templates = sources
    .flatMap((text) => [...text.matchAll(/`((?:[\w.:-]|\$\{[^}`]*\})+)`/g)].map(([, key = '']) => key))
    .filter((key) => key.includes('${') && /\w\.|\.\w/.test(key.replaceAll(/\$\{[^}]*\}/g, '')))
    .map((key) => new RegExp(`^${key.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, '[\\w -]+(\\.[\\w-]+)*')}$`));

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
      return !key.includes('.') && sources.some((text) => new RegExp(`['"\`]${key}['"\`]`).test(text) && names(namespace).test(text));
    };
    expect(keys.length).toBeGreaterThan(500);
    expect([...new Set(keys.filter((key) => !hasReader(key)).map(({ namespace, key }) => `${namespace}:${key}`))]).toEqual([]);
  });
});

describe('built screens', () => {
  const routes = 'apps/web/src/app';
  const builtIn = (text: string): string[] =>
    [...text.matchAll(/\b(?:(?:page|companyPage|samePage)\(\s*|path: (?=PATTERNS\.\w+, Component))PATTERNS\.(\w+)/g)].map(
      ([, name = '']) => name,
    );
  const signedIn = read(`${routes}/signed-in-routes.tsx`);
  const fmc = builtIn(signedIn.slice(signedIn.indexOf('const fmcRoutes')));
  const open = builtIn(read(`${routes}/routes.tsx`));
  const built = [...builtIn(signedIn), ...open];
  /** Names of `place` that the files of a list use. */
  const named = (list: RegExp): Set<string> =>
    new Set(
      files.filter((file) => list.test(file)).flatMap((file) => [...read(file).matchAll(/\bplace\.(\w+)/g)].map(([, name = '']) => name)),
    );

  test('are routes that are found, of every kind', () => {
    expect(built).toEqual(expect.arrayContaining(['dashboard', 'schedule', 'fmcDashboard', 'signUp']));
    expect(fmc).toContain('fmcDashboard');
  });

  test('are in the axe list', () => {
    const folder = /^apps\/e2e\/a11y\/screens\//;
    const list = named(folder);
    // These begin where their scenarios start, with what the address needs.
    const start: Record<string, string> = {
      signUp: 'sign-up/code',
      partnerSignUp: 'sign-up/partner',
      vehicle: 'orders/vehicle-awaiting-approval',
      order: 'order-approval/cancelable',
      // The second page of a request; its first one leads there.
      schedule: 'service-request/slot-taken',
    };
    const text = files
      .filter((file) => folder.test(file))
      .map(read)
      .join('\n');
    expect(built.filter((name) => !list.has(name) && !text.includes(`scenario: '${start[name]}'`))).toEqual([]);
  });

  test('are in the matrix of roles, where a sign-in is needed', () => {
    const list = named(/^apps\/e2e\/matrix\/controls\.ts$/);
    // The second page of a request is no address to open: it leads back to the first.
    expect(builtIn(signedIn).filter((name) => !list.has(name) && name !== 'schedule')).toEqual([]);
  });

  test('are in the guard list, which is made from the patterns of their kind', () => {
    const places = read('packages/domain/src/places.ts');
    const patternsOf = (kind: string): string[] => {
      const [, block = ''] = new RegExp(`${kind}_PATTERNS = \\{([^}]*)\\}`).exec(places) ?? [];
      return [...block.matchAll(/(\w+): '/g)].map(([, name = '']) => name);
    };
    expect(builtIn(signedIn).filter((name) => !patternsOf(fmc.includes(name) ? 'FMC' : 'FLEET').includes(name))).toEqual([]);
    const lists = read('apps/e2e/places.ts');
    for (const kind of ['FLEET', 'FMC']) expect(lists).toContain(`${kind}_PATHS: readonly string[] = Object.values(${kind}_PATTERNS)`);
    expect(read('apps/e2e/journeys/guards.e2e.ts')).toContain('of [...FLEET_PATHS, ...FMC_PATHS]');
  });
});
