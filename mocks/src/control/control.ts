import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from 'hono';
import { BRANDS, FAULT_KINDS, FLAGS, PROFILES, ROLE_NAMES, scenarios, screenEntries } from '@wayside/scenarios';
import { CONTROL_PATH, LONGEST_MOMENT_NAME, ROUTES } from '@wayside/scenarios/control';
import type {
  AnswerChoice,
  Catalogue,
  ErrorEntry,
  JournalPart,
  LinkProblem,
  ListedSession,
  Report,
  Revived,
  SavedScenario,
  SavedTest,
  SessionCreated,
  SessionSummary,
  SignedIn,
  Violation,
} from '@wayside/scenarios/control';
import type { Fault, Scenario } from '@wayside/scenarios';
import { capsuleOf } from '@wayside/scenarios/capsule';
import type { Capsule } from '@wayside/scenarios/capsule';
import { ControlError } from '@wayside/scenarios/control-client';
import type { ExportPlace } from '@wayside/scenarios/export-place';
import { rebuild } from '@wayside/scenarios/rebuild';
import { scenarioFile } from '@wayside/scenarios/source';
import { testOf } from '@wayside/scenarios/test-of';
import type { Operation } from '../engine/contract.ts';
import type { Engine } from '../engine/engine.ts';
import { faultsOf } from '../faults/faults-of.ts';
import { fetchOf } from '../fetch/fetch-of.ts';
import { answerOf, answersOf, checkedAnswer, choiceOf } from '../session/answer-board.ts';
import { becomeOf } from '../session/become.ts';
import { UnknownName, moment, named } from '../session/names.ts';
import { lacksOf, linkOf, recountedIn, unrecordedIn } from '../session/link-of.ts';
import { livedOf } from '../session/lived.ts';
import { flagsOf, stepOf } from '../session/recipe.ts';
import type { RecipeInput } from '../session/recipe.ts';
import { fileOf, fork, goBack } from '../session/replay.ts';
import type { Playing } from '../session/replay.ts';
import type { Session } from '../session/session.ts';
import { controlDescription } from './control-description.ts';
import { cookieValues } from '../visit/cookies.ts';
import { placeNamed } from '../visit/hosts.ts';
import { checkLink } from '../visit/link.ts';
import { browserOf } from '../visit/opener.ts';

/** Largest request of the control API in bytes; a file of a session has the responses of its calls. */
const BODY_LIMIT = 1024 * 1024;
const FILE_LIMIT = 16 * BODY_LIMIT;

/** What the control API tells of the sources and of what was made from them. */
export interface Sources {
  errors: () => ErrorEntry[];
  exportPlaceOf: (scenario: string) => ExportPlace | undefined;
  picturesOf: (all: readonly Scenario[]) => Record<string, string>;
  /** Whether pictures are being taken. */
  areComing: () => boolean;
}

