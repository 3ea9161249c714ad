import { existsSync, readFileSync, readdirSync } from 'node:fs';

const src = new URL('../src/', import.meta.url);
const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A module that imports the texts of a folder of `src/en`: 'en/', or one inside it. */
function moduleOf(folder: string, about: string): string {
  const names = readdirSync(new URL(`en/${folder}`, src))
    .filter((file) => file.endsWith('.json') && file !== 'start.json')
    .map((file) => file.replace('.json', ''))
    .toSorted();
  return [
    ...names.map((name) => `import ${camel(name)} from './${folder}${name}.json' with { type: 'json' };`),
    '',
    `/** ${about} Written by \`npm run generate\`. */`,
    'export const bundle = {',
    ...names.map((name) => (name.includes('-') ? `  '${name}': ${camel(name)},` : `  ${name},`)),
    '};',
    '',
  ].join('\n');
}

/** Modules by name: each lists the texts of one folder. */
const MODULES: Readonly<Record<string, readonly [folder: string, about: string]>> = {
  main: ['', 'Texts of signed-in users, without those that the sign-in page has.'],
  calendar: ['calendar/', 'Texts of the calendar of appointments.'],
  company: ['company/', 'Texts that only the pages of a management company use.'],
  views: ['dashboard/', 'Texts of views of the dashboard that load when they are opened.'],
  lists: ['list/', 'Texts of the views of lists.'],
  server: ['server/', 'What the server says when it refuses, by the failure examples of the contract.'],
  settings: ['settings/', 'Texts of settings, account and transactions.'],
  shop: ['shop/', 'Texts of looking for a time at a shop and of comparing shops.'],
  forms: ['vehicle/', 'Texts of vehicles: list, form, history, uploads, telematics, recalls and policies.'],
};

/** The modules that list the namespaces, as the files of `src/en` want them; French has the same. */
export function namespaceModules(): { file: URL; text: string; isCurrent: boolean }[] {
  const unlisted = readdirSync(new URL('en/', src), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !Object.values(MODULES).some(([folder]) => folder === `${entry.name}/`))
    .map(({ name }) => name);
  if (unlisted.length > 0)
    throw new Error(
      `Add a module for ${unlisted.join(', ')} to MODULES in packages/i18n/scripts/namespaces.ts, to index.ts in src/en and src/fr, and a part to src/parts.ts.`,
    );
  return ['en', 'fr'].flatMap((language) =>
    Object.entries(MODULES).map(([name, [folder, about]]) => {
      const text = moduleOf(folder, about);
      const file = new URL(`${language}/${name}.ts`, src);
      return { file, text, isCurrent: existsSync(file) && readFileSync(file, 'utf8') === text };
    }),
  );
}
