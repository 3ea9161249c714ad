import { brandOfHost, brandOfId } from '@wayside/brands';
import { roleSlug, scenarios } from '@wayside/scenarios';
import { closest } from '@wayside/scenarios/closest';
import { ANYWAY, BAR_COOKIE, LINK_COOKIE, LINK_NAMES } from '@wayside/scenarios/control';
import type { LinkProblem } from '@wayside/scenarios/control';
import { brandHost } from '@wayside/scenarios/session-host';
import type { Engine } from '../engine/engine.ts';
import type { PlainRequest } from '../engine/request.ts';
import { answersOf } from '../session/answer-board.ts';
import { UnknownName, isGivenWrong } from '../session/names.ts';
import { jsonIn, recipeOf, roleNamed, stepOf } from '../session/recipe.ts';
import type { Session } from '../session/session.ts';
import type { Sessions } from '../session/sessions.ts';
import { cookieOf } from './cookies.ts';
import { parentOf } from './hosts.ts';
import type { Place } from './hosts.ts';
import { problemsOfNames, withBrand } from './link-names.ts';

/** Whether a link describes a session to create. */
export const isScenarioLink = ({ searchParams }: URL): boolean => searchParams.has('scenario');

/** `problemsOf`, with the changed responses of the link compared with the contract. */
export async function checkLink(url: URL, place: Place, sessions: Sessions, engine: Engine): Promise<LinkProblem[]> {
  const problems = problemsOf(url, place, sessions);
  const answers = url.searchParams.get('answers');
  if (problems.length > 0 || answers === null) return problems;
  try {
    await answersOf(jsonIn('answers', answers), engine);
    return [];
  } catch (problem) {
    if (!isGivenWrong(problem)) throw problem;
    const bare = new URL(url);
    bare.searchParams.delete('answers');
    return [
      {
        what: 'answers',
        given: answers,
        message: problem.message,
        closest: [{ name: 'The same link without changed responses', link: bare.href }],
      },
    ];
  }
}

/**
 * What is wrong with a link to a scenario or a session, each with what may have been meant; empty when it can be
 * opened.
 */
function problemsOf(url: URL, place: Place, sessions: Sessions): LinkProblem[] {
  const misnamed = problemsOfNames(url);
  if (misnamed.length > 0) return misnamed;
  const id = url.searchParams.get('session') ?? (isScenarioLink(url) ? undefined : place.session);
  if (id !== undefined) return problemsOfSession(url, place, sessions, id);
  if (!isScenarioLink(url)) return [];
  const unknown = LINK_NAMES.flatMap((name) => {
    const given = url.searchParams.get(name);
    if (given === null) return [];
    // Steps are those of the scenario; a mistyped scenario has none.
    const scenario = scenarios.get(url.searchParams.get('scenario')!)?.id;
    if (name === 'step' && scenario === undefined) return [];
    return refusal(name, given, url, () =>
      recipeOf({ scenario: name === 'step' ? scenario : undefined, [name]: given }),
    );
  });
  return unknown.length > 0 || url.searchParams.has(ANYWAY) ? unknown : problemsOfFit(url);
}

/**
 * The address that the studio checks: of a host whose session is gone, with the link that the browser kept, so that the
 * session can be started again.
 */
export function linkToCheck(request: PlainRequest, url: URL, { session }: Place, sessions: Sessions): string {
  const cookie = session !== undefined && !sessions.get(session) ? cookieOf(request, LINK_COOKIE) : undefined;
  if (session === undefined || cookie === undefined) return url.href;
  const link = new URL(url);
  link.host = brandHost(brandOfHost(url.host).id, parentOf(request));
  link.searchParams.set('session', session);
  const recipe = new URLSearchParams(new URLSearchParams(`kept=${cookie}`).get('kept')!);
  // A link with a step shows the demo bar.
  if (!cookieOf(request, BAR_COOKIE)) recipe.delete('step');
  for (const [name, value] of recipe) if (LINK_NAMES.some((one) => one === name)) link.searchParams.set(name, value);
  return link.href;
}

