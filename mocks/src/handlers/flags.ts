import { FLAGS } from '@wayside/scenarios';
import type { FlagName } from '@wayside/scenarios';
import type { Session } from '../session/session.ts';
import type { HandlersOf } from './handler.ts';

export const flags = {
  evaluateFlags: ({ session }) => ({ flags: FLAGS.map((key) => evaluation(session, key)) }),

  evaluateFlag({ params, session, refusal }) {
    const key = FLAGS.find((name) => name === params.key);
    if (!key) throw refusal('flagNotFound');
    return evaluation(session, key);
  },
} satisfies HandlersOf<'flags'>;

function evaluation(session: Session, key: FlagName) {
  const value = session.recipe.scenario.flags?.[key] ?? 'off';
  return { key, reason: 'STATIC' as const, variant: value, value };
}
