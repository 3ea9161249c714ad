/** That something is not possible, as scenarios say it. */
const NO = [
  'cannot',
  'may not',
  'may-not',
  'not-an',
  'not allowed',
  'forbid',
  '403',
  'refuse',
  'only others',
  'someone else',
  'no one',
];

/** That two change the same at once. */
const CONCURRENT = ['by-another', 'someone else changes', '409', 'at the same time'];

/** What people call things, each with the words that scenarios use for it. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = {
  login: ['sign-in', 'sign in', 'signin', 'createsession'],
  logout: ['sign-out', 'sign out'],
  register: ['sign-up', 'sign up'],
  signup: ['sign-up', 'sign up'],
  timeout: ['time-out', 'timed out', 'fixed-delay', 'hold', 'slow', '504'],
  slow: ['fixed-delay', 'hold', 'late'],
  loading: ['fixed-delay', 'hold'],
  offline: ['connection-reset', 'connection', 'does not respond'],
  network: ['connection-reset', 'connection'],
  crash: ['server-error', '500'],
  server: ['server-error', '500'],
  '500': ['server-error'],
  outage: ['server-error', '503'],
  permission: ['forbidden', '403'],
  expired: ['expire', '401'],
  '2fa': ['one-time code', 'otp', 'two-step'],
  mfa: ['one-time code', 'otp', 'two-step'],
  card: ['payment'],
  car: ['vehicle'],
  garage: ['shop'],
  person: ['user'],
  french: ['français', 'canada'],
  français: ['french', 'canada'],
  francais: ['french', 'canada'],
  québec: ['canada'],
  quebec: ['canada'],
  walkthrough: ['stories/'],
  'walk-through': ['stories/'],
  tour: ['stories/'],
  demo: ['stories/'],
  // One of the palette's commands.
  theme: ['palette/'],
  dark: ['palette/'],
  'nothing-to-do': ['nothing awaits', 'nothing is due', 'nothing needs'],
  blank: ['empty', 'none', 'without'],
  cannot: NO,
  "can't": NO,
  'can’t': NO,
  not: NO,
  refused: NO,
  denied: NO,
  forbidden: NO,
  broken: ['server-error', 'malformed', 'truncated', 'fails'],
  fails: ['server-error', '500', 'refused', 'cannot', 'does not', 'wrong'],
  error: ['fails', 'server-error', 'refused'],
  wrong: ['refused', 'invalid', 'not valid', 'mistyped'],
  late: ['slow', 'fixed-delay', 'hold', 'time-out'],
  delete: ['remove', 'deleted'],
  remove: ['delete'],
  add: ['create', 'new', 'first'],
  create: ['add', 'new'],
  edit: ['update', 'change'],
  save: ['saving', 'update', 'create', 'keep'],
  book: ['schedule', 'service-request', 'appointment'],
  booking: ['schedule', 'service-request', 'appointment'],
  appointment: ['schedule', 'service-request'],
  admin: ['administrator'],
  management: ['fmc'],
  company: ['fmc'],
  boss: ['manager', 'owner'],
  colleague: ['another', 'someone else', 'at the same time'],
  conflict: ['another', '409', 'at the same time'],
  concurrent: CONCURRENT,
  simultaneous: CONCURRENT,
  mobile: ['phone', '390'],
  price: ['cost', 'total', 'amount'],
  money: ['cost', 'total', 'amount', 'payment'],
  upload: ['bulk', 'csv', 'file'],
  import: ['bulk', 'csv', 'upload'],
  export: ['csv', 'download'],
  without: ['no ', 'no-', 'none'],
  no: ['without', 'none'],
};

/** Words of a sentence that say nothing of what is looked for. */
const SMALL: ReadonlySet<string> = new Set(
  'a an the of to in on at for and or with who whose what when where which is are was be been has have had does do did can could should would will may it its this that there their they he she i we you my our if then how why someone somebody people while during thing things'.split(
    ' ',
  ),
);

/** The words that one looks for: of a sentence, those that say something. */
export function wordsOf(search: string): string[] {
  const words = search
    .toLowerCase()
    // Its words alone say something else.
    .replaceAll(/\bnothing to do\b/g, 'nothing-to-do')
    .replaceAll(/\b(?:two|both) (?:people|persons|users|colleagues)\b/g, 'concurrent')
    .replaceAll(/\bthe same (?:thing|one)s?\b/g, '')
    .split(/[\s,.;:?!]+/)
    .filter(Boolean);
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length > 0 ? telling : words;
}

/** No forms of another word: "noth" is in "another", and "them" everywhere. */
const WHOLE: ReadonlySet<string> = new Set(['nothing', 'something', 'anything', 'everything', 'theme']);
const ENDINGS = /(?:ations?|ings?|ies|als?|ers?|ed|es|e|s|y)$/;
/** Letters that a word must keep: less would be found everywhere. */
const LEAST = 4;

/** What forms of a word have in common: "approv" of approve, approval, approver and approving. */
function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  if (stem.length >= LEAST && !WHOLE.has(word)) return stem;
  // Of a short one, the form that is listed: "save" of saving, saves and saved.
  return [stem, `${stem}e`].find((form) => stem !== word && Object.hasOwn(EVERYDAY, form)) ?? word;
}

/** Two letters are in many words: they must be one. */
const has = (text: string, part: string): boolean =>
  part.length > 2 ? text.includes(part) : text.split(/[^\p{L}\d]+/u).includes(part);

/** Whether a text, in lower case, contains a word in any of its forms, or what it is usually called here. */
export function mentions(text: string, word: string): boolean {
  const others = EVERYDAY[word] ?? EVERYDAY[stemOf(word)] ?? [];
  return has(text, stemOf(word)) || others.some((other) => text.includes(other));
}
