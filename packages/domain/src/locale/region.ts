import { intlLocaleOf, type Language, type Region } from './languages.ts';

/** Everything that differs between the United States and Canada. Labels are keys of the `common` translations. */
export interface RegionRules {
  readonly country: 'US' | 'CA';
  readonly currency: 'USD' | 'CAD';
  readonly distanceUnit: DistanceUnit;
  readonly stateLabel: 'region.state' | 'region.province';
  readonly postalLabel: 'region.zipCode' | 'region.postalCode';
  readonly postalPattern: RegExp;
}

export type DistanceUnit = 'mi' | 'km';

const rules: Record<Region, RegionRules> = {
  US: {
    country: 'US',
    currency: 'USD',
    distanceUnit: 'mi',
    stateLabel: 'region.state',
    postalLabel: 'region.zipCode',
    postalPattern: /^\d{5}(-?\d{4})?$/,
  },
  CA: {
    country: 'CA',
    currency: 'CAD',
    distanceUnit: 'km',
    stateLabel: 'region.province',
    postalLabel: 'region.postalCode',
    postalPattern: /^[A-Za-z]\d[A-Za-z] \d[A-Za-z]\d$/,
  },
};

export const regionRules = (region: Region): RegionRules => rules[region];

/** How figures are formatted: the brand's region and the current language. */
export interface Reading {
  readonly region: Region;
  readonly language: Language;
}

const noBreakSpace = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

// Creating an Intl format costs far more than using it, and a grid formats thousands of cells.
function numberFormat({ region, language }: Reading, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${region} ${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(intlLocaleOf(region, language), options);
  formats.set(key, format);
  return format;
}

/** What stands for a value that is missing or cannot be read: the server's data is typed, not checked. */
const UNREADABLE = '—';

/** A number, or none where the contract allows it. */
type Figure = number | null | undefined;

/** Numbers that the server sends as text are read, too. */
const isReadable = (value: unknown): value is number =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number.isFinite(Number(value));

/** An amount with the dollar sign before it, also in French (CST2-02): `$1,234.50`, `-$12.00`, `$1 234,50`. */
export function dollars(amount: Figure, reading: Reading, options: Intl.NumberFormatOptions): string {
  if (!isReadable(amount)) return UNREADABLE;
  const figure = numberFormat(reading, options).format(Math.abs(amount));
  return `${amount < 0 ? '-' : ''}$${figure}`;
}

/**
 * An amount in the region's currency, with two decimals: `$1,234.50`, in Canada `$1,234.50 CAD` and, with the
 * separators of French, `$1 234,50 CAD`.
 */
export function formatMoney(amount: Figure, reading: Reading): string {
  if (!isReadable(amount)) return UNREADABLE;
  // Avoid negative zero.
  const cents = Math.round(amount * 100) === 0 ? 0 : amount;
  const money = dollars(cents, reading, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (rules[reading.region].currency !== 'CAD') return money;
  return `${money}${reading.language === 'fr' ? noBreakSpace : ' '}CAD`;
}

/** A number with the separators of the language. */
export function formatNumber(value: Figure, reading: Reading): string {
  return isReadable(value) ? numberFormat(reading, { maximumFractionDigits: 2 }).format(value) : UNREADABLE;
}

/** `27%`, in French `27 %`. */
export function formatPercent(percent: Figure, reading: Reading): string {
  return isReadable(percent) ? numberFormat(reading, { style: 'percent' }).format(percent / 100) : UNREADABLE;
}

const kilometersPerMile = 1.609344;

export const milesToKilometers = (miles: number): number => miles * kilometersPerMile;
export const kilometersToMiles = (kilometers: number): number => kilometers / kilometersPerMile;

/** Converts a distance for display. Stored values are never converted. */
export function convertDistance(value: number, from: DistanceUnit, to: DistanceUnit): number {
  if (from === to) return value;
  return to === 'km' ? milesToKilometers(value) : kilometersToMiles(value);
}

/** Converts a cost per distance for display: a kilometer is shorter than a mile, so it costs less. */
export const convertCostPerDistance = (cost: number, from: DistanceUnit, to: DistanceUnit): number =>
  convertDistance(cost, to, from);

/** A distance to a place, with two decimals: `3.14 mi`. */
export function formatDistance(value: Figure, unit: DistanceUnit, reading: Reading): string {
  if (!isReadable(value)) return UNREADABLE;
  const figure = numberFormat(reading, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
  return `${figure}${reading.language === 'fr' ? noBreakSpace : ' '}${unit}`;
}

/** An odometer reading, as an integer: `123,456 mi`. */
export function formatOdometer(value: Figure, unit: DistanceUnit, reading: Reading): string {
  if (!isReadable(value)) return UNREADABLE;
  const figure = numberFormat(reading, { maximumFractionDigits: 0 }).format(value);
  return `${figure}${reading.language === 'fr' ? noBreakSpace : ' '}${unit}`;
}

export const digitsOf = (text: string): string => String(text ?? '').replace(/\D/g, '');

/** `(555) 123-4567` for ten digits; any other text unchanged. */
export function formatPhone(phone: string | null | undefined): string {
  if (typeof phone !== 'string') return UNREADABLE;
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digitsOf(phone)) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}

const lists = new Map<string, Intl.ListFormat>();

/** Names in a sentence: `A, B, and C`, or with `or`; in French `A, B et C`. */
export function formatList(names: readonly string[], word: 'and' | 'or', { region, language }: Reading): string {
  const key = `${region} ${language} ${word}`;
  const list =
    lists.get(key) ??
    new Intl.ListFormat(intlLocaleOf(region, language), { type: word === 'and' ? 'conjunction' : 'disjunction' });
  lists.set(key, list);
  return Array.isArray(names) ? list.format(names.filter((name) => typeof name === 'string')) : UNREADABLE;
}
