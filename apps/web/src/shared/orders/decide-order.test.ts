import { createApiClient } from '@wayside/api-client';
import { acceptAll, cancelOrder } from '@wayside/domain';
import type { DecisionBody } from '@wayside/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DecisionReport } from './decide-order.ts';
import type { Order } from './order-text.ts';

/** Mock server: its responses by call, and the calls it received. */
const server = vi.hoisted(() => ({ token: 'T1', calls: [] as string[], answers: {} as Record<string, (() => unknown)[]> }));

vi.mock('../data/api.ts', () => ({
  api: createApiClient({
    origin: 'http://api.localhost:4000',
    token: () => server.token,
    fetch: async (request) => {
      const name = request.method === 'PUT' ? ((await request.json()) as { status: string }).status : 'read';
      server.calls.push(name);
      const answer = await server.answers[name]?.shift()?.();
      if (answer instanceof Response) return answer;
      throw new TypeError('Failed to fetch');
    },
  }),
}));
vi.mock('../session/session.ts', () => ({
  authenticationToken: () => server.token,
  sessionCheck: () => {
    const { token } = server;
    return () => token === server.token;
  },
  rememberedUser: () => undefined,
}));
vi.mock('../page/toasts.ts', () => ({ toasts: { show: () => undefined } }));
vi.mock('../session/storage.ts', () => ({ readCookie: () => undefined }));

const { checkDecision, decideOrder } = await import('./decide-order.ts');
const { askerOf, say } = await import('../save/late-outcomes.ts');
const { queryClient } = await import('../data/query-client.ts');
const { fleetOrdersQuery, orderQuery } = await import('./orders.queries.ts');

const ANN = { id: 1, name: 'Ann Lee' };
const line = (id: number, status: string) => ({ id, status, name: `Service ${id}` });
const stored = (status: string, approver: string | null = null, lines = [line(1, status), line(2, status)]) =>
  ({ id: 7, status, approver, can_cancel: status === 'awaiting_approval', order_services: lines, total: 90 }) as unknown as Order;
const OPEN = stored('awaiting_approval');
const MINE = stored('approved', 'Ann Lee');
const BENS = stored('approved', 'Ben Ortiz');
const CANCELED = stored('cancel');

const decision = (body: DecisionBody) => ({ body, order: OPEN, user: ANN });
const APPROVE = decision(acceptAll(OPEN));
const CANCEL = decision(cancelOrder(OPEN));

const says = (order: Order) => () => Response.json(order);
const refuses =
  (error: string, status = 409) =>
  () =>
    Response.json({ error }, { status });
const lost = () => undefined;
/** The comparison before a decision finds the order as it was shown. */
const asShown = () => Response.json(OPEN);

let reports: Parameters<DecisionReport>[] = [];
const report: DecisionReport = (...one) => ({ title: String(reports.push(one)) });
/** A page or dialog that asks for a decision. */
function here() {
  let isMounted = true;
  const leave = () => {
    isMounted = false;
  };
  return { asker: askerOf(() => isMounted), report, leave };
}

let session = 0;
beforeEach(() => {
  server.token = `T${(session += 1)}`;
  server.calls = [];
  server.answers = {};
  reports = [];
});
afterEach(() => queryClient.clear());

const statusOf = async (outcome: ReturnType<typeof decideOrder>) => (await outcome).status;

