import { basename } from 'node:path';

/** 'fmc-users' → 'fmcUsersScreen' */
const constOf = (name: string): string =>
  `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Screen`;

/** `screens/index.ts`, by the files in the subject folders beside it: 'people/fmc-users.screen.ts'. */
export function screensList(files: readonly string[]): string {
  const screens = files
    .filter((file) => file.endsWith('.screen.ts'))
    .map((file) => ({ file: file.replaceAll('\\', '/'), name: basename(file, '.screen.ts') }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const imports = screens.map(({ file, name }) => `import { ${constOf(name)} } from './${file}';`);
  const entries = screens.map(({ name }) => `  ${name.includes('-') ? `'${name}'` : name}: ${constOf(name)},`);
  return [
    ...imports,
    '',
    '/** All screens by the names of their files. Written by `npm run generate`. */',
    'export const SCREENS = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}
