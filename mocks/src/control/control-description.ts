import { CONTROL_PATH, ROUTES } from '@wayside/scenarios/control';
import { SCHEMAS, schemaNamed } from './control-schemas.ts';
import type { SchemaName } from './control-schemas.ts';

type Method = 'get' | 'post' | 'put' | 'delete';
interface Described {
  summary: string;
  body?: { schema: SchemaName; example: unknown };
  /** The answer; none where its status has no body. */
  answer?: SchemaName;
  query?: Record<string, { type: 'integer' | 'string'; description: string; example: string | number }>;
  /** Status of the good answer; 200 unless given. */
  status?: number;
}

/** What each route does. */
const DESCRIBED: Record<keyof typeof ROUTES, Partial<Record<Method, Described>>> = {
  catalogue: { get: { summary: 'Every scenario, and what it can be combined with', answer: 'Catalogue' } },
  errors: { get: { summary: 'Every failure that the product puts into words', answer: ['ErrorEntry'] } },
  report: {
    get: { summary: 'What all sessions have called, and which responses broke the contract', answer: 'Report' },
  },
  link: {
    get: {
      summary: 'What keeps a link to a scenario or session from being opened, and what may have been meant',
      answer: ['LinkProblem'],
      query: {
        url: {
          type: 'string',
          description: 'The whole link',
          example: 'http://localhost:4000/?scenario=base/sined-in',
        },
      },
    },
  },
  sessions: {
    get: { summary: 'Sessions, least recently used first', answer: ['ListedSession'] },
    post: {
      summary: 'Create a session. Every field has a default; an existing session of the same id is replaced',
      body: {
        schema: 'SessionRecipe',
        example: {
          scenario: 'base/signed-in',
          brand: 'default',
          role: 'Owner',
          seed: 'demo',
          clock: '2026-03-16T14:00:00Z',
          profile: 'typical',
        },
      },
      answer: 'SessionCreated',
      status: 201,
    },
  },
  session: {
    get: { summary: 'One session', answer: 'SessionSummary' },
    delete: { summary: 'Delete a session', status: 204 },
  },
  reset: { post: { summary: 'Back to the state it was created in', answer: 'SessionSummary' } },
  journal: {
    get: {
      summary: 'Its calls, with the reason for each response',
      answer: 'JournalPart',
      query: { after: { type: 'integer', description: 'Only calls after the one with this number', example: 0 } },
    },
  },
  faults: {
    put: {
      summary: 'Replace its faults',
      body: {
        schema: ['Fault'],
        example: [{ kind: 'server-error', operation: 'listPolicies', status: 503, calls: [1] }],
      },
      answer: ['Fault'],
    },
  },
  answer: {
    get: { summary: 'What an operation can be made to return, and what it was made to', answer: 'AnswerChoice' },
    put: {
      summary:
        'Choose the response of an operation: an example of the contract, or a status with its body. `calls` limits it to the nth calls',
      body: { schema: 'Answer', example: { example: 'serverError', calls: [1] } },
      answer: 'AnswerChoice',
    },
    post: {
      summary: 'Where such a response breaks the contract; it is not chosen',
      body: { schema: 'Answer', example: { status: 200, body: [] } },
      answer: ['Violation'],
    },
    delete: { summary: 'Leave the operation to the scenario again', status: 204 },
  },
  release: {
    post: {
      summary: 'Release held calls: those of an operation, or all',
      body: { schema: 'Release', example: { operation: 'listPolicies' } },
      answer: 'Released',
    },
  },
  clock: {
    put: {
      summary: 'Set its time',
      body: { schema: 'Clock', example: { clock: '2026-03-20T09:00:00Z' } },
      answer: 'SessionSummary',
    },
  },
  step: {
    put: {
      summary: 'Go to a step of its walk-through',
      body: { schema: 'Step', example: { step: 0 } },
      answer: 'SessionSummary',
    },
  },
  expireTokens: { post: { summary: 'End every sign-in', status: 204 } },
  signIn: { post: { summary: 'A token of the user that the session is played as', answer: 'SignedIn' } },
  flags: {
    put: {
      summary: 'Switch features; those not named stay as they are',
      body: { schema: 'Flags', example: { glovebox: 'on' } },
      answer: 'SessionSummary',
    },
  },
  fork: {
    post: {
      summary: 'Another session like it, by the same calls: all, those before one, or those of a kept moment',
      body: { schema: 'Back', example: {} },
      answer: 'Revived',
      status: 201,
    },
  },
  back: {
    post: {
      summary: 'Go back: to the state after a number of calls, or of a kept moment',
      body: { schema: 'Back', example: { calls: 0 } },
      answer: 'Revived',
    },
  },
  moments: {
    post: {
      summary: 'Keep the present moment under a name; one of the same name is replaced',
      body: { schema: 'MomentName', example: { name: 'Before the approval' } },
      answer: 'SessionSummary',
      status: 201,
    },
  },
  file: { get: { summary: 'It as a file, for `restore`', answer: 'Capsule' } },
  restore: {
    post: {
      summary: 'A new session from a file',
      body: {
        schema: 'Capsule',
        example: {
          wayside: 'capsule',
          version: 1,
          title: 'A file',
          session: {
            id: 'k3f9',
            scenario: 'base/signed-in',
            brand: 'default',
            role: 'Owner',
            seed: 'wayside',
            clock: '2026-03-16T14:00:00Z',
            profile: 'typical',
            faults: [],
          },
          address: '/dashboard',
          signedInAs: null,
          journal: [],
        },
      },
      answer: 'Revived',
      status: 201,
    },
  },
  test: { get: { summary: 'An e2e test in its situation, as source', answer: 'SavedTest' } },
  scenario: {
    get: {
      summary: 'What the session has become, as the source of a scenario',
      answer: 'SavedScenario',
      query: {
        id: { type: 'string', description: 'Id of the new scenario: area/case', example: 'vehicles/none-left' },
        title: { type: 'string', description: 'Its title', example: 'No vehicles left' },
      },
    },
  },
};

