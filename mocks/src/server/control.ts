import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from 'hono';
import { BRANDS, FAULT_KINDS, FLAGS, PROFILES, ROLE_NAMES, scenarios, screenEntries } from '@wayside/scenarios';
import { CONTROL_PATH, ROUTES } from '@wayside/scenarios/control';
import type {
  AnswerChoice,
  Catalogue,
  ErrorEntry,
  JournalPart,
  LinkProblem,
  ListedSession,
  Report,
  SavedScenario,
  SessionCreated,
  SessionSummary,
  SignedIn,
} from '@wayside/scenarios/control';
import type { Fault } from '@wayside/scenarios';
import { errorTable } from '@wayside/scenarios/errors-table';
import { scenarioFile } from '@wayside/scenarios/source';
import type { Operation } from '../engine/contract.ts';
import type { Engine } from '../engine/engine.ts';
import { faultsOf } from '../faults/faults-of.ts';
import { answerOf, choiceOf } from '../session/answer-board.ts';
import { becomeOf } from '../session/become.ts';
import { UnknownName, moment, named } from '../session/names.ts';
import { linkOf } from '../session/link-of.ts';
import { stepOf } from '../session/recipe.ts';
import type { RecipeInput } from '../session/recipe.ts';
import type { Session } from '../session/session.ts';
import type { Sessions } from '../session/sessions.ts';
import { controlDescription } from './control-description.ts';
import { cookieValues } from './cookies.ts';
import { placeNamed } from './hosts.ts';
import { problemsOf } from './link.ts';
import { picturesOf } from './pictures.ts';

/** Largest request of the control API in bytes. */
const BODY_LIMIT = 1024 * 1024;

