/** 'fmc-users' → 'fmcUsersScreen' */
const constOf = (name: string): string => `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Screen`;

/** `screens/index.ts`, by the names of the files beside it. */
export function screensList(files: readonly string[]): string {
  const names = files.flatMap((file) => /^(.+)\.screen\.ts$/.exec(file)?.[1] ?? []).toSorted();
  const imports = names.map((name) => `import { ${constOf(name)} } from './${name}.screen.ts';`);
  const entries = names.map((name) => `  ${name.includes('-') ? `'${name}'` : name}: ${constOf(name)},`);
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
