import { expectNone } from '@wayside/tooling/expect-none';
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
  'comparison.distance',
  'palette.groups.actions',
  'palette.release',
  'attention.kind.document',
  'calendar.file.time',
  'approval.summary.totalOf_one',
  'approval.summary.totalOf_other',
  'common.language.en',
  'common.language.fr',
  'common.language.enShort',
  'common.language.frShort',
  'common.region.province',
  'dashboard.active.columns.action',
  'dashboard.confirm.acceptAllBody_one',
  'dashboard.confirm.acceptAllBody_other',
  'costs.columns.services',
  'costs.promotion',
  'costs.tabs.service',
  'dashboard.counts.services_one',
  'dashboard.counts.services_other',
  'dashboard.upcoming.scheduleWhat',
  'dashboard.upcoming.columns.action',
  'fleet-form.links.actions',
  'fleet-form.links.description',
  'active-orders.columns.date',
  'active-orders.columns.services',
  'glovebox.one.other',
  'glovebox.title',
  'glovebox.total_one',
  'glovebox.total_other',
  'grid.page',
  'history.new.services.service',
  'history.timeline.one.document',
  'orders.services_one',
  'palette.groups.pages',
  'payment-page.type',
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
  'approval.lines.closed_one',
  'approval.lines.closed_other',
  'approval.history.total',
  'approval.summary.total',
  'approval.promotions.title',
  'approval.history.services',
  'dashboard.upcoming.columns.services',
  'payments.support.message',
  'service-request.date.title',
  'services.view.agenda',
  'services.columns.date',
  'services.columns.services',
  'services.due.services_one',
  'services.due.services_other',
  'services.columns.total',
  'services.columns.actions',
  'vehicle.schedules.columns.service',
  'vehicle.schedules.columns.actions',
  'history.columns.date',
  'history.columns.services',
  'history.columns.total',
  'history.columns.actions',
  'recalls.columns.date',
  'vehicles.columns.actions',
  'users.columns.actions',
]);

const TEXTS = { en: english, fr: french };
type Language = keyof typeof TEXTS;

/** Where texts are, as a violation is listed: `fr: orders.title  « Bons »`. The key begins with the name of its file. */
const listed = (language: Language, keys: readonly string[]): string[] =>
  keys.map((key) => `${language}: ${key}  ${JSON.stringify(TEXTS[language].get(key))}`);

function offenders(language: Language, pattern: RegExp): string[] {
  const found = [...TEXTS[language]].filter(([, text]) => pattern.test(text));
  return listed(
    language,
    found.map(([key]) => key),
  );
}

it('each file of texts is listed, in both languages', () => {
  const stale = namespaceModules().flatMap(({ file, isCurrent }) => (isCurrent ? [] : [file.pathname]));
  expect(stale, 'Run `npm run generate`: these do not list the texts beside them.').toEqual([]);
});

describe('both languages', () => {
  it('[BRD-08] [CST2-05] have the same keys; French adds its form for millions wherever English counts', () => {
    const counted = [...english.keys()]
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(plural, '_many'));
    const wanted = new Set([...english.keys(), ...counted]);
    expectNone(
      [...wanted].filter((key) => !french.has(key)),
      'Translate this key in the file of packages/i18n/src/fr with the name it has in en; `_many` is “1 000 000 de …”.',
    );
    expectNone(
      [...french.keys()].filter((key) => !wanted.has(key)),
      'Delete this key in packages/i18n/src/fr, or add it in packages/i18n/src/en: English does not have it.',
    );
  });

  it('every counted text has one and other', () => {
    const stems = new Set([...english.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')));
    expectNone(
      [...stems].filter((stem) => !english.has(`${stem}_one`) || !english.has(`${stem}_other`)),
      'Give this key of packages/i18n/src/en both forms, `_one` and `_other`.',
    );
  });

  it('take the same names', () => {
    const differing = [...french].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(key.replace('_many', '_other')) ?? '';
      return slots(text).join() !== slots(original).join();
    });
    expectNone(
      listed(
        'fr',
        differing.map(([key]) => key),
      ),
      'Use the same {{names}} and <tags> here, in packages/i18n/src/fr, as the same key has in packages/i18n/src/en.',
    );
  });

  it('have no empty text and no space at either end', () => {
    const pattern = /^\s*$|^\s|\s$/;
    expectNone(
      [...offenders('en', pattern), ...offenders('fr', pattern)],
      'Write a text in packages/i18n/src, or delete its key; take away spaces at its ends.',
    );
  });

  it('[BRD-08] no English is left in French, and the list of shared words holds no other', () => {
    const same = new Set([...french].filter(([key, text]) => english.get(key) === text).map(([key]) => key));
    expectNone(
      listed(
        'fr',
        [...same].filter((key) => !shared.has(key)),
      ),
      'Translate this text in packages/i18n/src/fr; if French has the same word, add the key to `shared` in packages/i18n/src/texts.test.ts.',
    );
    expectNone(
      [...shared].filter((key) => !same.has(key)),
      'Take this key off `shared` in packages/i18n/src/texts.test.ts: its languages differ, or it is gone.',
    );
  });
});

