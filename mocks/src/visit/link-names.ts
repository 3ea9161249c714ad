import { brandOfHost, brandOfId, brands } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import { scenarios, screenEntries } from '@wayside/scenarios';
import { closest, misspelled } from '@wayside/scenarios/closest';
import { ANYWAY, LINK_NAMES } from '@wayside/scenarios/control';
import type { LinkProblem } from '@wayside/scenarios/control';
import { brandHost } from '@wayside/scenarios/session-host';

const OUR_NAMES = [...LINK_NAMES, ANYWAY, 'session'] as const;
/** What makes an address a link. */
const LEADING = ['scenario', 'session'] as const;

/** What one may expect a link to say, and how it is said. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  answer: 'Changed responses are “answers”, as a copied link has them.',
  as: 'Who is signed in is “role”.',
  date: 'The time of the session is “clock”, such as 2026-03-16T14:00:00Z.',
  delay: 'A slow server is one of the “faults”, as a copied link has them.',
  error: 'Failing calls are “faults”, as a copied link has them.',
  fault: 'Failing calls are “faults”, as a copied link has them.',
  flag: 'Features are “flags”, as a copied link has them.',
  lang: 'The language is chosen in the page.',
  language: 'The language is chosen in the page.',
  latency: 'A slow server is one of the “faults”, as a copied link has them.',
  locale: 'The language is chosen in the page.',
  now: 'The time of the session is “clock”, such as 2026-03-16T14:00:00Z.',
  story: 'A walk-through is a “scenario” with a “step”.',
  theme: 'The theme is chosen in the page.',
  today: 'The time of the session is “clock”, such as 2026-03-16T14:00:00Z.',
  user: 'Who is signed in is “role”.',
};

/**
 * Names in a link that are mistyped or mean nothing, and a host that shows no brand. Those of the product pass: only
 * where the link is ours, any of our names may have been meant.
 */
export function problemsOfNames(url: URL): LinkProblem[] {
  const names = [...new Set(url.searchParams.keys())];
  const isOurs = names.some((name) => LEADING.some((one) => one === name || misspelled(name, LEADING) === one));
  if (!isOurs) return [];
  const wrong = names.flatMap((given) => (OUR_NAMES.some((one) => one === given) ? [] : problemOf(given, url)));
  return names.includes('brand') ? wrong : [...wrong, ...problemsOfHost(url)];
}

function problemOf(given: string, url: URL): LinkProblem[] {
  if (given === 'brand') return [problemOfBrand(url)];
  const name = misspelled(given, OUR_NAMES);
  if (name !== undefined)
    return [
      {
        what: 'parameter',
        given,
        message: `There is no parameter “${given}”.`,
        closest: [{ name, link: renamed(url, given, name) }],
      },
    ];
  const hint = Object.hasOwn(SAID_OTHERWISE, given) ? SAID_OTHERWISE[given] : undefined;
  // Pages have parameters of their own; `/` has none, and those of a scenario's start are among the known ones.
  const isNothing = hint !== undefined || (url.pathname === '/' && !productNames().has(given));
  if (!isNothing || url.searchParams.has(ANYWAY)) return [];
  return [
    {
      what: 'parameter',
      given,
      message: `The parameter “${given}” means nothing here.${hint === undefined ? '' : ` ${hint}`}`,
      isOnlyUnfit: true,
      closest: [{ name: 'The same link without it', link: renamed(url, given) }],
    },
  ];
}

/** The brand is the host: a parameter of that name changes nothing. */
function problemOfBrand(url: URL): LinkProblem {
  const given = url.searchParams.get('brand')!;
  const bare = new URL(renamed(url, 'brand'));
  const here = brandOfHost(url.host);
  return {
    what: 'parameter',
    given: 'brand',
    message: `The parameter “brand” means nothing: the host decides, and ${url.host} shows ${here.name}.`,
    closest: meantBrands(given).map((id) => ({ name: brandOfId(id).name, link: withBrand(bare, id) })),
  };
}

/** A host whose name is no brand's shows the default one. */
function problemsOfHost(url: URL): LinkProblem[] {
  const [label = ''] = url.hostname.split('.');
  if (url.searchParams.has(ANYWAY) || brandOfHost(url.host).hostLabels.includes(label)) return [];
  const shown = brandOfHost(url.host);
  return [
    {
      what: 'brand',
      given: label,
      message: `No brand has the host “${label}”: it shows ${shown.name}.`,
      isOnlyUnfit: true,
      closest: meantBrands(label).map((id) => ({ name: brandOfId(id).name, link: withBrand(url, id) })),
    },
  ];
}

/** By id or by name; all of them, where none is close. */
function meantBrands(given: string): BrandId[] {
  const named = new Map(
    brands.flatMap(({ id, name }): [string, BrandId][] => [
      [id, id],
      [name, id],
    ]),
  );
  const meant = closest(given, [...named.keys()]).map((name) => named.get(name)!);
  return [...new Set(meant.length > 0 ? meant : named.values())];
}

let known: ReadonlySet<string> | undefined;

/** The parameters of pages that scenarios and screens open. */
function productNames(): ReadonlySet<string> {
  const starts = [...scenarios.values()].flatMap(({ start = '/', steps = [] }) => [
    start,
    ...steps.map(({ open }) => open),
  ]);
  const paths = [...starts, ...screenEntries().map(({ path }) => path)];
  known ??= new Set(paths.flatMap((path) => [...(URL.parse(path ?? '/', 'http://app')?.searchParams.keys() ?? [])]));
  return known;
}

/** The link with a parameter of another name, or without it. */
function renamed(url: URL, given: string, name?: string): string {
  const other = new URL(url);
  const kept = [...url.searchParams].flatMap(([key, value]): [string, string][] =>
    key !== given ? [[key, value]] : name === undefined ? [] : [[name, value]],
  );
  other.search = new URLSearchParams(kept).toString();
  return other.href;
}

export function withBrand(url: URL, brand: BrandId): string {
  const other = new URL(url);
  const [, ...parent] = other.hostname === 'localhost' ? ['', 'localhost'] : other.hostname.split('.');
  other.hostname =
    parent.length > 1 ? [brandOfId(brand).hostLabels[0], ...parent].join('.') : brandHost(brand, parent.join('.'));
  return other.href;
}
