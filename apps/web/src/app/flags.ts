import { origin, scenarioHeaders } from './api.ts';

export type Flag = 'telematics_section' | 'glovebox' | 'fuel_card_sign_up' | 'multifactor_authentication';

/** Who is asking. Before sign-in there is an email at most. */
export interface FlagContext {
  targetingKey?: string;
  email?: string;
  affiliation_id?: number;
}

const PATIENCE = 3_000;
let asked: { key: string; client: Promise<(flag: Flag) => string> } | undefined;

/** Whether a flag is on for a user. The service is asked once for each user; one that fails means off. */
export async function isFlagOn(flag: Flag, context: FlagContext): Promise<boolean> {
  const key = JSON.stringify(context);
  if (asked?.key !== key) asked = { key, client: evaluate(context) };
  try {
    return (await asked.client)(flag) === 'on';
  } catch {
    asked = undefined;
    return false;
  }
}

/** Forgets the answers, so that the next user gets their own. */
export function forgetFlags(): void {
  asked = undefined;
}

async function evaluate(context: FlagContext): Promise<(flag: Flag) => string> {
  const [{ OpenFeature }, { OFREPWebProvider }] = await Promise.all([
    import('@openfeature/web-sdk'),
    import('@openfeature/ofrep-web-provider'),
  ]);
  const provider = new OFREPWebProvider({
    baseUrl: origin,
    timeoutMs: PATIENCE,
    headersFactory: async () => Object.entries(scenarioHeaders()),
    changeDetection: 'none',
    disableVisibilityRefresh: true,
    // Flags belong to a user and a session; nothing of them outlives the page.
    cacheMode: 'disabled',
  });
  await OpenFeature.setProviderAndWait(provider, { ...context });
  const client = OpenFeature.getClient();
  return (flag) => client.getStringValue(flag, 'off');
}
