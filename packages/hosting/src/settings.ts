/** What a host says when it serves the page, so that one build serves every stage. Empty: see `VARIABLES`. */
export interface Settings {
  /** Origin of the API. */
  api: string;
  /** Environment of the card provider. */
  payments: 'production' | 'sandbox';
  /** Where the page sends reports of what breaks. */
  reports: string;
  /** Flags by OpenFeature's remote evaluation protocol, without `/ofrep`. */
  flags: string;
  /** A Photon geocoder, without `/api`. */
  places: string;
  /** Whether the device keeps the app (by a worker) and the data that it loaded, for use without a network. */
  offline: 'on' | 'off';
}

/** The environment variable of each setting, and what holds without it. */
export const VARIABLES: Readonly<Record<keyof Settings, readonly [name: string, without: string]>> = {
  api: ['WAYSIDE_API_ORIGIN', 'the API is at the host of the page with "api" in place of its first label'],
  payments: ['WAYSIDE_PAYMENTS', 'cards are charged in production ("sandbox" is the other choice)'],
  reports: ['WAYSIDE_REPORTS_URL', 'nothing that breaks is reported'],
  flags: ['WAYSIDE_FLAGS_URL', 'flags come from the API'],
  places: ['WAYSIDE_GEOCODER_ORIGIN', 'places come from the API, below /photon'],
  offline: ['WAYSIDE_OFFLINE', 'the app opens without a network, too ("off" is the other choice)'],
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A pattern that `settings.sh` checks as well. */
export const ORIGIN = 'https?://(\\[[0-9A-Fa-f:]+\\]|[A-Za-z0-9.-]+)(:[0-9]+)?';
/** Without anything that could end a header, a directive of the policy or a text of the page; no slash at the end. */
export const ADDRESS = `${ORIGIN}([/?#][A-Za-z0-9_.~:/?#@!&()*+=%-]*[A-Za-z0-9_~=%-])?`;

/** Settings that are one of two words. */
export const CHOICES = { payments: ['production', 'sandbox'], offline: ['on', 'off'] } as const;

function problemOf(setting: keyof Settings, value: string): string | undefined {
  if (setting === 'payments' || setting === 'offline') {
    const choices: readonly string[] = CHOICES[setting];
    return choices.includes(value) ? undefined : `is neither "${choices.join('" nor "')}"`;
  }
  const address = value.replace(/\/$/, '');
  // A port may be out of range.
  if (!new RegExp(`^${ADDRESS}$`).test(address) || !URL.canParse(address))
    return 'is not an address like https://host.example';
  return setting === 'api' && !new RegExp(`^${ORIGIN}$`).test(address) ? 'is more than an origin' : undefined;
}

/** @throws naming every value that no page could be served with */
export function settingsOf(environment: Environment): Settings {
  const given = (setting: keyof Settings): string => environment[VARIABLES[setting][0]] ?? '';
  const address = (setting: keyof Settings): string => given(setting).replace(/\/$/, '');
  const problems = namesOf(VARIABLES).flatMap((setting) => {
    const problem = given(setting) && problemOf(setting, given(setting));
    return problem ? [`${VARIABLES[setting][0]}=${given(setting)} ${problem}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    api: address('api'),
    payments: given('payments') === 'sandbox' ? 'sandbox' : 'production',
    reports: address('reports'),
    flags: address('flags'),
    places: address('places'),
    offline: given('offline') === 'off' ? 'off' : 'on',
  };
}

/** What is left to the host, a line for each setting that the environment lacks. */
export function unsetIn(environment: Environment): string[] {
  return Object.values(VARIABLES).flatMap(([name, without]) => (environment[name] ? [] : [`${name}: ${without}`]));
}

const namesOf = (variables: typeof VARIABLES): (keyof Settings)[] => Object.keys(variables) as (keyof Settings)[];