/** The control API of the sessions; loopback only. Unknown names get a 400 that lists the valid ones. */
export function createControl(engine: Engine, sessions: Sessions): Hono {
  const control = new Hono().basePath(CONTROL_PATH);
  const operations = engine.operations.map(({ id }) => id);

  control.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (c) => c.json({ error: `The request is larger than ${BODY_LIMIT} bytes` }, 413, { connection: 'close' }),
    }),
  );
  control.onError((problem, c) => {
    if (problem instanceof UnknownName) return c.json({ error: problem.message, valid: problem.valid }, 400);
    if (problem instanceof SyntaxError || problem instanceof TypeError) return c.json({ error: problem.message }, 400);
    throw problem;
  });
  control.notFound((c) => c.json({ error: `The control API has no ${c.req.method} ${c.req.path}` }, 404));

  control.get('/', (c) => c.json(controlDescription()));
  control.get(ROUTES.catalogue, (c) =>
    c.json<Catalogue>({
      scenarios: [...scenarios.values()],
      screens: screenEntries(),
      brands: BRANDS,
      roles: ROLE_NAMES,
      profiles: PROFILES,
      flags: FLAGS,
      faults: FAULT_KINDS,
      operations,
      tags: Object.fromEntries(engine.operations.map(({ id, tag }) => [id, tag])),
      pictures: picturesOf([...scenarios.values()]),
    }),
  );
  control.get(ROUTES.errors, (c) => c.json<ErrorEntry[]>(errorTable()));
  control.get(ROUTES.link, (c) => {
    const url = URL.parse(c.req.query('url') ?? '');
    const place = url?.protocol === 'http:' ? placeNamed(url.hostname) : undefined;
    if (!url || place?.room !== 'app') throw new TypeError('url must be an address of a brand of this server');
    return c.json<LinkProblem[]>(problemsOf(url, place, sessions));
  });
  control.get(ROUTES.sessions, (c) => {
    const agent = c.req.header('user-agent');
    const listed = sessions.all().map((session) => ({
      ...summary(session),
      createdAt: new Date(session.createdAt).toISOString(),
      isMine: session.agent !== undefined && session.agent === agent,
    }));
    return c.json<ListedSession[]>(listed);
  });
  control.post(ROUTES.sessions, async (c) => {
    const { id, ...recipe } = await objectOf(c);
    if (id !== undefined && (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)))
      throw new TypeError('id must be 1 to 40 letters, digits, - or _');
    const session = sessions.create(recipe as RecipeInput, id);
    return c.json<SessionCreated>({ ...summary(session), secret: session.secret, cookies: cookieValues(session) }, 201);
  });
  control.get(ROUTES.report, (c) =>
    c.json<Report>({
      violations: sessions.all().flatMap((session) => violationsOf(session)),
      touched: sessions.all().map((session) => session.journal.touched),
    }),
  );

  control.get(ROUTES.session, (c) => withSession(c, (session) => c.json<SessionSummary>(summary(session))));
  control.delete(ROUTES.session, (c) => withSession(c, ({ id }) => (sessions.delete(id), c.body(null, 204))));
  control.post(ROUTES.reset, (c) =>
    withSession(c, (session) => (session.reset(), c.json<SessionSummary>(summary(session)))),
  );
  control.get(ROUTES.journal, (c) =>
    withSession(c, ({ journal, faults, answers }) => {
      const after = Number(c.req.query('after') ?? 0);
      return c.json<JournalPart>({
        violations: journal.violations,
        touched: journal.touched,
        missedFaults: faults.missed,
        missedAnswers: answers.missed,
        entries: journal.entries.filter(({ number }) => number > after),
      });
    }),
  );
  control.put(ROUTES.faults, (c) =>
    withSession(c, async (session) => {
      session.setFaults(faultsOf(await jsonOf(c)));
      return c.json<readonly Fault[]>(session.faults.faults);
    }),
  );
  control.get(ROUTES.answer, (c) =>
    withAnswers(c, ({ answers }, operation) => c.json<AnswerChoice>(choiceOf(operation, answers))),
  );
  control.put(ROUTES.answer, (c) =>
    withAnswers(c, async ({ answers }, operation) => {
      answers.set(operation.id, await answerOf(await objectOf(c), operation, engine));
      return c.json<AnswerChoice>(choiceOf(operation, answers));
    }),
  );
  control.delete(ROUTES.answer, (c) =>
    withAnswers(c, ({ answers }, { id }) =>
      answers.remove(id) ? c.body(null, 204) : c.json({ error: `No tester has chosen an answer of ${id}` }, 404),
    ),
  );
  control.get(ROUTES.scenario, (c) =>
    withSession(c, (session) =>
      c.json<SavedScenario>(scenarioFile(becomeOf(session, c.req.query('id'), c.req.query('title')))),
    ),
  );
  control.post(ROUTES.release, (c) =>
    withSession(c, async ({ faults }) => {
      const { operation } = await objectOf(c);
      return c.json({
        released: faults.release(operation === undefined ? undefined : named('operation', operation, operations)),
      });
    }),
  );
  control.put(ROUTES.clock, (c) =>
    withSession(c, async (session) => {
      session.clock = moment((await objectOf(c))['clock']);
      return c.json<SessionSummary>(summary(session));
    }),
  );
  control.put(ROUTES.step, (c) =>
    withSession(c, async (session) => {
      session.step = stepOf(session.recipe.scenario, (await objectOf(c))['step'] ?? '');
      return c.json<SessionSummary>(summary(session));
    }),
  );
  control.post(ROUTES.expireTokens, (c) => withSession(c, (session) => (session.expireTokens(), c.body(null, 204))));
  control.post(ROUTES.signIn, (c) =>
    withSession(c, (session) => {
      const { player } = session;
      return c.json<SignedIn>({ user: { ...player, authentication_token: session.issueToken(player.id) } });
    }),
  );
  return control;

  async function withSession(c: Context, use: (session: Session) => Response | Promise<Response>): Promise<Response> {
    const session = sessions.get(c.req.param('id') ?? '');
    return session ? await use(session) : c.json({ error: 'Session not found' }, 404);
  }

  function withAnswers(
    c: Context,
    use: (session: Session, operation: Operation) => Response | Promise<Response>,
  ): Promise<Response> {
    return withSession(c, (session) => {
      const id = named('operation', c.req.param('operation'), operations);
      return use(
        session,
        engine.operations.find((operation) => operation.id === id)!,
      );
    });
  }
}

async function jsonOf(c: Context): Promise<unknown> {
  const text = await c.req.text();
  return text === '' ? {} : (JSON.parse(text) as unknown);
}

async function objectOf(c: Context): Promise<Record<string, unknown>> {
  const value = await jsonOf(c);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('The body must be a JSON object');
  return value as Record<string, unknown>;
}

export function summary(session: Session): SessionSummary {
  const { scenario, brand, role, seed, profile } = session.recipe;
  return {
    id: session.id,
    scenario: scenario.id,
    brand,
    role,
    seed,
    clock: session.clock,
    profile,
    step: session.step,
    faults: session.faults.faults,
    link: linkOf(session),
    answers: session.answers.chosen,
    calls: session.journal.entries.length,
    violations: session.journal.violations,
  };
}

function violationsOf(session: Session): Report['violations'] {
  return session.journal.entries
    .filter((entry) => entry.answerViolations.length > 0)
    .map(({ operation, status, answerViolations }) => ({
      scenario: session.recipe.scenario.id,
      operation,
      status,
      answerViolations,
    }));
}
