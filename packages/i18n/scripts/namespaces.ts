import { existsSync, readFileSync, readdirSync } from 'node:fs';

const src = new URL('../src/', import.meta.url);
const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

type Folder = '' | 'calendar/' | 'company/' | 'dashboard/' | 'list/' | 'server/' | 'settings/' | 'shop/' | 'vehicle/';

/** A module that imports the texts of a folder of `src/en`: 'en/', or one inside it. */
function moduleOf(folder: Folder, about: string): string {
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

/** The modules that list the namespaces, as the files of `src/en` want them; French has the same. */
export function namespaceModules(): { file: URL; text: string; isCurrent: boolean }[] {
  const modules = {
    main: moduleOf('', 'Texts of signed-in users, without those that the sign-in page has.'),
    calendar: moduleOf('calendar/', 'Texts of the calendar of appointments.'),
    company: moduleOf('company/', 'Texts that only the pages of a management company use.'),
    views: moduleOf('dashboard/', 'Texts of views of the dashboard that load when they are opened.'),
    lists: moduleOf('list/', 'Texts of the views of lists.'),
    server: moduleOf('server/', 'What the server says when it refuses, by the failure examples of the contract.'),
    settings: moduleOf('settings/', 'Texts of settings, account and transactions.'),
    shop: moduleOf('shop/', 'Texts of looking for a time at a shop and of comparing shops.'),
    forms: moduleOf('vehicle/', 'Texts of vehicles: list, form, history, uploads, telematics, recalls and policies.'),
  };
  return ['en', 'fr'].flatMap((language) =>
    Object.entries(modules).map(([name, text]) => {
      const file = new URL(`${language}/${name}.ts`, src);
      return { file, text, isCurrent: existsSync(file) && readFileSync(file, 'utf8') === text };
    }),
  );
}