/** The control API of the sessions; loopback only. Unknown names get a 400 that lists the valid ones. */
export function createControl(
  { engine, sessions, respond }: Playing & { engine: Engine },
  { errors, exportPlaceOf, picturesOf, areComing }: Sources,
): Hono {
  const control = new Hono().basePath(CONTROL_PATH);
  const api = fetchOf(respond, () => undefined);
  /** Asks this server without a port. */
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith(CONTROL_PATH) ? control.fetch(request) : api(request);
  };
  const operations = engine.operations.map(({ id }) => id);

  const limited = (bytes: number) =>
    bodyLimit({
      maxSize: bytes,
      onError: (c) => c.json({ error: `The request is larger than ${bytes} bytes` }, 413, { connection: 'close' }),
    });
  const [short, long] = [limited(BODY_LIMIT), limited(FILE_LIMIT)];
  control.use((c, next) => (c.req.path === CONTROL_PATH + ROUTES.restore ? long : short)(c, next));
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
      arePicturesComing: areComing(),
    }),
  );
  control.get(ROUTES.errors, (c) => c.json<ErrorEntry[]>(errors()));
  control.get(ROUTES.link, async (c) => {
    const url = URL.parse(c.req.query('url') ?? '');
    const place = url?.protocol === 'http:' ? placeNamed(url.hostname) : undefined;
    if (!url || place?.room !== 'app') throw new TypeError('url must be an address of a brand of this server');
    return c.json<LinkProblem[]>(await checkLink(url, place, sessions, engine));
  });
  control.get(ROUTES.sessions, (c) => {
    const browser = browserOf({ headers: c.req.header() });
    const listed = sessions.all().map((session) => ({
      ...summary(session),
      createdAt: new Date(session.createdAt).toISOString(),
      isMine: browser !== undefined && session.browser === browser,
    }));
    return c.json<ListedSession[]>(listed);
  });
  control.post(ROUTES.sessions, async (c) => {
    const { id, ...recipe } = await objectOf(c);
    if (id !== undefined && (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)))
      throw new TypeError('id must be 1 to 40 letters, digits, - or _');
    if (recipe['answers'] !== undefined) await answersOf(recipe['answers'], engine);
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
    withAnswers(c, async (session, operation) => {
      session.setAnswer(operation.id, await answerOf(await objectOf(c), operation, engine));
      return c.json<AnswerChoice>(choiceOf(operation, session.answers));
    }),
  );
  control.post(ROUTES.answer, (c) =>
    withAnswers(c, async (_, operation) => {
      const { violations } = checkedAnswer(await objectOf(c), operation, engine);
      return c.json<readonly Violation[]>(violations);
    }),
  );
  control.delete(ROUTES.answer, (c) =>
    withAnswers(c, (session, { id }) =>
      session.removeAnswer(id) ? c.body(null, 204) : c.json({ error: `No tester has chosen a response of ${id}` }, 404),
    ),
  );
  control.get(ROUTES.scenario, (c) =>
    withSession(c, (session) => {
      const { base, difference, lacks } = becomeOf(session, c.req.query('id'), c.req.query('title'));
      return c.json<SavedScenario>({ ...scenarioFile(difference, base, exportPlaceOf(base.id)), lacks });
    }),
  );
  control.get(ROUTES.test, (c) =>
    withSession(c, (session) => c.json<SavedTest>({ text: testOf(livedOf(session)), lacks: unrecordedIn(session) })),
  );
  control.put(ROUTES.flags, (c) =>
    withSession(c, async (session) => {
      session.setFlags(flagsOf(await objectOf(c)));
      return c.json<SessionSummary>(summary(session));
    }),
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
      session.goTo(stepOf(session.recipe.scenario, (await objectOf(c))['step'] ?? ''), false);
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
  control.post(ROUTES.moments, (c) =>
    withSession(c, async (session) => {
      const { name } = await objectOf(c);
      if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_MOMENT_NAME)
        throw new TypeError(`name must be a string of 1 to ${LONGEST_MOMENT_NAME} characters`);
      session.keep(name.trim());
      return c.json<SessionSummary>(summary(session), 201);
    }),
  );
  control.post(ROUTES.back, (c) =>
    withSession(c, async (session) => {
      const different = await goBack(session, await objectOf(c), respond);
      return c.json<Revived>({ session: summary(session), different });
    }),
  );
  control.post(ROUTES.fork, (c) =>
    withSession(c, async (session) => {
      const forked = await fork(session, await objectOf(c), { sessions, respond });
      return c.json<Revived>({ ...forked, session: summary(forked.session) }, 201);
    }),
  );
  control.get(ROUTES.file, (c) => withSession(c, (session) => c.json<Capsule>(fileOf(session))));
  control.post(ROUTES.restore, async (c) => {
    const capsule = capsuleOf(await c.req.text());
    const { answers = {}, faults } = capsule.session;
    await answersOf(answers, engine);
    faultsOf(faults);
    const { id } = sessions.create({});
    const own = { ...capsule, session: { ...capsule.session, id } };
    const prepare = () => sessions.get(id)?.admitCallersOf(capsule.journal);
    const { different } = await rebuild(own, 'http://127.0.0.1', { prepare, send }).catch((problem: unknown) => {
      sessions.delete(id);
      throw problem instanceof ControlError ? new TypeError(problem.message) : problem;
    });
    const session = sessions.get(id)!;
    if (capsule.address.startsWith('/')) session.trail.isAt(capsule.address, 0);
    return c.json<Revived>({ session: summary(session), different }, 201);
  });
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

function summary(session: Session): SessionSummary {
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
    flags: session.flags,
    place: session.trail.place,
    link: linkOf(session),
    lacks: lacksOf(session),
    recounted: recountedIn(session),
    answers: session.answers.chosen,
    calls: session.journal.entries.length,
    violations: session.journal.violations,
    moments: session.moments.map(({ name, calls, state: { clock } }) => ({ name, calls, clock })),
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
