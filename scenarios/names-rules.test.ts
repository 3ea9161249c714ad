import { readFileSync, readdirSync } from 'node:fs';
import type { Language } from '@wayside/domain';
import { expectNone } from '@wayside/tooling/expect-none';
import { test } from 'vitest';
import { scenarios } from './catalogue.ts';
import type { Reach } from './define.ts';
import { SCREENS, SCREEN_IDS } from './screens.ts';
import type { Way } from './screens/screen.ts';

/** Names that no text of the product has, because they are data: of the invented world, or of what a scenario types. */
const DATA: readonly RegExp[] = [
  // Years of vehicles, and numbers in gaps.
  /^[\d,]+$/,
  // Times and days, of which the gaps and the calendar's buttons have many forms.
  /^\d\d:\d\d [AP]M$/,
  /^\w+day, \w+ \d+, \d{4}$/,
  /^\d\d\/\d\d\/\d\d, \d+:\d\d[ap]m$/,
  /^\d\d\/\d{4}$/,
  // Unit numbers, some with what they are the number of.
  /^(?:VAN|TRK)-\d\d(?: · \d{4} [\w ]+)?$/,
  // People, fleets and shops.
  /^(?:Ann Lee|Ben Ortiz|Carla Novak|Dan Whitfield|DW|AL)$/,
  /^(?:Summit Catering|Maple Street Couriers|Granite Catering|Lakeside Bakery|Second account|Main account)$/,
  /^Northside Auto Care – Halsted Street$/,
  // What one chooses from lists of the server: services, makes, models, promotions, payment types, links.
  /^(?:Oil change|Alternator|Oxygen sensor|Ford|Transit|Spring maintenance|Credit card|Driver handbook)$/,
  // A role by the name that the server gives it, and a word of react-aria.
  /^(?:Driver|Calendar)$/,
  // Ways to pay.
  /^(?:Visa|Mastercard|billing@wayside\.example)$/,
  // What a view of a list is called.
  /^Monday$/,
  // A policy in words: its texts are put together in packages/domain and in the feature.
  /^Asks Ann Lee or Ben Ortiz to approve any service over \$250\.00 on VAN-01 and VAN-02\.$/,
];

/** Names that a browser puts together from several texts: a field and its value, a choice and what it means. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'EN, English': ['EN', 'English'],
  'Main account Account': ['Main account', 'Account'],
  'Maple Street Couriers Fleet': ['Maple Street Couriers', 'Fleet'],
  'Visa ending in 4370 Payment method': ['Visa ending in 4370', 'Payment method'],
  'Visa ending in 4370 Default · Expires 07/2031 · Ann Lee': [
    'Visa ending in 4370',
    'Default',
    'Expires 07/2031',
    'Ann Lee',
  ],
  'Auto-Approve Service is approved without asking anyone': [
    'Auto-Approve',
    'Service is approved without asking anyone',
  ],
  'Driver Views assigned vehicles first, and schedules service': [
    'Driver',
    'Views assigned vehicles first, and schedules service',
  ],
  'Ben Ortiz Admin': ['Ben Ortiz', 'Admin'],
  'Choose a payment type Payment type': ['Choose a payment type', 'Payment type'],
  'Remind Me Remind me again in': ['Remind Me', 'Remind me again in'],
  'Calendar Completion date': ['Calendar', 'Completion date'],
  'month, Completion date': ['Completion date'],
  'day, Completion date': ['Completion date'],
  'year, Completion date': ['Completion date'],
  'year, Expiration date': ['Expiration date'],
  'VAN-01 No plate 2020 Nissan NV200': ['VAN-01', 'No plate'],
  'Active VAN-02': ['Active', 'VAN-02'],
};

/** What follows the label of a field that may stay empty. */
const OPTIONAL = /optional$/;

const flat = (texts: object): string[] =>
  Object.values(texts).flatMap((one: string | object) => (typeof one === 'string' ? [one] : flat(one)));

function patternsIn(language: Language): RegExp[] {
  const folder = new URL(`../packages/i18n/src/${language}/`, import.meta.url);
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => flat(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object));
  return texts.map((text) => {
    const parts = text.replaceAll(/<\/?\w+\/?>/g, '').split(/\{\{[^}]*\}\}/);
    return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')}$`);
  });
}

/** Some scenarios are in French. */
const PATTERNS = [...patternsIn('en'), ...patternsIn('fr')];

/** Whether a name is data or a text of the product, whose gaps are filled with such names in turn. */
function isKnownName(name: string): boolean {
  if (DATA.some((data) => data.test(name))) return true;
  if (name !== 'optional' && OPTIONAL.test(name))
    return isKnownName('optional') && isKnownName(name.replace(OPTIONAL, ''));
  if (PARTS[name]) return PARTS[name].every(isKnownName);
  return PATTERNS.some((pattern) => {
    const gaps = pattern.exec(name)?.slice(1);
    return gaps?.every((gap) => gap !== name && isKnownName(gap)) ?? false;
  });
}

const namesIn = (way: readonly Reach[]): string[] =>
  way.flatMap(({ press, type = {} }) => [...(press ? [press.name] : []), ...Object.keys(type)]);

test('screens and scenarios press and fill in what the product names so', () => {
  const ways: [of: string, way: Way][] = [
    ...[...scenarios.values()].map(({ id, steps, reach = [] }): [string, Way] => [id, steps ?? reach]),
    ...SCREEN_IDS.flatMap((id) =>
      Object.values(SCREENS[id].makes).map((way): [string, Way] => [`${id}.screen.ts`, way]),
    ),
  ];
  const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => ({ file, source: readFileSync(new URL(file, import.meta.url), 'utf8') }));
  // A name that is put together is in no file.
  const placeOf = (name: string, of: string): string =>
    sources
      .filter(({ source }) => source.includes(name))
      .map(({ file }) => `scenarios/${file}`)
      .join(', ') || of;
  const unknown = ways.flatMap(([of, way]) =>
    (typeof way === 'string' ? [] : namesIn(way))
      .filter((name) => !isKnownName(name))
      .map((name) => `${name}: ${placeOf(name, of)}`),
  );
  expectNone(
    [...new Set(unknown)],
    'No text of packages/i18n has this name: write what the control or field is called now; if it is data, add it to `DATA` in scenarios/names-rules.test.ts, if it is put together from several texts, to `PARTS`.',
  );
});