describe('a decision', () => {
  it('that is taken makes every list of orders outdated, whoever asked', async () => {
    const { queryKey } = fleetOrdersQuery();
    queryClient.setQueryData(queryKey, []);
    server.answers = { read: [asShown], approved: [says(MINE)] };
    expect(await statusOf(decideOrder(APPROVE, here()))).toBe('success');
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    expect(reports).toEqual([]);
  });

  it.each([
    [refuses('This order is not awaiting approval'), 'notPending'],
    [refuses('You are not an approver', 403), 'notAllowed'],
    [refuses('A value is not accepted', 422), 'other'],
  ] as const)('that is refused has its reason and the server’s words', async (answer, reason) => {
    server.answers = { read: [asShown], approved: [answer] };
    const outcome = await decideOrder(APPROVE, here());
    expect(outcome).toMatchObject({ status: 'refused', reason, notice: { text: expect.any(String) } });
    expect(server.calls).toEqual(['read', 'approved']);
  });

  it('that came second names the order as it is; when that cannot be read, it is refused all the same', async () => {
    const refusal = refuses('This order was already approved by someone else');
    server.answers = { approved: [refusal, refusal], read: [asShown, says(BENS), asShown, lost] };
    expect(await decideOrder(APPROVE, here())).toMatchObject({ reason: 'alreadyApproved', order: { approver: 'Ben Ortiz' } });
    expect(await decideOrder(APPROVE, here())).not.toHaveProperty('order');
  });

  it('one’s own approval that the browser sent a second time is done, not taken for somebody else’s', async () => {
    server.answers = { approved: [refuses('This order was already approved by someone else')], read: [asShown, says(MINE)] };
    expect(await decideOrder(APPROVE, here())).toMatchObject({ status: 'success', order: { approver: 'Ann Lee' } });
  });
});

describe('[VOR-13] before a decision the order is compared with the server', () => {
  const priced = (price: number) => stored('awaiting_approval', null, [{ ...line(1, 'awaiting_approval'), price }] as never);

  it.each([
    ['approved by somebody else', BENS, APPROVE],
    ['approved, with Cancel still offered', MINE, CANCEL],
    ['canceled', CANCELED, APPROVE],
    ['canceled already', CANCELED, CANCEL],
    ['received by the shop', stored('active'), CANCEL],
  ])('%s: nothing is sent, and the order is returned as it is', async (_what, order, one) => {
    server.answers = { read: [says(order)] };
    expect(await decideOrder(one, here())).toEqual({ status: 'decidedByOthers', order });
    expect(server.calls).toEqual(['read']);
    expect(queryClient.getQueryData(orderQuery(7).queryKey)).toEqual(order);
  });

  it('an approval of one’s own, sent from another window, is done', async () => {
    server.answers = { read: [says(MINE)] };
    expect(await decideOrder(APPROVE, here())).toMatchObject({ status: 'success', order: { approver: 'Ann Lee' } });
    expect(server.calls).toEqual(['read']);
  });

  it('so is one that arrived late, after it was not found', async () => {
    server.answers = { approved: [lost], read: [asShown, asShown, says(stored('approved', 'Ann Lee', []))] };
    expect(await statusOf(decideOrder(APPROVE, here()))).toBe('notSent');
    expect(await statusOf(decideOrder(APPROVE, here()))).toBe('success');
    expect(server.calls).toEqual(['read', 'approved', 'read', 'read']);
  });

  it('other prices, lines or another total are shown before anything is sent', async () => {
    const shown = { body: acceptAll(priced(40)), order: priced(40), user: ANN, shownTotal: 90 };
    server.answers = { read: [says(priced(50)), says(OPEN), says({ ...priced(40), total: 80 }), says(priced(40))], approved: [says(MINE)] };
    for (const total of [90, 90, 80]) {
      expect(await decideOrder(shown, here())).toMatchObject({ status: 'changed', order: { total } });
    }
    expect(server.calls).not.toContain('approved');
    expect(await statusOf(decideOrder(shown, here()))).toBe('success');
  });

  it.each([
    ['the connection', lost, 'notCompared'],
    ['a server error', refuses('Something broke', 500), 'notCompared'],
    ['an order that is gone', () => new Response('', { status: 404 }), 'notFound'],
  ])('%s keeps it from being compared: nothing is sent, and it is said', async (_what, answer, label) => {
    server.answers = { read: [answer] };
    expect(await decideOrder(APPROVE, here())).toMatchObject({ status: 'refused', notice: { tone: 'error', label } });
    expect(server.calls).toEqual(['read']);
  });
});

