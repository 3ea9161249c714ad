import { describe, expect, it } from 'vitest';
import { namespaceModules } from '../scripts/namespaces.ts';
import { bundle as en } from './en/index.ts';
import { bundle as fr } from './fr/index.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

function flatten(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

const english = new Map(flatten(en));
const french = new Map(flatten(fr));
const plural = /_(one|many|other)$/;

/** Placeholders and tags of a text. */
const slots = (text: string) =>
  [...text.matchAll(/\{\{(\w+)|<(\w+)>/g)].map(([, name, tag]) => name ?? `<${tag}>`).toSorted();

/** Intentionally identical in both languages: names of languages, symbols, and words French shares. */
const shared = new Set([
  'common.language.en',
  'common.language.fr',
  'common.language.enShort',
  'common.language.frShort',
  'common.region.province',
  'dashboard.active.columns.action',
  'dashboard.confirm.acceptAllBody_one',
  'dashboard.confirm.acceptAllBody_other',
  'dashboard.upcoming.scheduleWhat',
  'dashboard.upcoming.columns.action',
  'fleet-form.links.actions',
  'fleet-form.links.description',
  'fmc.activeOrders.columns.date',
  'fmc.activeOrders.columns.services',
  'glovebox.one.other',
  'glovebox.title',
  'glovebox.total_one',
  'glovebox.total_other',
  'grid.page',
  'history.new.services.position',
  'history.new.services.service',
  'history.timeline.one.document',
  'orders.services_one',
  'palette.groups.pages',
  'payment-form.page.type',
  'policies.ask.services',
  'policies.fact.services',
  'policies.form.services',
  'policies.unknown.service',
  'orders.services_other',
  'shell.title',
  'transactions.columns.date',
  'transactions.subscriptions.about',
  'vehicle-telematics.faults.count_one',
  'vehicle-telematics.faults.count_other',
  'vehicle.units.cpk',
  'vehicle.units.cpm',
  'vehicle.units.mi',
  'payment-methods.columns.actions',
  'payment-methods.columns.expires',
  'payment-methods.payPal',
]);

const offenders = (texts: Map<string, string>, pattern: RegExp) => [...texts].filter(([, text]) => pattern.test(text));

it('each file of texts is listed, in both languages', () => {
  const stale = namespaceModules().flatMap(({ file, isCurrent }) => (isCurrent ? [] : [file.pathname]));
  expect(stale, 'Run `npm run generate`: these do not list the texts beside them.').toEqual([]);
});

describe('both languages', () => {
  it('[BRD-08] [CST2-05] have the same keys; French adds its form for millions wherever English counts', () => {
    const counted = [...english.keys()]
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(plural, '_many'));
    expect([...french.keys()].toSorted()).toEqual([...english.keys(), ...counted].toSorted());
  });

  it('every counted text has one and other', () => {
    const stems = new Set([...english.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')));
    const incomplete = [...stems].filter((stem) => !english.has(`${stem}_one`) || !english.has(`${stem}_other`));
    expect(incomplete).toEqual([]);
  });

  it('take the same names', () => {
    const differing = [...french].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(key.replace('_many', '_other')) ?? '';
      return slots(text).join() !== slots(original).join();
    });
    expect(differing).toEqual([]);
  });

  it('have no empty text and no space at either end', () => {
    expect([...offenders(english, /^\s*$|^\s|\s$/), ...offenders(french, /^\s*$|^\s|\s$/)]).toEqual([]);
  });

  it('[BRD-08] no English is left in French, and the list of shared words holds no other', () => {
    const same = [...french].filter(([key, text]) => english.get(key) === text).map(([key]) => key);
    expect(new Set(same)).toEqual(shared);
  });
});

describe('French typography', () => {
  it('no space before ; ? and !', () => {
    expect(offenders(french, /[\s\u00a0\u202f][;?!]/)).toEqual([]);
  });

  it('a no-break space before : % and $', () => {
    expect(offenders(french, /[^\u00a0][:%$](?!\/\/)/)).toEqual([]);
  });

  it('curved apostrophes, and guillemets with no-break spaces inside', () => {
    expect(offenders(french, /'|"|\u00ab[^\u00a0]|[^\u00a0]\u00bb/)).toEqual([]);
  });

  it('no three full stops for an ellipsis, in either language', () => {
    expect([...offenders(english, /\.\.\./), ...offenders(french, /\.\.\./)]).toEqual([]);
  });

  it('the formal vous', () => {
    expect(offenders(french, /(^|[^\p{L}])(tu|ton|tes|toi|ta)([^\p{L}]|$)/iu)).toEqual([]);
  });
});
