import { PASSWORD, emailOf } from '@wayside/scenarios';
import { CONTROL_PATH, SCENARIO_HEADER, SESSION_HEADER } from '@wayside/scenarios/control';
import type { PlainRequest } from './request.ts';

/** What a person who opens the API's bare address reads. */
export function introduction({ headers: { host = 'api.localhost' } }: PlainRequest) {
  const [, port] = host.split(':');
  return {
    about: 'Wayside scenario server: plays the API from invented data, true to its contract',
    contract: `http://${host}/openapi.json`,
    health: `http://${host}/health`,
    base: `http://${host}/api/v4`,
    signIn: {
      method: 'POST',
      address: `http://${host}/api/v4/sessions`,
      body: { email: emailOf('Owner'), password: PASSWORD, subdomain: 'localhost' },
    },
    headers: {
      authorization: 'The token of the sign-in, as it is',
      [SCENARIO_HEADER]: 'For calls without a token, the sign-in among them: a scenario such as base/signed-in',
      [SESSION_HEADER]: 'A session of the control API',
      prefer: 'A declared response: code=404, example=notFound; or one generated from the schema: dynamic=true',
    },
    // A host without a port belongs to a folder, which has the control API on the studio’s host.
    control: (port === undefined ? 'http://scenarios.localhost' : `http://127.0.0.1:${port}`) + CONTROL_PATH,
  };
}