describe('French typography', () => {
  it('no space before ; ? and !', () => {
    expectNone(
      offenders('fr', /[\s\u00a0\u202f][;?!]/),
      'Take away the space before ; ? and ! in packages/i18n/src/fr.',
    );
  });

  it('a no-break space before : % and $', () => {
    expectNone(
      offenders('fr', /[^\u00a0][:%$](?!\/\/)/),
      'Write a no-break space (U+00A0) before : % and $ in packages/i18n/src/fr.',
    );
  });

  it('curved apostrophes, and guillemets with no-break spaces inside', () => {
    expectNone(
      offenders('fr', /'|"|\u00ab[^\u00a0]|[^\u00a0]\u00bb/),
      'Write ’ for an apostrophe and « … » with no-break spaces (U+00A0) inside for quotes in packages/i18n/src/fr.',
    );
  });

  it('no three full stops for an ellipsis, in either language', () => {
    expectNone([...offenders('en', /\.\.\./), ...offenders('fr', /\.\.\./)], 'Write … in packages/i18n/src.');
  });

  it('the formal vous', () => {
    expectNone(
      offenders('fr', /(^|[^\p{L}])(tu|ton|tes|toi|ta)([^\p{L}]|$)/iu),
      'Say vous, votre or vos in packages/i18n/src/fr.',
    );
  });
});

/** Synonyms that the glossary of docs/contributing.md leaves out; a row's own words are in `prescribed`. */
const SYNONYMS: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(request service|send request|book(ed|ing)?|garages?|mechanics?|workshops?|favou?rites?|car count|` +
      String.raw`license plate|e-mails?|somebody|anybody|nobody|people|persons?|picks?|picked|of the fleet|may approve|` +
      String.raw`servers?|responses?|live channel|tray|dossier|refused|left out|dropped|overdue|mileage|log in|login|` +
      String.raw`open orders?|work orders?|tickets?|trouble codes?|error codes?|promo codes?|vouchers?|impersonate|` +
      String.raw`administrators?|management compan(y|ies)|odometer units|import(s|ed)?|synchroni[sz]ation)\b`,
    'iu',
  ),
  fr: new RegExp(
    String.raw`(?<![\p{L}])(flottes?|millage|garages?|boutiques?|cédul\p{L}+|approuveurs?|sms|cookies?|nip|vin|` +
      String.raw`chauffeurs?|méthodes? de paiement|fournisseur de paiement|boîte à gants|coffre à gants|` +
      String.raw`bons? de travail actifs?|agir dans|agissez dans|carte d’adhésion|carte d’essence|réserver|` +
      String.raw`code d’erreur|heures? libres?|décliner|rejeter|réviser|entrez|demande de service|prix à l’atelier|` +
      String.raw`laissées? de côté|gens|réglages|synchro|escompte|épargne|serveurs?|bons? actifs?|` +
      String.raw`bons? de travail ouverts?|messages? textes?|n° BC|rappels? ouverts?)(?![\p{L}])`,
    'iu',
  ),
};

/** Texts that rows give with one of these words (decisions.md): car count of sign-up and preferences. */
const prescribed = new Set([
  'access.signUp.carCount',
  'account.preferences.carCount',
  'common.validation.carCount',
  'common.validation.carCountTooHigh',
]);

describe('the glossary', () => {
  it.each(['en', 'fr'] as const)(
    '[WRD-01] [WRD-03] %s: no synonym is used, and no text speaks of the program',
    (language) => {
      const found = [...TEXTS[language]].filter(
        // What the server says is not ours, and placeholders are names of values.
        ([key, text]) =>
          !key.startsWith('server.') &&
          !prescribed.has(key) &&
          SYNONYMS[language].test(text.replaceAll(/\{\{.*?\}\}/g, '')),
      );
      expectNone(
        listed(
          language,
          found.map(([key]) => key),
        ),
        'Use the name that the glossary of docs/contributing.md gives.',
      );
    },
  );
});
