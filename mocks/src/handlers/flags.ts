import { FLAGS } from '@wayside/scenarios';
import type { FlagName } from '@wayside/scenarios';
import type { Session } from '../session/session.ts';
import type { Handlers } from './handler.ts';

export const flags = {
  evaluateFlags: ({ session }) => ({ flags: FLAGS.map((key) => evaluation(session, key)) }),

  evaluateFlag({ params, session, fail }) {
    const key = FLAGS.find((name) => name === params.key);
    return key ? evaluation(session, key) : fail('flagNotFound');
  },
} satisfies Handlers;

function evaluation(session: Session, key: FlagName) {
  const value = session.recipe.scenario.flags?.[key] ?? 'off';
  return { key, reason: 'STATIC' as const, variant: value, value };
}
