import { defineScenario } from '../define.ts';
import { signIn } from '../reach.ts';

export const flagServiceDown = defineScenario({
  id: 'access/flag-service-down',
  title: 'The flag service is down',
  story: 'If the service fails, flags are off: one submit signs in, and nothing behind a flag is shown.',
  flags: { multifactor_authentication: 'off' },
  faults: [{ kind: 'server-error', operation: 'evaluateFlags', status: 503 }],
  reach: signIn,
});

export const flagServiceSlow = defineScenario({
  id: 'access/flag-service-slow',
  title: 'The flag service does not respond',
  story: 'After three seconds without a response, flags are off; sign-in continues without the service.',
  flags: { multifactor_authentication: 'off' },
  faults: [{ kind: 'hold', operation: 'evaluateFlags' }],
  reach: signIn,
});

export const flagServiceMalformed = defineScenario({
  id: 'access/flag-service-unreadable',
  title: 'The flag service sends an unreadable response',
  story: 'If the response is unreadable, flags are off.',
  flags: { multifactor_authentication: 'off' },
  faults: [{ kind: 'malformed-response', operation: 'evaluateFlags' }],
  reach: signIn,
});

export const allFlagsOn = defineScenario({
  id: 'access/all-flags-on',
  title: 'Every flag is on',
  story: 'Signed in with telematics, documents, and card sign-up on.',
  flags: { telematics_section: 'on', glovebox: 'on', fuel_card_sign_up: 'on', multifactor_authentication: 'on' },
  signedIn: true,
});

export const invalidKey = defineScenario({
  id: 'access/invalid-key',
  title: 'The sign-in link is no longer valid',
  story: 'The key in the address is refused; the form shows the reason, and the password still works.',
  answers: { createSession: { calls: [1], example: 'invalidKey' } },
  start: '/sign_in?key=old',
});

export const keyHeld = defineScenario({
  id: 'access/key-held',
  title: 'Signing in with a link is slow',
  story: 'The response to the key is held until the tester releases it.',
  faults: [{ kind: 'hold', operation: 'createSession' }],
  start: '/sign_in?key=K1',
  // The page signs in by itself; its form only comes back when it has waited long enough.
  reach: [],
});

export const signInServerError = defineScenario({
  id: 'access/sign-in-server-error',
  title: 'Sign-in fails on the server',
  story: 'The server fails; what was typed stays, and the next attempt gets in.',
  faults: [{ kind: 'server-error', operation: 'createSession', calls: [1] }],
  reach: signIn,
});

export const signInUnreachable = defineScenario({
  id: 'access/sign-in-unreachable',
  title: 'The server cannot be reached',
  story: 'The connection breaks on every sign-in; what was typed stays.',
  faults: [{ kind: 'connection-reset', operation: 'createSession' }],
  reach: signIn,
});

export const signInUnreadable = defineScenario({
  id: 'access/sign-in-unreadable',
  title: 'Sign-in returns an unreadable response',
  story: 'The response claims to be JSON but is not; the form says so.',
  faults: [{ kind: 'malformed-response', operation: 'createSession', calls: [1] }],
  reach: signIn,
});

export const signInMild = defineScenario({
  id: 'access/sign-in-notice',
  title: 'Sign-in is refused with a plain notice',
  story: 'The server refuses in the default tone: the message looks like a notice, not an error.',
  answers: {
    createSession: {
      calls: [1],
      status: 422,
      body: { alertMessage: 'Please sign in after the maintenance window', alertType: 'default' },
    },
  },
  reach: signIn,
});

export const signInTwoReasons = defineScenario({
  id: 'access/sign-in-two-reasons',
  title: 'Sign-in is refused for two reasons',
  story: 'The server returns two messages, which the alert joins with a comma.',
  answers: { createSession: { calls: [1], example: 'joined' } },
  reach: signIn,
});

export const markupInMessage = defineScenario({
  id: 'access/markup-in-message',
  title: 'A refusal full of markup',
  story: 'Whatever the server says is shown as text; none of it runs.',
  answers: {
    createSession: {
      status: 422,
      body: { alertMessage: '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>', alertType: 'error' },
    },
  },
  reach: signIn,
});
