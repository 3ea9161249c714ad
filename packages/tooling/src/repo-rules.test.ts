import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { expectNone } from './expect-none.ts';
import { report } from './requirements.mjs';

/** Rules of the repository that no linter can express. Each one returns the violations. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
const isText = (file: string): boolean => !/\.(png|jpe?g|gif|ico|woff2?|pdf|zip)$/.test(file);
const texts = new Map(files.filter(isText).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const self = relative(root, fileURLToPath(import.meta.url));

const named = (pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(file) && !file.includes('/generated/'));
const code = named(/\.(ts|tsx|mjs)$/);
const textOf = (file: string): string => texts.get(file) ?? '';

/** `file:line  text` of every line that matches. */
function lines(among: readonly string[], pattern: RegExp): string[] {
  return among
    .filter((file) => file !== self)
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}  ${line.trim()}`] : [])),
    );
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const workspaces = named(/(^|\/)package\.json$/).map((file) => ({
  folder: dirname(file),
  manifest: JSON.parse(textOf(file)) as Manifest,
}));
const declared = ({ manifest }: { manifest: Manifest }) => ({ ...manifest.dependencies, ...manifest.devDependencies });

const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const builtins = new Set(builtinModules);

/** Vitest and its configuration are declared once, at the root. */
function rootTools(folder: string): string[] {
  return folder === '.' ? [] : ['vitest'];
}

describe('repository', () => {
  test('the top level contains only what the map in the README shows', () => {
    const allowed = [
      'package.json',
      'package-lock.json',
      'turbo.json',
      'tsconfig.base.json',
      'README.md',
      'CHANGELOG.md',
      'SECURITY.md',
      'openapi',
      'apps',
      'packages',
      'mocks',
      'scenarios',
      'docs',
    ];
    const top = new Set(files.map((file) => file.split('/')[0] ?? ''));
    expectNone(
      [...top].filter((name) => !name.startsWith('.') && !allowed.includes(name)),
      'Move it into one of the rooms of the map in README.md; a new room needs a line there and in this list.',
    );
  });

  test('every tool that picks a Node picks the one that runs the project', () => {
    const { node } = (JSON.parse(textOf('package.json')) as Manifest).devDependencies!;
    expect(textOf('.nvmrc').trim()).toBe(node!.split('.')[0]);
  });

  test('file names are kebab-case', () => {
    const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
    expectNone(
      files.filter((file) => !kebab.test(basename(file)) && !/^[A-Z]+\.md$/.test(basename(file))),
      'Name files in kebab-case: order-panel.tsx, not OrderPanel.tsx.',
    );
  });

  test('a function of a file is a declaration, unless it is one expression', () => {
    const block = /^(export )?const \w+ = (async )?(<.*>)?(\((.*\)(: .*)? => \{|\{)?|\w+ => \{)$/;
    const rest = code.filter((file) => /\.tsx?$/.test(file));
    expectNone(lines(rest, block), 'Write `function name() { … }`; an arrow function of a file is one expression.');
  });

  test('no file is longer than 400 lines', () => {
    const long = [...code, ...named(/\.(css|yaml)$/)]
      .filter((file) => !file.startsWith('openapi/examples/'))
      .filter((file) => textOf(file).split('\n').length > 401);
    expectNone(long, 'Split it: no file has more than 400 lines.');
  });

  test('no folder holds more than 30 files of code', () => {
    const perFolder = Map.groupBy([...code, ...named(/\.(css|yaml)$/)], dirname);
    expectNone(
      [...perFolder]
        .filter(([, inside]) => inside.length > 30)
        .map(([folder, inside]) => `${folder}: ${inside.length}`),
      'Move files into subfolders named by subject: no folder has more than 30 files of code.',
    );
  });
});

describe('imports', () => {
  test('a workspace imports only its declared dependencies', () => {
    const undeclared = workspaces.flatMap((workspace) => {
      const importable = new Set([
        ...Object.keys(declared(workspace)),
        workspace.manifest.name,
        ...rootTools(workspace.folder),
      ]);
      return code
        .filter((file) => workspace.folder !== '.' && file.startsWith(`${workspace.folder}/`))
        .flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })))
        .filter(
          ({ specifier }) =>
            !/^(\.|#|node:|virtual:)/.test(specifier) &&
            !builtins.has(specifier) &&
            !importable.has(packageOf(specifier)),
        )
        .map(({ file, specifier }) => `${file} imports ${specifier}`);
    });
    expectNone(
      undeclared,
      'Declare the package, with its exact version, in the package.json of the workspace that imports it.',
    );
  });

  test('no relative import leaves its workspace, except for the shared test configuration', () => {
    const leaving = workspaces.flatMap(({ folder }) =>
      code
        .filter((file) => folder !== '.' && file.startsWith(`${folder}/`) && basename(file) !== 'vitest.config.ts')
        .flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })))
        .filter(
          ({ file, specifier }) =>
            specifier.startsWith('.') && !normalize(join(dirname(file), specifier)).startsWith(`${folder}/`),
        )
        .map(({ file, specifier }) => `${file} imports ${specifier}`),
    );
    expectNone(leaving, 'Import another workspace by its name (@wayside/domain) and through its exports.');
  });

  test('a package imports no app, no scenario and not the scenario server', () => {
    const isAbove = (path: string): boolean => /^(apps|mocks|scenarios)(\/|$)/.test(path);
    const namesAbove = new Set(workspaces.filter(({ folder }) => isAbove(folder)).map(({ manifest }) => manifest.name));
    const declaring = workspaces
      .filter(({ folder }) => folder.startsWith('packages/'))
      .flatMap((workspace) => Object.keys(declared(workspace)).map((name) => ({ folder: workspace.folder, name })))
      .filter(({ name }) => namesAbove.has(name))
      .map(({ folder, name }) => `${folder} declares ${name}`);
    const importing = code
      .filter((file) => file.startsWith('packages/'))
      .flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })))
      .filter(
        ({ file, specifier }) =>
          namesAbove.has(packageOf(specifier)) || isAbove(normalize(join(dirname(file), specifier))),
      )
      .map(({ file, specifier }) => `${file} imports ${specifier}`);
    expectNone(
      [...declaring, ...importing],
      'A package must not know who uses it: pass what it needs as an argument, or move the code up.',
    );
  });

  test('layers of the web app import only lower layers: app, features, shared', () => {
    const place = (path: string) => /^apps\/web\/src\/(?:(features)\/([^/]+)|(app|shared))\//.exec(path);
    const crossing = code.flatMap((file) => {
      const [, inFeatures, feature, room = inFeatures] = place(file) ?? [];
      const own = inFeatures ?? room;
      if (own === undefined || own === 'app') return [];
      return importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => place(normalize(join(dirname(file), specifier))))
        .filter((target) => target !== null)
        .filter(([, targetInFeatures, targetFeature, targetRoom]) => {
          if (own === 'shared') return (targetRoom ?? targetInFeatures) !== 'shared';
          return targetRoom === 'app' || (targetFeature !== undefined && targetFeature !== feature);
        })
        .map(([target]) => `${file} imports from ${target}`);
    });
    expectNone(
      crossing,
      'app imports features, features import shared. Move what two features need to apps/web/src/shared.',
    );
  });

  test('the core of the scenario server, and what answers without a server, knows neither Node nor HTTP', () => {
    const inCore =
      /^mocks\/src\/(engine|compiled|fetch|handlers|session|world|faults|colleagues|gateway|shared|visit)\//;
    const core = code.filter((file) => inCore.test(file) && !/\.(test|fixture)\.ts$/.test(file));
    expect(core.length).toBeGreaterThan(0);
    const leaving = core.flatMap((file) =>
      importsOf(file)
        .filter((specifier) =>
          specifier.startsWith('.')
            ? !inCore.test(normalize(join(dirname(file), specifier)))
            : /^(node:|@stoplight\/|hono\b|@hono\/)/.test(specifier) || builtins.has(packageOf(specifier)),
        )
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expectNone(
      [...leaving, ...lines(core, /\b(Buffer|setImmediate|__dirname)\b|\bprocess\.\w|\bimport\.meta\.(dir|file)/)],
      'Use web standards (shared/bytes.ts has bytes and base64). Files, hashes, sockets and Prism’s validators are ' +
        'passed in by an edge: mocks/src/server, mocks/src/worker or mocks/src/prism.',
    );
  });

  test('no import cycles, including types, outside scenarios', () => {
    // Scenarios and screens name each other, checked by types that come from both.
    const sources = new Set(code.filter((file) => !file.startsWith('scenarios/')));
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
      if (way.includes(file) || done.has(file)) return;
      for (const specifier of importsOf(file)) {
        const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : '';
        if (sources.has(target)) walk(target, [...way, file]);
      }
      done.add(file);
    };
    for (const file of sources) walk(file, []);
    expectNone(circles, 'Open the circle: move what both files need, types too, to a third file.');
  });

  test('every dependency is pinned exactly, except our own workspaces', () => {
    const loose = workspaces.flatMap((workspace) =>
      Object.entries(declared(workspace))
        .filter(([name, version]) =>
          name.startsWith('@wayside/') ? version !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
        )
        .map(([name, version]) => `${workspace.folder}: ${name} ${version}`),
    );
    expectNone(loose, 'Pin the exact version (1.2.3); our own workspaces are "*".');
  });
});

describe('tests', () => {
  const tests = named(/\.(test\.tsx?|e2e\.ts)$/);

  test('journeys live in apps/e2e only', () => {
    expectNone(
      named(/\.e2e\.tsx?$/).filter((file) => !file.startsWith('apps/e2e/')),
      'Move the journey to a subject of apps/e2e/journeys.',
    );
  });

  test('journeys get their failures from scenarios and have no fixed waits', () => {
    // The card provider's addresses are forwarded to the scenario server, which answers.
    const e2e = code.filter((file) => file.startsWith('apps/e2e/') && file !== 'apps/e2e/card/provider-addresses.ts');
    expectNone(
      lines(e2e, /\b(page|context)\.route(FromHAR|WebSocket)?\(|waitForTimeout/),
      'Let a scenario or mock.setFaults answer instead of page.route, and wait for what a person sees instead of a time.',
    );
    // Matrix and pictures poll their pages with a time limit and continue as soon as their condition is met.
    const others = e2e.filter((file) => !/^apps\/e2e\/(matrix\/(stage|rest)\.ts|bench\/)/.test(file));
    expectNone(
      lines(others, /(?<!\btest\.)setTimeout\(/),
      'Wait for what a person sees (expect(…).toBeVisible(), expect.poll), not for a time.',
    );
  });

  test('no test is skipped or focused', () => {
    expectNone(
      lines(
        tests,
        /\b(test|it|describe)(\.\w+)*\.(skip|only|fixme|todo|skipIf|runIf|fails)\b|\b(xit|xdescribe|fit|fdescribe)\(/,
      ),
      'Run every test: fix it, or delete it with what it tests.',
    );
  });
});

describe('requirements', () => {
  const { facts, unknown, unlevelled } = report(root);

  test('tests name only rows that exist, and every row has a level', () => {
    expectNone(
      unknown.map(({ id, files: where }) => `${id} in ${where.join(', ')}`),
      'Correct the id in the title of the test, or add the row to docs/requirements.',
    );
    expectNone(unlevelled, 'Give the row a level (browser, call or rule) in docs/requirements.');
  });

  test('no further row is shown below its level: below-level.txt only shrinks', () => {
    const listed = textOf('docs/requirements/below-level.txt')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const below = facts.filter(({ state }) => state === 'below').map(({ id }) => id);
    expectNone(
      below.filter((id) => !listed.includes(id)),
      'Show the row at its level (a browser row in a journey, for example), or take its id out of the title.',
    );
    expectNone(
      listed.filter((id) => !below.includes(id)),
      'Take these rows off docs/requirements/below-level.txt: a test shows them at their level now.',
    );
  });
});

describe('single source of truth', () => {
  const product = code.filter((file) => !/\.(test\.tsx?|e2e\.ts)$/.test(file) && !file.startsWith('packages/brands/'));

  test('code never branches on a brand’s name; differences are brand data', () => {
    expectNone(
      lines(product, /\bbrand(\.id|Id)?\s*[!=]==?\s*['"]|\bbrand\.id\s*[!=]==?/),
      'Add a field to the brands (packages/brands/src/brand.ts) and read it here.',
    );
  });

  test('colors come from the brand theme', () => {
    const styles = named(/\.(css|tsx)$/).filter(
      (file) => !file.startsWith('packages/brands/') && !file.endsWith('.test.tsx'),
    );
    expectNone(
      lines(styles, /#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)/i),
      'Use a color of the theme: var(--color-…), listed in packages/brands.',
    );
  });

  test('paths of the web app come from places.ts', () => {
    const literal = /(?<before>.*?)['"`](?<address>\/[a-z_][^?#'"`]*?)(?=\$\{\w+ &&|[?#'"`])/g;
    const pathsOf = (file: string): string[] =>
      [...textOf(file).matchAll(/['"](\/[\w/:{}]*)['"]/g)].map((match) => match[1]!);
    // Matches `/vehicles/:id` with any id, literal or computed.
    const isPlace = pathsOf('packages/domain/src/access/places.ts')
      .filter((path) => path !== '/')
      .map((path) => new RegExp(`^${path.replace(':id', '[^/]+')}/?$`));
    expect(isPlace.length).toBeGreaterThan(0);
    // Some API calls have the same path as a page; navigation is recognized by the code before the path.
    const calls = new Set(pathsOf('packages/api-client/src/generated/contract.d.ts'));
    const leads = /(\b(href|to|next|path|pathname)\b[^'"`]*|\b(navigate|arrive)\(\w*|[?=]\s|\breturn )$/;
    const written = code
      .filter((file) => file.startsWith('apps/web/src/') && !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        textOf(file)
          .split('\n')
          .filter((line) => !/^\s*(\*|\/\*|\/\/|import\b|export \*)/.test(line))
          .flatMap((line) =>
            [...line.matchAll(literal)]
              .filter(({ groups }) => isPlace.some((place) => place.test(groups!['address']!)))
              .filter(({ groups }) => !calls.has(groups!['address']!) || leads.test(groups!['before']!))
              .map(() => `${file}  ${line.trim()}`),
          ),
      );
    expectNone(written, 'Use place.… of @wayside/domain instead of writing the address.');
  });

  test('operation ids are unique in the contract', () => {
    const ids = named(/^openapi\/.*\.yaml$/).flatMap((file) =>
      [...textOf(file).matchAll(/\boperationId:\s*['"]?(\w+)/g)].map((match) => match[1] ?? ''),
    );
    expect(ids.length).toBeGreaterThan(0);
    expectNone(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      'Give each operation in openapi/paths an operationId of its own.',
    );
  });
});

describe('nothing machine-specific', () => {
  test('the lockfile contains no hosts', () => {
    expectNone(
      lines(['package-lock.json'], /"resolved": "(https?|git)/),
      'Install again with the .npmrc of this repository (omit-lockfile-registry-resolved=true).',
    );
  });

  test('no tracked file contains a package registry or a local folder', () => {
    const folders = ['work', 'tmp', 'farm', 'root', 'home/\\w+', 'Users/\\w+'].join('|');
    const pattern = new RegExp(`(^|[^\\w.}$-])/(${folders})/|\\bregistry\\.[a-z]+\\.[a-z]+`);
    expectNone(
      lines(
        [...texts.keys()].filter((file) => file !== 'package-lock.json'),
        pattern,
      ),
      'Write the path from the root of the repository, and name no registry.',
    );
  });
});
