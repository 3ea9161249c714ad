import { ControlError, controlOf } from '@wayside/scenarios/control-client';
import { scenarios } from '@wayside/scenarios';
import { checkOptions, oneOf, roleGiven } from '../options.ts';
import { build, fail, optionOf, serve, withoutOptions } from '../run.ts';

const usage = `npm run mock -- [--port 4010] [--scenario base/signed-in] [--role owner] [--host NAME]

Serves the API alone: docs/mock.md.
  --scenario  the situation of the session whose token is printed
  --role      whose token it is
  --host      another name for the server, which then listens on all addresses of this machine`;

const args = process.argv.slice(2);
checkOptions(args, { usage, valued: ['port', 'scenario', 'role', 'host'] });
const given = optionOf(args, 'role');
const role = given === undefined ? undefined : roleGiven(given);
const name = optionOf(args, 'scenario');
const scenario = name === undefined ? undefined : oneOf('scenario', name, [...scenarios.keys()]);

build('bundle');
serve(
  ['--api-only', ...withoutOptions(args, ['scenario', 'role'], [])],
  'npm run mock',
  (port) => void introduce(port),
);

async function introduce(port: number): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const control = controlOf(origin);
  try {
    const { id } = await control.create({ scenario, role });
    const { user } = await control.signIn(id);
    console.log(`
  API        ${origin}/api/v4, or http://api.localhost:${port}/api/v4 in a browser
  Contract   ${origin}/openapi.json
  Control    ${origin}/control
  How to     docs/mock.md

  curl ${origin}/api/v4/fleet_users/me -H 'authorization: ${user.authentication_token}'
`);
  } catch (problem) {
    if (problem instanceof ControlError) fail(problem.message);
    throw problem;
  }
}
