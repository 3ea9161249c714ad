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
  blank: ['empty', 'none', 'without'],
};

/** Whether a text, in lower case, contains a word or what it is usually called here. */
export function mentions(text: string, word: string): boolean {
  return text.includes(word) || (EVERYDAY[word] ?? []).some((other) => text.includes(other));
}
