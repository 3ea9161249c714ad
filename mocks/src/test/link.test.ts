import { BAR_COOKIE, LINK_COOKIE, LINK_PROBLEM_PATH, controlPath } from '@wayside/scenarios/control';
import type { Capsule } from '@wayside/scenarios/capsule';
import type { AnswerChoice, LinkProblem, Revived, SessionRecipe, SessionSummary } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { pageServer } from './page-server.ts';

const { server, client, page, sessionOf } = pageServer();

describe('a link that cannot be opened leads to the studio, which says what is wrong and what may have been meant', () => {
  async function problemsOf(path: string, brand = 'canada', more: Record<string, string> = {}) {
    const { location = '' } = await page(path, brand, more);
    const { origin, pathname, searchParams } = new URL(location);
    expect([origin, pathname]).toEqual([`http://scenarios.localhost:${server().port}`, LINK_PROBLEM_PATH]);
    const query = new URLSearchParams({ url: searchParams.get('url')! });
    return (await client.ask('GET', `${controlPath('link')}?${query.toString()}`)).json as LinkProblem[];
  }
  const opens = async (link: string) => {
    const { hostname, pathname, search } = new URL(link);
    return (await page(pathname + search, hostname.replace(/\.?localhost$/, '') || 'www')).location;
  };

  it('a mistyped scenario, with the closest ones', async () => {
    const [problem] = await problemsOf('/vehicles?scenario=base/sined-in&role=Owner&tab=active');
    expect(problem).toMatchObject({
      what: 'scenario',
      given: 'base/sined-in',
      message: 'There is no scenario “base/sined-in”.',
    });
    expect(problem!.closest[0]!.name).toBe('base/signed-in');
    expect(await opens(problem!.closest[0]!.link)).toMatch(/canada\.\w+\.localhost:\d+\/vehicles\?tab=active$/);
  });

  it.each([
    ['role=Drver', 'role', 'Driver'],
    ['profile=hostle', 'profile', 'hostile'],
    ['clock=tomorrow', 'clock', undefined],
    ['faults=x', 'faults', undefined],
    ['faults=[{"kind":"server-error","operation":"getDashbord"}]', 'faults', undefined],
    ['seed=', 'seed', undefined],
    ['step=7', 'step', '0'],
  ])('an unknown value: %s', async (query, what, best) => {
    const problems = await problemsOf(`/?scenario=base/signed-in&${encodeURI(query)}`);
    expect(problems.map((one) => [one.what, one.closest[0]?.name])).toEqual([[what, best]]);
  });

  it('a step that a walk-through does not have, with those that it has', async () => {
    const [problem] = await problemsOf('/?scenario=stories/approving-an-order&role=Owner&step=9', 'www');
    expect(problem!.closest.map(({ name }) => name)).toEqual(['1', '2', '3', '4']);
  });

  it('a mistyped name of a parameter, with the same link corrected', async () => {
    const [problem, ...others] = await problemsOf('/vehicles?scenrio=base/signed-in&rol=Driver&tab=active');
    expect(problem).toMatchObject({ what: 'parameter', given: 'scenrio', closest: [{ name: 'scenario' }] });
    expect(others).toMatchObject([{ what: 'parameter', given: 'rol', closest: [{ name: 'role' }] }]);
    const next = new URL(problem!.closest[0]!.link);
    expect(next.search).toBe('?scenario=base%2Fsigned-in&rol=Driver&tab=active');
    const [role] = await problemsOf(next.pathname + next.search);
    expect(await opens(role!.closest[0]!.link)).toMatch(/canada\.\w+\.localhost:\d+\/vehicles\?tab=active$/);
    // The product has parameters of its own.
    expect((await page('/vehicles?mode=ymm&rol=x&sort=year')).status).toBe(200);
  });

  it.each([
    ['/?scenario=base/signed-in&theme=dark', 'theme', 'The theme is chosen in the page.'],
    ['/vehicles?scenario=base/signed-in&latency=300', 'latency', 'faults'],
    ['/?scenario=base/signed-in&colour=red', 'colour', 'means nothing here'],
  ])('[STU-06] a parameter that means nothing: %s', async (link, given, words) => {
    const [problem, ...others] = await problemsOf(link);
    expect(problem).toMatchObject({ what: 'parameter', given, isOnlyUnfit: true });
    expect([problem!.message.includes(words), others]).toEqual([true, []]);
    expect(await opens(problem!.closest[0]!.link)).toMatch(/^http:\/\/canada\.\w+\.localhost:\d+\/\w*$/);
    expect((await page(`${link}&anyway=1`)).location).toMatch(/^http:\/\/canada\./);
  });

  it('[STU-06] a brand that the host does not show, in the address or as a parameter, with the right host', async () => {
    const [parameter] = await problemsOf('/vehicles?scenario=base/signed-in&brand=shell&tab=active');
    expect(parameter).toMatchObject({ what: 'parameter', given: 'brand', closest: [{ name: 'Tidemark' }] });
    expect(parameter!.message).toContain('shows Northway');
    expect(await opens(parameter!.closest[0]!.link)).toMatch(/\/\/shell\.\w+\.localhost:\d+\/vehicles\?tab=active$/);
    const [host] = await problemsOf('/?scenario=base/signed-in', 'northway');
    expect(host).toMatchObject({ what: 'brand', given: 'northway', closest: [{ name: 'Northway' }] });
    expect(await opens(host!.closest[0]!.link)).toMatch(/^http:\/\/canada\./);
    const { closest } = (await problemsOf('/?scenario=base/signed-in', 'zzz'))[0]!;
    expect(closest.length).toBeGreaterThan(5);
  });

  it('[STU-06] what was changed is in a link; responses that the contract does not have are named', async () => {
    const id = await sessionOf({ scenario: 'base/signed-in' });
    const put = (route: 'answer' | 'flags', body: unknown) =>
      client.ask('PUT', controlPath(route, id, 'listRoles'), { body });
    await put('answer', { example: 'serverError' });
    await put('flags', { glovebox: 'on' });
    const { link } = (await client.ask('GET', controlPath('session', id))).json as SessionSummary;
    const opened = await opens(`http://canada.localhost/?${new URLSearchParams(link).toString()}`);
    const other = (await client.ask('GET', controlPath('session', opened!.split('.')[1]))).json as SessionSummary;
    expect(other).toMatchObject({ answers: { listRoles: { example: 'serverError' } }, flags: { glovebox: 'on' } });
    const wrong = encodeURIComponent('{"listRoles":{"example":"wrongOtp"}}');
    const [problem] = await problemsOf(`/?scenario=base/signed-in&answers=${wrong}`);
    expect(problem).toMatchObject({ what: 'answers', message: expect.stringContaining('Unknown example') });
    expect((await problemsOf('/?scenario=base/signed-in&flags={"horn":"on"}'))[0]).toMatchObject({ what: 'flags' });
  });

  describe('[STU-06] calls that fail by their number, set once some had been made', () => {
    const failing = (calls: number[], operation: '*' | 'listRoles' = 'listRoles') =>
      ({ kind: 'server-error', operation, calls }) as const;
    async function madeTwice(recipe: SessionRecipe) {
      const { id, call } = await client.enter(recipe);
      const again = async () => (await call('GET', '/roles')).status;
      await again();
      await again();
      return { id, again };
    }
    const summaryOf = async (id: string) =>
      (await client.ask('GET', controlPath('session', id))).json as SessionSummary;
    const setFaults = (id: string, body: unknown) => client.ask('PUT', controlPath('faults', id), { body });

    it('are counted from there, in the session as in the link, which says so', async () => {
      const { id, again } = await madeTwice({ scenario: 'base/signed-in' });
      await setFaults(id, [failing([3])]);
      await client.ask('PUT', controlPath('answer', id, 'listRoles'), { body: { example: 'serverError', calls: [4] } });
      const { link, recounted } = await summaryOf(id);
      expect(recounted).toEqual([
        'Call 3 of listRoles is call 1 in the link: it starts counting when it is opened.',
        'Call 4 of listRoles is call 2 in the link: it starts counting when it is opened.',
      ]);
      expect(await again()).toBe(500);
      // What has happened since changes nothing.
      expect((await summaryOf(id)).link).toEqual(link);
      const { id: other } = await client.enter({ scenario: 'base/signed-in', faults: JSON.parse(link.faults!) });
      expect(JSON.parse(link.answers!)).toEqual({ listRoles: { example: 'serverError', calls: [2] } });
      expect((await summaryOf(other)).faults).toEqual([failing([1])]);
    });

    it('are left out once they are past, and keep their numbers where they were set at the start', async () => {
      const { id } = await madeTwice({ scenario: 'base/signed-in', faults: [failing([5])] });
      await setFaults(id, [failing([5]), failing([2]), failing([1, 4]), failing([3], '*')]);
      const { link, recounted } = await summaryOf(id);
      expect(JSON.parse(link.faults!)).toEqual([failing([5]), failing([2]), failing([3], '*')]);
      expect(recounted).toEqual([
        'Call 2 of listRoles: past when it was set, so not in the link.',
        'Call 1 of listRoles: past when it was set, so not in the link.',
        'Call 4 of listRoles is call 2 in the link: it starts counting when it is opened.',
        'Call 3 of every operation: the link starts counting when it is opened.',
      ]);
    });

    it('keep their numbers where the steps of a walk-through are played again', async () => {
      const { id } = await madeTwice({ scenario: 'stories/approving-an-order', step: 2 });
      await setFaults(id, [failing([3])]);
      const { link, recounted } = await summaryOf(id);
      expect([JSON.parse(link.faults!), recounted]).toEqual([[failing([3])], []]);
    });

    it('are counted so by a test, a scenario and a copy of the session, too', async () => {
      const { id } = await madeTwice({ scenario: 'base/signed-in' });
      await setFaults(id, [failing([3])]);
      for (const route of ['test', 'scenario'] as const)
        expect(JSON.stringify((await client.ask('GET', controlPath(route, id))).json)).toContain('calls: [1]');
      const file = (await client.ask('GET', controlPath('file', id))).json as Capsule;
      expect(file.session.faults).toEqual([failing([1])]);
      const fork = (await client.ask('POST', controlPath('fork', id), { body: {} })).json as Revived;
      expect([fork.session.faults, JSON.parse(fork.session.link.faults!)]).toEqual([[failing([3])], [failing([1])]]);
    });
  });

  it('[STU-06] a response too long for a link is named', async () => {
    const id = await sessionOf({ scenario: 'base/signed-in' });
    const { json } = await client.ask('GET', controlPath('answer', id, 'getDashboard'));
    const { value } = (json as AnswerChoice).examples.find(({ status }) => status === 200)!;
    const body = { ...(value as object) };
    await client.ask('PUT', controlPath('answer', id, 'getDashboard'), { body: { status: 200, body } });
    const { link, lacks } = (await client.ask('GET', controlPath('session', id))).json as SessionSummary;
    expect([link.answers, lacks]).toEqual([
      undefined,
      ['The changed responses of getDashboard: they are too long for a link.'],
    ]);
  });

  it('several at once', async () => {
    const problems = await problemsOf('/?scenario=base/sined-in&role=King&step=2');
    expect(problems.map(({ what }) => what)).toEqual(['scenario', 'role']);
  });

  it('a brand and a role that the scenario is not made for: it names those, and opens anyway', async () => {
    const path = '/?scenario=access/wrong-password-french&role=Owner';
    const [problem] = await problemsOf(path, 'shell');
    expect(problem).toMatchObject({
      what: 'brand',
      given: 'Tidemark',
      isOnlyUnfit: true,
      closest: [{ name: 'Northway' }],
    });
    expect(await opens(problem!.closest[0]!.link)).toContain('//canada.');
    expect((await page(`${path}&anyway=1`, 'shell')).location).toMatch(/^http:\/\/shell\.\w+\.localhost:\d+\/[^?]*$/);
    expect(await problemsOf('/?scenario=fleets/no-fleets&role=Driver', 'www')).toMatchObject([
      { what: 'role', given: 'Driver', isOnlyUnfit: true },
    ]);
  });

  it('a session that is gone, of another brand, or without that role', async () => {
    const id = await sessionOf({});
    expect(await problemsOf('/?session=gone')).toMatchObject([{ what: 'session', given: 'gone', closest: [] }]);
    expect(await problemsOf('/vehicles', 'canada.gone')).toMatchObject([{ what: 'session', given: 'gone' }]);
    const [problem] = await problemsOf(`/?session=${id}`, 'shell');
    expect(problem).toMatchObject({ what: 'brand', closest: [{ name: 'Northway' }] });
    expect(await opens(problem!.closest[0]!.link)).toContain(`canada.${id}.`);
    expect((await problemsOf(`/?session=${id}&role=Drivr`))[0]!.closest[0]!.name).toBe('Driver');
    const [king] = await problemsOf('/vehicles', `canada.drivr.${id}`);
    expect(king!.closest[0]).toMatchObject({ name: 'Driver', link: expect.stringContaining(`//canada.driver.${id}.`) });
  });

  it('a session that a restart took from its host, with a link that starts it again', async () => {
    const opened = await page('/services?scenario=stories/preferences&role=Owner&seed=north&step=2', 'www');
    const host = new URL(opened.location!).hostname.replace('.localhost', '');
    const { cookies } = await page('/services', host);
    await client.ask('DELETE', controlPath('session', host.split('.')[1]));
    const cookie = `${LINK_COOKIE}=${encodeURIComponent(cookies[LINK_COOKIE]!)}`;
    const [problem] = await problemsOf('/services?tab=past', host, { cookie });
    expect(problem).toMatchObject({
      what: 'session',
      given: host.split('.')[1],
      closest: [{ name: expect.any(String) }],
    });
    const again = new URL(problem!.closest[0]!.link);
    expect(Object.fromEntries(again.searchParams)).toMatchObject({
      scenario: 'stories/preferences',
      role: 'Owner',
      seed: 'north',
      tab: 'past',
    });
    expect(again.searchParams.has('step')).toBe(false);
    expect(await opens(again.href)).toMatch(/^http:\/\/app\.\w+\.localhost:\d+\/services\?tab=past$/);
    const [withBar] = await problemsOf('/services', host, { cookie: `${cookie}; ${BAR_COOKIE}=1` });
    expect(new URL(withBar!.closest[0]!.link).searchParams.get('step')).toBe('2');
    const [unreadable] = await problemsOf('/services', host, { cookie: `${LINK_COOKIE}=%E0%A4%A&scenario=x` });
    expect(unreadable).toMatchObject({ what: 'session', closest: [] });
  });

  it('only our own addresses are looked at', async () => {
    for (const url of [
      'https://evil.example/?scenario=x',
      'nonsense',
      'http://api.localhost/',
      'javascript://localhost/%0aalert(1)',
    ])
      expect((await client.ask('GET', `${controlPath('link')}?url=${encodeURIComponent(url)}`)).status).toBe(400);
  });
});
