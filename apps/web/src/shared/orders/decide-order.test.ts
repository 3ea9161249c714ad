import { createApiClient } from '@wayside/api-client';
import { acceptAll, cancelOrder } from '@wayside/domain';
import type { DecisionBody } from '@wayside/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DecisionReport, OrderDecision } from './decide-order.ts';
import type { Order } from './order-text.ts';

/** Mock server: its responses by call, and the calls it received. */
const server = vi.hoisted(() => ({
  token: 'T1',
  calls: [] as string[],
  responses: {} as Record<string, (() => unknown)[]>,
}));

vi.mock('../data/api.ts', () => ({
  api: createApiClient({
    origin: 'http://api.localhost:4000',
    token: () => server.token,
    fetch: async (request) => {
      const name = request.method === 'PUT' ? ((await request.json()) as { status: string }).status : 'read';
      server.calls.push(name);
      const response = await server.responses[name]?.shift()?.();
      if (response instanceof Response) return response;
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
const { askerOf } = await import('../save/late-outcomes.ts');
const { dashboardCall } = await import('../data/daily.calls.ts');
const { queryClient } = await import('../data/query-client.ts');
const { readCall } = await import('../data/read.ts');
const { fleetOrdersQuery, orderQuery, ordersQuery } = await import('./orders.queries.ts');

const ANN = { id: 1, name: 'Ann Lee' };
const line = (id: number, status: string) => ({ id, status, name: `Service ${id}` });
function stored(status: string, approver: string | null = null, lines = [line(1, status), line(2, status)]) {
  return {
    id: 7,
    status,
    approver,
    can_cancel: status === 'awaiting_approval',
    order_services: lines,
    total: 90,
  } as unknown as Order;
}
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
  server.responses = {};
  reports = [];
});
afterEach(() => queryClient.clear());

const statusOf = async (outcome: ReturnType<typeof decideOrder>) => (await outcome).status;

const TAKEN = refuses('This order was already approved by someone else');
const BUSY = () => new Response('', { status: 503, headers: { 'retry-after': '20' } });
const status =
  (code: number, body = '') =>
  () =>
    new Response(body, { status: code });
const refused = (notice: object, reason = 'other') => ({ status: 'refused', reason, notice });
const words = { text: expect.any(String) };
const ANNS = { status: 'success', order: { approver: 'Ann Lee' } };
const BENS_FIRST = { order: { approver: 'Ben Ortiz' } };
const partly = decision({ ...acceptAll(OPEN), order_services: [line(1, 'approved'), line(2, 'rejected')] } as never);
const late = says(stored('approved', 'Ann Lee', []));

type Responses = (() => unknown)[];

it.each<[what: string, reads: Responses, sends: Responses, outcome: object, OrderDecision?]>([
  [
    'a refusal: no longer pending',
    [asShown],
    [refuses('This order is not awaiting approval')],
    refused(words, 'notPending'),
  ],
  ['a refusal: no approver', [asShown], [refuses('You are not an approver', 403)], refused(words, 'notAllowed')],
  ['a refusal: anything else', [asShown], [refuses('A value is not accepted', 422)], refused(words)],
  [
    'one that came second names the order as it is',
    [asShown, says(BENS)],
    [TAKEN],
    { status: 'refused', ...BENS_FIRST },
  ],
  ['one’s own approval that the browser sent a second time is done', [asShown, says(MINE)], [TAKEN], ANNS],
  [
    '[VOR-13] an approval of one’s own, sent from another tab, is not said to be this one',
    [says(MINE)],
    [],
    { status: 'decidedByOthers', order: ANNS.order },
  ],
  ['[VOR-13] not compared, and not sent: no connection', [lost], [], refused({ label: 'notCompared' })],
  [
    '[VOR-13] not compared, and not sent: a server error',
    [status(500, '{"error":"Broken"}')],
    [],
    refused({ label: 'notCompared' }),
  ],
  ['[VOR-13] not compared, and not sent: the order is gone', [status(404)], [], refused({ label: 'notFound' })],
  ['[APR-10] a lost response is checked: no connection', [asShown, says(MINE)], [lost], ANNS],
  ['[APR-10] a lost response is checked: an error without words', [asShown, says(MINE)], [status(502)], ANNS],
  [
    '[APR-10] [ERR-08] a server that is down is checked as well, whatever it says',
    [asShown, says(MINE)],
    [status(500, '{"error":"Broken"}')],
    ANNS,
  ],
  [
    '[APR-10] [ERR-08] too many calls: nothing was done, which is said with how long to wait',
    [asShown],
    [status(429, '{"error":"Rate limit"}')],
    refused({ label: 'tooBusy', retryAfter: 60 }),
  ],
  ['[APR-10] a lost response is checked: an empty response', [asShown, says(MINE)], [status(200)], ANNS],
  ['[APR-10] a lost response is checked: null', [asShown, says(MINE)], [status(200, 'null')], ANNS],
  [
    '[APR-10] a lost cancelation finds the order canceled',
    [asShown, says(CANCELED)],
    [lost],
    { status: 'success' },
    CANCEL,
  ],
  [
    '[APR-10] a server that asks for patience did nothing',
    [asShown],
    [BUSY],
    refused({ label: 'tooBusy', retryAfter: 20 }),
  ],
  [
    '[APR-10] somebody else decided in the meantime',
    [asShown, says(BENS)],
    [lost],
    { status: 'decidedByOthers', ...BENS_FIRST },
  ],
])('%s', async (_what, reads, sends, outcome, one = APPROVE) => {
  const expected = [reads.length, sends.length];
  server.responses = { read: reads, [one.body.status]: sends };
  expect(await decideOrder(one, here())).toMatchObject(outcome);
  expect([
    server.calls.filter((call) => call === 'read').length,
    server.calls.filter((call) => call !== 'read').length,
  ]).toEqual(expected);
});

it('a decision that is taken makes every list of orders outdated, whoever asked', async () => {
  const { queryKey } = fleetOrdersQuery();
  queryClient.setQueryData(queryKey, []);
  server.responses = { read: [asShown], approved: [says(MINE)] };
  expect(await statusOf(decideOrder(APPROVE, here()))).toBe('success');
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(reports).toEqual([]);
});

it('one that came second is refused all the same where the order cannot be read', async () => {
  server.responses = { approved: [TAKEN], read: [asShown, lost] };
  expect(await decideOrder(APPROVE, here())).not.toHaveProperty('order');
});

describe('[VOR-13] before a decision the order is compared with the server', () => {
  const priced = (price: number) =>
    stored('awaiting_approval', null, [{ ...line(1, 'awaiting_approval'), price }] as never);

  it.each([
    ['approved by somebody else', BENS, APPROVE],
    ['approved, with Cancel still offered', MINE, CANCEL],
    ['canceled', CANCELED, APPROVE],
    ['canceled already', CANCELED, CANCEL],
    ['received by the shop', stored('active'), CANCEL],
  ])('%s: nothing is sent, and the order is returned as it is', async (_what, order, one) => {
    server.responses = { read: [says(order)] };
    expect(await decideOrder(one, here())).toEqual({ status: 'decidedByOthers', order });
    expect(server.calls).toEqual(['read']);
    expect(queryClient.getQueryData(orderQuery(7).queryKey)).toEqual(order);
  });

  it('other prices, lines or another total are shown before anything is sent', async () => {
    const shown = { body: acceptAll(priced(40)), order: priced(40), user: ANN, shownTotal: 90 };
    server.responses = {
      read: [says(priced(50)), says(OPEN), says({ ...priced(40), total: 80 }), says(priced(40))],
      approved: [says(MINE)],
    };
    for (const total of [90, 90, 80]) {
      expect(await decideOrder(shown, here())).toMatchObject({ status: 'changed', order: { total } });
    }
    expect(server.calls).not.toContain('approved');
    expect(await statusOf(decideOrder(shown, here()))).toBe('success');
  });
});

const steps = {
  approve: () => decideOrder(APPROVE, here()),
  check: () => checkDecision(APPROVE, here()),
  cancel: () => decideOrder(CANCEL, here()),
};
const SECOND = refuses('already approved');

it.each<[what: string, reads: Responses, sends: Responses, story: string, calls: string]>([
  [
    'one that arrived late is done',
    [asShown, asShown, late],
    [lost],
    'approve notSent, approve success',
    'read approved read read',
  ],
  [
    'one that did not arrive is sent again; if it arrives late after all, it is not somebody else’s',
    [asShown, says(OPEN), asShown, late],
    [lost, SECOND],
    'approve notSent, approve success',
    'read approved read read approved read',
  ],
  [
    'while nobody can tell, nothing else is sent, wherever it is decided again',
    [asShown, lost, lost, lost, says(MINE)],
    [lost],
    'approve unknown, check unknown, cancel unknown, cancel decidedByOthers',
    'read approved read read read read',
  ],
  [
    'one that has not arrived leaves room for another',
    [asShown, lost, says(OPEN)],
    [lost],
    'approve unknown, cancel success',
    'read approved read read cancel',
  ],
])('[APR-10] after a lost response: %s', async (_what, read, approved, story, calls) => {
  server.responses = { read, approved, cancel: [says(CANCELED)] };
  for (const step of story.split(', ')) {
    const [decide, outcome] = step.split(' ') as [keyof typeof steps, string];
    expect(await statusOf(steps[decide]())).toBe(outcome);
  }
  expect(server.calls.join(' ')).toBe(calls);
});

it.each([
  ['the same one is not sent, and has the same outcome', APPROVE, says(MINE), { status: 'success' }],
  ['another one is not sent', CANCEL, says(MINE), { status: 'decidedByOthers' }],
  [
    'another one is not sent, and says why',
    CANCEL,
    refuses('A value is not accepted', 422),
    { notice: { label: 'otherDecisionFirst' } },
  ],
  ['an approval of other lines is not said to be done by the first', partly, says(MINE), { status: 'decidedByOthers' }],
])(
  '[STS-07] [STS-08] a second decision about an order that has one under way: %s',
  async (_what, second, response, outcome) => {
    server.responses = { read: [asShown], approved: [response] };
    const [, own] = await Promise.all([decideOrder(APPROVE, here()), decideOrder(second, here())]);
    expect(own).toMatchObject(outcome);
    expect(server.calls).toEqual(['read', 'approved']);
  },
);

it('[STS-07] [STS-08] orders do not wait for each other', async () => {
  server.responses = { read: [asShown, asShown], approved: [says(MINE), says({ ...MINE, id: 8 })] };
  const other = decision({ ...acceptAll(OPEN), id: 8 });
  await Promise.all([decideOrder(APPROVE, here()), decideOrder(other, here())]);
  expect(server.calls).toEqual(['read', 'read', 'approved', 'approved']);
});

it('an order is shown as decided in every list, which counts as old until it is loaded again', async () => {
  const byHand = { ...OPEN, maintenance_type: 'Manually Entered' } as Order;
  const queue = ordersQuery('active', null).queryKey;
  const dashboard = readCall(dashboardCall).queryKey;
  queryClient.setQueryData(queue, [OPEN, byHand, { ...OPEN, id: 8 }]);
  queryClient.setQueryData(dashboard, { vehicles: [{ active_order: OPEN }, { active_order: null }] } as never);
  server.responses = { read: [asShown], approved: [says(MINE)] };
  await decideOrder(APPROVE, here());
  expect(queryClient.getQueryData(queue)?.map((order) => order.status)).toEqual([
    'approved',
    'awaiting_approval',
    'awaiting_approval',
  ]);
  expect(queryClient.getQueryData(dashboard)).toMatchObject({ vehicles: [{ active_order: MINE }, {}] });
  for (const key of [queue, dashboard]) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

describe('[ERR2-01] [ERR2-29] the outcome of a decision whose page was left', () => {
  const leave = async (responses: typeof server.responses) => {
    server.responses = responses;
    const page = here();
    const outcome = vi.fn<(came: unknown) => void>();
    void decideOrder(APPROVE, page).then(outcome);
    page.leave();
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
  ])('is reported: %s', async (status, responses) => expect(await leave(responses)).toEqual([[7, status]]));

  it('is not reported as well where somebody who asked for it is still there', async () => {
    server.responses = { read: [asShown], approved: [says(MINE)] };
    const page = here();
    void decideOrder(APPROVE, page);
    const dialog = decideOrder(APPROVE, here());
    page.leave();
    expect(await statusOf(dialog)).toBe('success');
    expect(reports).toEqual([]);
  });

  it('is nobody’s after a sign-out', async () => {
    const hold = Promise.withResolvers<Response>();
    server.responses = { read: [asShown], approved: [() => hold.promise] };
    const page = here();
    const outcome = decideOrder(APPROVE, page);
    server.token = 'somebody else';
    hold.resolve(Response.json(MINE));
    expect(await statusOf(outcome)).toBe('success');
    expect(reports).toEqual([]);
  });
});
