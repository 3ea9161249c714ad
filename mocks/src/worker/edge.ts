import { brandAssetUrl, brandOfHost } from '@wayside/brands';
import { settingsOf } from '@wayside/hosting';
import { CONTROL_PATH } from '@wayside/scenarios/control';
import { createControl } from '../control/control.ts';
import type { Sources } from '../control/control.ts';
import type { Contract } from '../engine/contract.ts';
import type { Engine } from '../engine/engine.ts';
import type { PlainRequest } from '../engine/request.ts';
import { createResponder } from '../engine/respond.ts';
import type { Delivery } from '../faults/delivery.ts';
import { fetchOf, plainOf, responseOf } from '../fetch/fetch-of.ts';
import type { GatewayFiles } from '../gateway/gateway.ts';
import { recipeOf } from '../session/recipe.ts';
import { Session } from '../session/session.ts';
import { Sessions } from '../session/sessions.ts';
import { textOfUtf8, utf8Of } from '../shared/bytes.ts';
import { placeOf } from '../visit/hosts.ts';
import type { Place } from '../visit/hosts.ts';
import { greet } from '../visit/live.ts';
import type { LiveSocket } from '../visit/live.ts';
import { apiOf, filledPage, openPageOf, withScript } from '../visit/page.ts';
import type { Build } from '../visit/page.ts';
import { isNavigation, visit } from '../visit/visit.ts';
import type { Entered } from '../visit/enter.ts';
import { addressesAt } from './addresses.ts';
import { Jar } from './jar.ts';
import { Keeper } from './keeper.ts';
import type { Shelf } from './keeper.ts';

export interface EdgeParts {
  /** The address of the folder, with a slash at its end. */
  base: string;
  engine: Engine;
  contract: () => Contract;
  /** The pages of the builds. */
  builds: Record<'app' | 'studio', Build>;
  gatewayFiles: GatewayFiles;
  sources: Sources;
  shelf: Shelf;
  /** The page's own world: its script, which is given what the page has to know. */
  worldOf: (told: Told) => string;
}

/** What the worker tells a page about its address and its cookies. */
export interface Told {
  base: string;
  /** The labels of its host. */
  labels: string;
  /** Cookies that it has to set: lines as in `Set-Cookie`. */
  cookies: readonly string[];
}

/** What a request gets: an answer, or a file of the folder. */
export type Got = Response | { file: string; orPage?: () => Response };

/** No card is charged from an invented world, and no worker of the app's own takes the place of ours. */
const SETTINGS = settingsOf({ WAYSIDE_PAYMENTS: 'sandbox', WAYSIDE_OFFLINE: 'off' });

/** A call that reads most of a world. */
const DASHBOARD = '/api/v4/dashboard';