describe('[APR-10] an answer that is lost', () => {
  it.each([
    ['the connection', lost],
    ['a server error without words', () => new Response('', { status: 502 })],
    ['an empty answer', () => new Response('', { status: 200 })],
    ['null', () => Response.json(null)],
  ])('%s: the order is checked, and nothing is sent twice', async (_how, answer) => {
    server.answers = { approved: [answer], read: [asShown, says(MINE)] };
    expect(await statusOf(decideOrder(APPROVE, here()))).toBe('success');
    expect(server.calls).toEqual(['read', 'approved', 'read']);
  });

  it('of a cancelation finds the order canceled', async () => {
    server.answers = { cancel: [lost], read: [asShown, says(CANCELED)] };
    expect(await statusOf(decideOrder(CANCEL, here()))).toBe('success');
  });

  it('a server that asks to be tried again later did nothing', async () => {
    const busy = () => new Response('', { status: 503, headers: { 'retry-after': '20' } });
    server.answers = { read: [asShown], approved: [busy] };
    expect(await decideOrder(APPROVE, here())).toMatchObject({ status: 'refused', notice: { label: 'busy', retryAfter: 20 } });
    expect(server.calls).toEqual(['read', 'approved']);
  });

  it('somebody else decided in the meantime', async () => {
    server.answers = { approved: [lost], read: [asShown, says(BENS)] };
    expect(await decideOrder(APPROVE, here())).toMatchObject({ status: 'decidedByOthers', order: { approver: 'Ben Ortiz' } });
  });

  it('that did not arrive is sent again when it is decided again; one that arrives late is not somebody else’s', async () => {
    const late = says(stored('approved', 'Ann Lee', []));
    server.answers = { approved: [lost, refuses('already approved')], read: [asShown, says(OPEN), asShown, late] };
    expect(await statusOf(decideOrder(APPROVE, here()))).toBe('notSent');
    expect(await statusOf(decideOrder(APPROVE, here()))).toBe('success');
    expect(server.calls).toEqual(['read', 'approved', 'read', 'read', 'approved', 'read']);
  });

  it('while nobody can tell, the order is checked before anything else is sent, wherever it is decided again', async () => {
    server.answers = { approved: [lost], read: [asShown, lost, lost, lost, says(MINE)] };
    expect(await statusOf(decideOrder(APPROVE, here()))).toBe('unknown');
    expect(await statusOf(checkDecision(APPROVE, here()))).toBe('unknown');
    expect(await statusOf(decideOrder(CANCEL, here()))).toBe('unknown');
    expect(await statusOf(decideOrder(CANCEL, here()))).toBe('decidedByOthers');
    expect(server.calls.filter((call) => call !== 'read')).toEqual(['approved']);
  });

  it('once it is known not to have arrived, another decision is sent', async () => {
    server.answers = { approved: [lost], cancel: [says(CANCELED)], read: [asShown, lost, says(OPEN)] };
    await decideOrder(APPROVE, here());
    expect(await statusOf(decideOrder(CANCEL, here()))).toBe('success');
    expect(server.calls).toEqual(['read', 'approved', 'read', 'read', 'cancel']);
  });
});

