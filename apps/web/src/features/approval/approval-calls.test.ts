import { createApiClient } from '@wayside/api-client';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from './approval.queries.ts';

const server = vi.hoisted(() => ({ respond: (): Response => new Response() }));

vi.mock('../../shared/data/api.ts', () => ({
  api: createApiClient({
    origin: 'http://api.localhost:4000',
    token: () => 'T1',
    fetch: () => Promise.resolve(server.respond()),
  }),
}));
vi.mock('../../shared/session/session.ts', () => ({ rememberedUser: () => undefined }));
vi.mock('../../shared/session/storage.ts', () => ({ readCookie: () => undefined }));

const { applyCode, decisionOf, loadOrder, loadPromotions, loadedOrder, previewOrder, savePoNumber } =
  await import('./approval-calls.ts');
const { previewQuery } = await import('./approval.queries.ts');
const { queryClient } = await import('../../shared/data/query-client.ts');
const { orderQuery } = await import('../../shared/orders/orders.queries.ts');

const empty = {
  204: () => new Response(null, { status: 204 }),
  'nothing at all': () => new Response('', { status: 200 }),
  null: () => Response.json(null),
  '{}': () => Response.json({}),
};

describe('[APR-14] promotions', () => {
  it.each(Object.entries(empty))(
    'a list without content (%s) is one that could not be loaded',
    async (_title, respond) => {
      server.respond = respond;
      expect(await loadPromotions({ orderId: 7 })).toMatchObject({
        status: 'failure',
        notice: { label: 'unreadable' },
      });
    },
  );

  it.each(Object.entries(empty))(
    'applied with a response without content (%s), nobody knows whether it was',
    async (_title, respond) => {
      server.respond = respond;
      await expect(applyCode({ orderId: 7, code: 'MAPLE20' })).rejects.toThrow('unreadable');
    },
  );
});

describe('[APR-03] a PO number that was not saved', () => {
  const save = async (respond: () => Response) => {
    server.respond = respond;
    return savePoNumber({ orderId: 7, poNumber: 'PO-1' });
  };

  it('says so in the server’s words, or else that it was not saved', async () => {
    expect(await save(() => Response.json({ error: 'Too long' }, { status: 422 }))).toMatchObject({
      notice: { text: 'Too long' },
    });
    expect(await save(() => new Response('', { status: 422 }))).toMatchObject({
      notice: { label: 'poNumberNotSaved' },
    });
  });

  it.each([...Object.entries(empty), ['500', () => new Response('', { status: 500 })] as const])(
    'may have been saved all the same when the response is lost (%s)',
    async (_title, respond) => {
      expect(await save(respond)).toMatchObject({
        status: 'failure',
        notice: { tone: 'error', label: 'mayHaveWorked' },
      });
    },
  );

  it('may not have been sent when the connection breaks', async () => {
    const broken = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await save(broken)).toMatchObject({ notice: { label: 'connectionLost' } });
  });

  it('says when to try again', async () => {
    const busy = () => new Response('', { status: 503, headers: { 'retry-after': '20' } });
    expect(await save(busy)).toMatchObject({ notice: { label: 'busy', retryAfter: 20 } });
  });
});

it('an order that has just come is reviewed as it is; an older one is read again', () => {
  expect(loadedOrder(7)).toBeNull();
  queryClient.setQueryData(orderQuery(7).queryKey, { id: 7 } as never);
  expect(loadedOrder(7)).toEqual({ id: 7 });
  expect(loadedOrder(8)).toBeNull();
  queryClient.setQueryData(orderQuery(7).queryKey, { id: 7 } as never, { updatedAt: Date.now() - 2000 });
  expect(loadedOrder(7)).toBeNull();
  queryClient.clear();
});

it('the machine reads the order from the server, however new the one on screen is', async () => {
  queryClient.setQueryData(orderQuery(7).queryKey, { id: 7, approver: null } as never);
  server.respond = () => Response.json({ id: 7, approver: 'Ben Ortiz' });
  expect(await loadOrder({ orderId: 7 })).toMatchObject({ status: 'success', order: { approver: 'Ben Ortiz' } });
  queryClient.clear();
});

describe('the order under approval, in the cache alone', () => {
  const lines = [1, 2].map((id) => ({ id, status: 'awaiting_approval', price: 50 }));
  const stored = {
    id: 7,
    total: 100,
    po_number: null,
    customer_comments: null,
    order_services: lines,
  } as unknown as Order;
  const declined = { 1: 'rejected' } as const;
  const key = orderQuery(7).queryKey;
  const input = {
    orderId: 7,
    user: { id: 1 },
    decision: { kind: 'approval', lines: declined, comments: null, paymentToken: null },
  } as const;

  async function preview() {
    queryClient.setQueryData(key, stored);
    server.respond = () =>
      Response.json({
        ...stored,
        total: 60,
        order_services: lines.map((line) => ({ ...line, price: 60, status: line.id === 1 ? 'rejected' : 'approved' })),
      });
    return previewOrder({ orderId: 7, decisions: declined });
  }

  it('a preview has its prices, the stored statuses of its lines, and leaves the stored order alone', async () => {
    expect(await preview()).toMatchObject({
      status: 'success',
      order: { total: 60, order_services: lines.map((line) => ({ ...line, price: 60 })) },
    });
    expect(queryClient.getQueryData(key)).toEqual(stored);
    expect(queryClient.getQueryData(previewQuery(stored, declined).queryKey)).toMatchObject({ total: 60 });
  });

  it('a preview that fails is said', async () => {
    queryClient.setQueryData(key, stored);
    server.respond = () => Response.json({ error: 'Not now' }, { status: 500 });
    expect(await previewOrder({ orderId: 7, decisions: { 2: 'rejected' } })).toMatchObject({
      status: 'failure',
      notice: { text: 'Not now' },
    });
  });

  it('[VOR-13] a decision is about the order as it was shown, and its total is compared unless it is that of declined lines', async () => {
    await preview();
    const previewed = decisionOf({ ...input, priced: declined });
    expect(previewed.order).toMatchObject({ total: 60, order_services: [{ price: 60 }, { price: 60 }] });
    expect(previewed.body).toMatchObject({
      status: 'approved',
      order_services: [{ status: 'rejected' }, { status: 'approved' }],
    });
    expect(previewed.shownTotal).toBeUndefined();
    expect(decisionOf({ ...input, priced: null })).toMatchObject({ order: stored, shownTotal: 100 });
  });

  it('[APR-03] a saved PO number is shown on the order and its preview, whose totals stay', async () => {
    await preview();
    server.respond = () => Response.json({ ...stored, total: 999, po_number: 'PO-2' });
    await savePoNumber({ orderId: 7, poNumber: 'PO-2' });
    expect(queryClient.getQueryData(key)).toMatchObject({ po_number: 'PO-2', total: 100 });
    expect(decisionOf({ ...input, priced: declined }).order).toMatchObject({ po_number: 'PO-2', total: 60 });
  });
});