const PLACEHOLDERS = { id: 'Id of the session', operation: 'Operation of the contract' };

/** The control API as an OpenAPI document, for people and generators. */
export function controlDescription() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wayside scenario server: control API',
      version: '1.0.0',
      description: 'Sessions of the scenario server. Answers local tools and the studio; no token is needed.',
    },
    servers: [{ url: CONTROL_PATH }],
    paths: Object.fromEntries(
      (Object.keys(ROUTES) as (keyof typeof ROUTES)[]).map((route) => [
        ROUTES[route].replaceAll(/:(\w+)/g, '{$1}'),
        pathItem(route),
      ]),
    ),
    components: { schemas: SCHEMAS },
  };
}

function json(name: SchemaName, example?: unknown) {
  return {
    content: { 'application/json': { schema: schemaNamed(name), example } },
  };
}
const problem = (description: string) => ({ description, ...json('Problem') });

function pathItem(route: keyof typeof ROUTES) {
  const parameters = Object.entries(PLACEHOLDERS)
    .filter(([name]) => ROUTES[route].includes(`:${name}`))
    .map(([name, description]) => ({ name, in: 'path', required: true, description, schema: { type: 'string' } }));
  const methods = Object.entries(DESCRIBED[route]).map(
    ([method, { summary, body, answer, query = {}, status = 200 }]) => [
      method,
      {
        operationId: `${method}_${route}`,
        summary,
        parameters: Object.entries(query).map(([name, { type, ...described }]) => ({
          name,
          in: 'query',
          ...described,
          schema: { type },
        })),
        requestBody: body && json(body.schema, body.example),
        responses: {
          [status]: { description: 'Done', content: answer && json(answer).content },
          400: problem('A name is unknown, or the body cannot be read: the response says what is valid'),
          403: { description: 'A page of another site asked' },
          413: problem(`The body is larger than ${route === 'restore' ? '16 mebibytes' : 'a mebibyte'}`),
          404: ROUTES[route].includes(':id') ? problem('There is no such session') : undefined,
        },
      },
    ],
  );
  return { parameters: parameters.length > 0 ? parameters : undefined, ...Object.fromEntries(methods) };
}
