import { SESSION_COOKIE, SESSION_HEADER } from '../scenario-names.ts';
import { cookieNamed } from '../session/storage.ts';

/** Headers that identify the scenario session; empty outside demo builds. */
export function scenarioHeaders(): Record<string, string> {
  const session = __DEMO__ ? cookieNamed(SESSION_COOKIE) : undefined;
  return session ? { [SESSION_HEADER]: session } : {};
}