describe('[STS-07] [STS-08] a second decision about an order that has one under way', () => {
  it('the same one is not sent, and has the same outcome', async () => {
    server.answers = { read: [asShown], approved: [says(MINE)] };
    const both = [decideOrder(APPROVE, here()), decideOrder(APPROVE, here())];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(['success', 'success']);
    expect(server.calls).toEqual(['read', 'approved']);
  });

  it('another one is not sent, and says why', async () => {
    server.answers = { read: [asShown, asShown], approved: [says(MINE), refuses('A value is not accepted', 422)] };
    const first = [decideOrder(APPROVE, here()), decideOrder(CANCEL, here())];
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(['success', 'decidedByOthers']);
    const second = [decideOrder(APPROVE, here()), decideOrder(CANCEL, here())];
    expect((await Promise.all(second)).map((outcome) => 'notice' in outcome && outcome.notice)).toMatchObject([
      { text: 'A value is not accepted' },
      { label: 'otherDecisionFirst' },
    ]);
    expect(server.calls).toEqual(['read', 'approved', 'read', 'approved']);
  });

  it('an approval of other lines is not said to be done by the first', async () => {
    const partly = decision({ ...acceptAll(OPEN), order_services: [line(1, 'approved'), line(2, 'rejected')] } as never);
    server.answers = { read: [asShown], approved: [says(MINE)] };
    const both = [decideOrder(APPROVE, here()), decideOrder(partly, here())];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(['success', 'decidedByOthers']);
  });

  it('orders do not wait for each other', async () => {
    server.answers = { read: [asShown, asShown], approved: [says(MINE), says({ ...MINE, id: 8 })] };
    const other = decision({ ...acceptAll(OPEN), id: 8 });
    await Promise.all([decideOrder(APPROVE, here()), decideOrder(other, here())]);
    expect(server.calls).toEqual(['read', 'read', 'approved', 'approved']);
  });
});

describe('[ERR2-01] [ERR2-29] the outcome of a decision whose page was left', () => {
  const leave = async (answers: typeof server.answers, go: (page: ReturnType<typeof here>) => void = (page) => page.leave()) => {
    server.answers = answers;
    const page = here();
    const outcome = vi.fn<(came: unknown) => void>();
    void decideOrder(APPROVE, page).then(outcome);
    go(page);
    await vi.waitFor(() => expect(reports).toHaveLength(1));
    expect(outcome).not.toHaveBeenCalled();
    return reports.map(([{ order }, { status }]) => [order.id, status]);
  };

  it.each([
    ['success', { read: [asShown], approved: [says(MINE)] }],
    ['refused', { read: [asShown], approved: [refuses('A value is not accepted', 422)] }],
    ['notSent', { approved: [lost], read: [asShown, says(OPEN)] }],
    ['unknown', { approved: [lost], read: [asShown, lost] }],
    ['decidedByOthers', { read: [says(BENS)] }],
  ])('is reported: %s', async (status, answers) => expect(await leave(answers)).toEqual([[7, status]]));

  it('is reported while the next page is on its way, and takes nobody back', async () => {
    vi.stubGlobal('location', { pathname: '/orders/7/approvals' });
    const go = () => vi.stubGlobal('location', { pathname: '/shops' });
    expect(await leave({ read: [asShown], approved: [says(MINE)] }, go)).toEqual([[7, 'success']]);
    vi.unstubAllGlobals();
  });

  it('is there for whoever comes back before the next page was drawn, and is reported once', async () => {
    const window = Object.assign(new EventTarget(), { pathname: '/dashboard' });
    vi.stubGlobal('location', window);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    server.answers = { read: [asShown], approved: [says(MINE)] };
    const outcome = decideOrder(APPROVE, here());
    window.pathname = '/shops';
    await vi.waitFor(() => expect(reports).toHaveLength(1));
    window.pathname = '/dashboard';
    window.dispatchEvent(new Event('popstate'));
    say(await outcome, (late) => report(APPROVE, late));
    expect(reports).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('is not reported as well where somebody who asked for it is still there', async () => {
    server.answers = { read: [asShown], approved: [says(MINE)] };
    const page = here();
    void decideOrder(APPROVE, page);
    const dialog = decideOrder(APPROVE, here());
    page.leave();
    expect(await statusOf(dialog)).toBe('success');
    expect(reports).toEqual([]);
  });

  it('is nobody’s after a sign-out', async () => {
    const hold = Promise.withResolvers<Response>();
    server.answers = { read: [asShown], approved: [() => hold.promise] };
    const page = here();
    const outcome = decideOrder(APPROVE, page);
    server.token = 'somebody else';
    hold.resolve(Response.json(MINE));
    expect(await statusOf(outcome)).toBe('success');
    expect(reports).toEqual([]);
  });
});
