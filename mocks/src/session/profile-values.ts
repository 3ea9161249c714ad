import { limitTo } from '@wayside/domain';
import type { Profile } from '@wayside/scenarios';
import { hashOf } from '../shared/random.ts';

/**
 * What hostile text contains: markup, script, a URL, accents, emoji, right-to-left text, stacked marks, words without
 * breaks.
 */
const HOSTILE = [
  '<img src=x onerror="window.pwned=1">',
  '<script>window.pwned=1</script>',
  '"\'><svg onload=window.pwned=1>',
  'javascript:window.pwned=1',
  '{{constructor.constructor("window.pwned=1")()}}',
  'Ça coûte ÀÉÎÕÜ ñ ß œ Ł',
  '🚚🔧👩‍🔧🇨🇦',
  'مركبة الأسطول',
  'Z͑ͫ̓ä̸l͉g͉o',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  '=HYPERLINK("http://evil.example")',
  '%00%0A%s ${7*7} \\u0000 &lt;b&gt;',
] as const;

const MAXIMAL = [
  'Northeastern',
  'Refrigerated',
  'Distribution',
  'Consolidated',
  'Maintenance',
  'International',
  'Warehousing',
  'Administration',
];

/** Longest generated text; beyond this length it only slows the reader down. */
const LONGEST = 600;

/**
 * How much longer a text gets, rounded to tens: fields whose limits barely differ then hold the same text and still
 * match.
 */
function roomFor(maxLength: number | undefined): number {
  const room = Math.min(maxLength ?? LONGEST, LONGEST);
  return room >= 20 ? Math.floor(room / 10) * 10 : room;
}

/**
 * A text under a profile. A pure function of the text and its limit, so that lists, details and form options keep
 * matching. The original text stays at the beginning, so searches still find it.
 */
export function textUnder(profile: Profile, text: string, maxLength: number | undefined): string {
  const room = roomFor(maxLength);
  if (profile === 'minimal') return limitTo(/^\S+/.exec(text)?.[0] ?? text, room);
  const words = profile === 'hostile' ? HOSTILE : MAXIMAL;
  let grown = text;
  for (let at = hashOf(text) % words.length; grown.length < room; at++) grown += ` ${words[at % words.length]!}`;
  return whole(grown.slice(0, room)).trimEnd();
}

/** Drops half of a surrogate pair at the end. */
const whole = (text: string): string => (/[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text);

/** The longest allowed email address for the same person. */
export function emailUnder(profile: Profile, email: string, maxLength = 254): string {
  const [name = '', host = ''] = email.split('@');
  if (profile === 'minimal') return email;
  const label =
    profile === 'hostile'
      ? 'xn--donaudampfschifffahrtsgesellschaftskapitnsmtzen'
      : 'northeastern-refrigerated-distribution';
  const local = `${name}+${'o-neil_'.repeat(9)}`.slice(0, 63).replace(/[^a-z\d]+$/i, '');
  const long = `${local}@${label}.${label}.${host}`;
  return long.length <= maxLength ? long : email;
}

/**
 * A number under a profile: zero, the maximum, or alternately both and one with more decimals than any screen shows.
 */
export function numberUnder(
  profile: Profile,
  value: number,
  { minimum = 0, maximum }: { minimum?: number; maximum?: number },
  whole: boolean,
): number {
  const most = maximum ?? 999_999;
  if (profile === 'minimal') return Math.max(0, minimum);
  if (profile === 'maximal') return most;
  const odd = [Math.max(0, minimum), most, whole ? minimum : Math.min(most, minimum + 0.004999), minimum];
  return odd[hashOf(String(value)) % odd.length]!;
}
