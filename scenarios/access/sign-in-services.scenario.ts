import { defineScenario } from '../define.ts';

export const flagServiceDown = defineScenario({
  id: 'access/flag-service-down',
  title: 'The flag service is down',
  story: 'A service that fails means off: one submit signs in, and nothing that a flag opens is shown.',
  flags: { multifactor_authentication: 'off' },
  faults: [{ kind: 'server-error', operation: 'evaluateFlags', status: 503 }],
});

export const flagServiceSlow = defineScenario({
  id: 'access/flag-service-slow',
  title: 'The flag service does not answer',
  story: 'After three seconds a service that says nothing means off; sign-in goes on without it.',
  flags: { multifactor_authentication: 'off' },
  faults: [{ kind: 'hold', operation: 'evaluateFlags' }],
});

export const flagServiceMalformed = defineScenario({
  id: 'access/flag-service-unreadable',
  title: 'The flag service answers something unreadable',
  story: 'What cannot be read means off.',
  flags: { multifactor_authentication: 'off' },
  faults: [{ kind: 'malformed-response', operation: 'evaluateFlags' }],
});

export const allFlagsOn = defineScenario({
  id: 'access/all-flags-on',
  title: 'Every flag is on',
  story: 'Signed in with telematics, glovebox and card sign-up open.',
  flags: { telematics_section: 'on', glovebox: 'on', fuel_card_sign_up: 'on', multifactor_authentication: 'on' },
  signedIn: true,
});

export const invalidKey = defineScenario({
  id: 'access/invalid-key',
  title: 'The link that signs in is not valid any more',
  story: 'The key of the address is refused; the form is there with the reason, and the password still works.',
  answers: { createSession: { calls: [1], example: 'invalidKey' } },
  start: '/sign_in?key=old',
});

export const keyHeld = defineScenario({
  id: 'access/key-held',
  title: 'Signing in with a link takes its time',
  story: 'The answer to the key is held until the tester lets it go.',
  faults: [{ kind: 'hold', operation: 'createSession' }],
  start: '/sign_in?key=K1',
});

export const signInServerError = defineScenario({
  id: 'access/sign-in-server-error',
  title: 'Sign-in fails on the server',
  story: 'The server fails; what was typed stays, and the next try is let in.',
  faults: [{ kind: 'server-error', operation: 'createSession', calls: [1] }],
});

export const signInUnreachable = defineScenario({
  id: 'access/sign-in-unreachable',
  title: 'The server cannot be reached',
  story: 'The connection breaks at every sign-in; what was typed stays.',
  faults: [{ kind: 'connection-reset', operation: 'createSession' }],
});

export const signInUnreadable = defineScenario({
  id: 'access/sign-in-unreadable',
  title: 'Sign-in answers something unreadable',
  story: 'What comes back says that it is JSON and is not; the form says so.',
  faults: [{ kind: 'malformed-response', operation: 'createSession', calls: [1] }],
});

export const signInMild = defineScenario({
  id: 'access/sign-in-notice',
  title: 'Sign-in is refused with a plain notice',
  story: 'The server refuses in the default tone: the notice looks like one, not like an error.',
  answers: {
    createSession: { calls: [1], status: 422, body: { alertMessage: 'Please sign in after the maintenance window', alertType: 'default' } },
  },
});

export const signInTwoReasons = defineScenario({
  id: 'access/sign-in-two-reasons',
  title: 'Sign-in is refused for two reasons',
  story: 'The server answers with two messages, which the alert joins by a comma.',
  answers: { createSession: { calls: [1], example: 'joined' } },
});

export const markupInMessage = defineScenario({
  id: 'access/markup-in-message',
  title: 'A refusal full of markup',
  story: 'Whatever the server says is shown as text: nothing of it runs.',
  answers: {
    createSession: {
      status: 422,
      body: { alertMessage: '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>', alertType: 'error' },
    },
  },
});