/** Everything that the scenario server answers, for the pages of a folder on a static host. */
export function createEdge({ base, engine, contract, builds, gatewayFiles, sources, shelf, worldOf }: EdgeParts) {
  const addresses = addressesAt(base);
  const sessions = new Sessions(() => random());
  const respond = createResponder({
    engine,
    contract,
    sessionOf: (asked) => sessions.asked(asked),
    noted: ({ session, entry, bytes }) => keeper.note(session, entry, bytes),
  });
  const played = { engine, sessions, respond };
  const keeper = new Keeper(shelf, { sessions, respond });
  const control = createControl(played, sources);
  let jarOpened: Promise<Jar> | undefined;
  const openJar = () => (jarOpened ??= shelf.readJar().then((kept) => new Jar(kept)));

  /**
   * @param at the address as the server knows it
   * @param told cookies that the page says it has
   */
  async function answer(
    request: Request,
    at: URL,
    { cookies, agent }: { cookies?: string; agent: string },
  ): Promise<Got> {
    const jar = await openJar();
    const sent = await plainOf(request, at);
    const cookie = cookies ?? jar.headerOf(at.hostname);
    const plain: PlainRequest = { ...sent, headers: { ...sent.headers, cookie, 'user-agent': agent } };
    const place = placeOf(plain, { controlPath: CONTROL_PATH, apiOnly: false });
    if (!place) return new Response('The demo has no such address', { status: 404 });
    const isAboutAll = place.room === 'control' && !at.pathname.startsWith(`${CONTROL_PATH}/sessions/`);
    await keeper.restore(
      isAboutAll
        ? undefined
        : [at.href, plain.headers['authorization'], plain.headers['x-scenario-session'], cookie].join(' '),
    );
    const got = await roomOf(place, plain, request, at, jar);
    const saved = keeper.save();
    // What somebody has done is kept before they hear of it. What was only read may be lost.
    if (request.method !== 'GET') await saved;
    return got;
  }

  async function roomOf(place: Place, plain: PlainRequest, request: Request, at: URL, jar: Jar): Promise<Got> {
    if (place.room === 'api') return delivered(await respond({ ...plain, session: place.session }), request.method);
    if (place.room === 'control') return await controlled(plain, at);
    if (place.room === 'studio') return fileOrPage('studio', plain, at, jar);
    const visited = await visit(plain, place, { ...played, gatewayFiles });
    if (visited === 'silence') return await new Promise<never>(() => undefined);
    if ('entered' in visited) return fileOrPage('app', plain, at, jar, visited.entered);
    const { cookies = [], ...reply } = visited.reply;
    await give(jar, at.hostname, cookies);
    const { location } = reply.headers;
    if (location !== undefined) reply.headers = { ...reply.headers, location: new URL(location, at).href };
    return delivered({ kind: 'whole', reply }, request.method);
  }

  /** A broken connection is an answer that no page can read. */
  function delivered(delivery: Delivery, method: string): Response {
    if (delivery.kind === 'broken') return Response.error();
    if (delivery.kind === 'cut') return responseOf(delivery, method);
    const { status, headers, bytes } = delivery.reply;
    const { location } = headers;
    const isTold = bytes && headers['content-type']?.includes('json');
    const reply = {
      status,
      headers: location === undefined ? headers : { ...headers, location: addresses.outward(location) },
      bytes: isTold ? utf8Of(addresses.outward(textOfUtf8(bytes))) : bytes,
    };
    return responseOf({ kind: 'whole', reply }, method);
  }

  async function controlled({ method, headers, bytes }: PlainRequest, at: URL): Promise<Response> {
    const url = new URL(at);
    for (const [name, value] of at.searchParams) url.searchParams.set(name, addresses.inwardText(value));
    const body = method === 'GET' ? undefined : await bytes(Infinity);
    const response = await control.fetch(new Request(url, { method, headers, body }));
    if (response.status === 204) return response;
    return new Response(addresses.outward(await response.text()), response);
  }

  async function fileOrPage(
    build: 'app' | 'studio',
    plain: PlainRequest,
    at: URL,
    jar: Jar,
    entered?: Entered,
  ): Promise<Got> {
    const { pathname, hostname } = at;
    if (pathname.endsWith('.map')) return new Response('Not found', { status: 404 });
    const name = pathname === '/favicon.ico' ? brandAssetUrl(brandOfHost(hostname), 'favicon.svg') : pathname;
    const isPage = name === '/index.html' || !/\.[^/]+$/.test(name);
    if (!isPage && !isNavigation(plain)) return { file: `files/${build}${name}` };
    if (entered) await give(jar, hostname, entered.cookies);
    const page = pageOf(build, at, jar, entered);
    return isPage ? page : { file: `files/${build}${name}`, orPage: () => page };
  }

  function pageOf(build: 'app' | 'studio', { hostname }: URL, jar: Jar, entered?: Entered): Response {
    const open = openPageOf(builds[build], entered?.session.recipe.scenario);
    const told: Told = { base, labels: hostname.replace(/\.localhost$/, ''), cookies: jar.take(hostname) };
    const api = build === 'app' ? addresses.outward(apiOf(hostname, SETTINGS)) : '';
    const nonce = random();
    const { html, headers } = filledPage(open, { ...SETTINGS, api }, nonce);
    return new Response(withScript(html, worldOf(told), nonce), {
      headers: { ...headers, 'cache-control': 'no-store' },
    });
  }

  async function give(jar: Jar, host: string, lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    jar.give(host, lines);
    await shelf.keepJar(jar.kept);
  }

  return {
    addresses,
    sessions,
    answer,
    /** The live channel of a page. */
    async live(socket: LiveSocket, url: URL): Promise<void> {
      await keeper.restore(url.search);
      greet(socket, url, sessions);
    },
    /**
     * Builds what all sessions share by playing one that nobody sees.
     *
     * @throws Error when its call is refused
     */
    async prepare(): Promise<void> {
      const session = new Session('prepared', recipeOf({}), random());
      const token = session.issueToken(session.player.id);
      const answer = createResponder({ engine, contract, sessionOf: () => session });
      const { status } = await fetchOf(answer, () => token)(DASHBOARD);
      if (status !== 200) throw new Error(`${DASHBOARD} was answered with ${status}`);
    },
    /** Once everything is kept. */
    settled: () => keeper.save(),
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** What nobody can guess, in 22 characters, as tokens have them. */
const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(22)), (number) => LETTERS[number % LETTERS.length]).join('');