/** The brand and the role, where the scenario is made for others. */
function problemsOfFit(url: URL): LinkProblem[] {
  const { scenario, role } = recipeOf({
    scenario: url.searchParams.get('scenario'),
    role: url.searchParams.get('role') ?? undefined,
  });
  const brand = brandOfHost(url.host).id;
  const problems: LinkProblem[] = [];
  if (scenario.brands && !scenario.brands.includes(brand))
    problems.push({
      what: 'brand',
      given: brandOfId(brand).name,
      message: `“${scenario.title}” is not made for the brand ${brandOfId(brand).name}.`,
      isOnlyUnfit: true,
      closest: scenario.brands.map((id) => ({ name: brandOfId(id).name, link: withBrand(url, id) })),
    });
  if (scenario.roles && !scenario.roles.includes(role))
    problems.push({
      what: 'role',
      given: role,
      message: `“${scenario.title}” is not made for the role ${role}.`,
      isOnlyUnfit: true,
      closest: scenario.roles.map((name) => ({ name, link: withParameter(url, 'role', name) })),
    });
  return problems;
}

function problemsOfSession(url: URL, place: Place, sessions: Sessions, id: string): LinkProblem[] {
  const session = sessions.get(id);
  if (!session)
    return [
      {
        what: 'session',
        given: id,
        message: `There is no session “${id}”: it was deleted, no one used it for a day, or the server has been restarted.`,
        closest: startAgain(url, sessions),
      },
    ];
  const { scenario, brand } = session.recipe;
  const here = brandOfHost(url.host).id;
  if (here !== brand)
    return [
      {
        what: 'brand',
        given: brandOfId(here).name,
        message: `The session “${id}” belongs to the brand ${brandOfId(brand).name}, and this is the host of ${brandOfId(here).name}.`,
        closest: [{ name: brandOfId(brand).name, link: withBrand(url, brand) }],
      },
    ];
  const role = url.searchParams.get('role') ?? place.person;
  const step = url.searchParams.get('step');
  return [
    ...(role === undefined ? [] : refusal('role', role, url, () => assertActive(session, role))),
    ...(step === null ? [] : refusal('step', step, url, () => stepOf(scenario, step))),
  ];
}

/** The link without the session that is gone, if it says enough. */
function startAgain(url: URL, sessions: Sessions): LinkProblem['closest'] {
  const again = new URL(url);
  again.searchParams.delete('session');
  const scenario = scenarios.get(again.searchParams.get('scenario') ?? '');
  return scenario && problemsOf(again, { room: 'app' }, sessions).length === 0
    ? [{ name: scenario.title, link: again.href }]
    : [];
}

function assertActive(session: Session, role: string): void {
  const named = roleNamed(role);
  if (!session.userOfRole(named))
    throw new TypeError(`The user with the role ${named} is no longer active in this session.`);
}

function refusal(what: LinkProblem['what'], given: string, url: URL, read: () => unknown): LinkProblem[] {
  try {
    read();
    return [];
  } catch (problem) {
    if (!isGivenWrong(problem)) throw problem;
    const names = problem instanceof UnknownName ? meant(what, given, problem) : [];
    const message = names.length > 0 ? `There is no ${what} “${given}”.` : problem.message;
    return [{ what, given, message, closest: names.map((name) => ({ name, link: withParameter(url, what, name) })) }];
  }
}

/** A few names are all worth showing, the closest first. What is no name has none. */
function meant(what: LinkProblem['what'], given: string, { valid }: UnknownName): readonly string[] {
  if (what === 'scenario') return closest(given, [...scenarios.keys()], 8);
  // The end of a walk-through is no step that one would choose, nor is none.
  if (what === 'step' && valid.length > 1) return valid.slice(1, -1);
  const isNamed = what === 'role' || what === 'profile' || what === 'step';
  return isNamed ? [...new Set([...closest(given, valid), ...valid])] : [];
}

function withParameter(url: URL, name: string, value: string): string {
  const other = new URL(url);
  // A person of a session's own host is a label of it.
  const labels = other.hostname.split('.');
  if (name === 'role' && !other.searchParams.has('role') && labels.length === 4)
    other.hostname = labels.with(1, roleSlug(roleNamed(value))).join('.');
  else other.searchParams.set(name, value);
  return other.href;
}
