// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { timing } from '@wayside/domain';
import { useImperativeHandle } from 'react';
import type { Ref } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { English } from '../english.fixture.tsx';
import { queryClient } from '../data/query-client.ts';
import { read } from '../data/read.ts';
import { toasts } from '../page/toasts.ts';
import type { User } from '../session/session.ts';
import { AddPaymentMethod } from './add-payment-method.tsx';
import type { PaymentFormProps } from './payment-form.tsx';
import { paymentMethodsQuery } from './payment-methods.queries.ts';

interface Handle {
  request: () => Promise<unknown>;
  clear: () => void;
}

const form = vi.hoisted(() => ({
  props: undefined as unknown as PaymentFormProps,
  request: vi.fn<() => Promise<unknown>>(),
  clear: vi.fn<() => void>(),
}));
const post = vi.hoisted(() => vi.fn<(path: string, init: { body: unknown }) => Promise<unknown>>());
let stored: unknown[] = [];
vi.mock('../data/api.ts', () => ({
  api: { POST: post, GET: async () => ({ data: stored, response: new Response('[]') }) },
}));
vi.mock('./payment-form.tsx', () => ({
  PaymentForm: (props: PaymentFormProps) => {
    form.props = props;
    useImperativeHandle(props.ref as Ref<Handle>, () => form);
    return <p>the provider’s form</p>;
  },
}));

const USER = { id: 1, roles: ['Owner'], fleet_id: 5 } as unknown as User;
const added = vi.fn<(method: { token: string }) => void>();
const close = vi.fn<() => void>();
let responses: [status: number, body: unknown][] = [];
let sent: unknown[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  // A field asks how wide the window is, which jsdom can't say.
  vi.stubGlobal('matchMedia', () => new EventTarget());
  responses = [];
  sent = [];
  stored = [];
  queryClient.setQueryData(paymentMethodsQuery().queryKey, []);
  queryClient.setQueryData(read('/fleet_users').queryKey, []);
  form.request.mockResolvedValue({ nonce: 'n1', type: 'CreditCard', details: { lastFour: '1111' } });
  post.mockImplementation(async (_path, { body }) => {
    sent.push(body);
    const [status, content] = responses.shift()!;
    return { [status < 300 ? 'data' : 'error']: content, response: new Response('{}', { status }) };
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  added.mockReset();
  close.mockReset();
});

const settle = (milliseconds = 1) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const button = (name: string) => screen.queryByRole('button', { name });
async function press(name: string): Promise<void> {
  fireEvent.click(button(name)!);
  await settle();
}
const WAIT = 'Ready in a few seconds';

let router: ReturnType<typeof createMemoryRouter>;

async function open(): Promise<void> {
  const element = <AddPaymentMethod user={USER} onAdded={added} onClose={close} />;
  router = createMemoryRouter([
    { path: '/', element },
    { path: '/elsewhere', element: <p>elsewhere</p> },
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <English>
        <RouterProvider router={router} />
      </English>
    </QueryClientProvider>,
  );
  await settle();
}

async function openReady({ isFilled = false } = {}): Promise<void> {
  await open();
  act(() => form.props.onReady!(true));
  if (isFilled) act(() => form.props.onRequestable!(true));
  await settle(timing.addPaymentButton);
}

it('the button follows four seconds after the form has loaded, with a visible and announced wait', async () => {
  await open();
  expect(screen.getByText('the provider’s form')).not.toBeNull();
  expect(screen.queryByText(WAIT)).toBeNull();
  act(() => form.props.onReady!(true));
  await settle(3999);
  expect(button('Add payment method')).toBeNull();
  expect(screen.getAllByText(WAIT)).toHaveLength(2);
  await settle(1);
  expect(button('Add payment method')).not.toBeNull();
  expect(screen.queryByText(WAIT)).toBeNull();
  expect(screen.getByText('Payment form is ready')).not.toBeNull();
});

it('a failing provider: nothing is sent, and the form stays', async () => {
  await openReady();
  form.request.mockRejectedValueOnce(new Error('provider'));
  await press('Add payment method');
  expect(sent).toEqual([]);
  expect(button('Add payment method')).not.toBeNull();
});

it('a busy server gets the same nonce again, once; then the method is chosen and the dialog closes', async () => {
  await openReady();
  responses = [
    [422, { errors: ['Try later'] }],
    [201, { id: 9, token: 'pm9', owner_id: 1 }],
  ];
  await press('Add payment method');
  expect(screen.getByRole('alert').textContent).toContain('Try later');
  await press('Try again with this card');
  expect(form.request).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([
    { payment_method_nonce: 'n1', customer_ids: [] },
    { payment_method_nonce: 'n1', customer_ids: [] },
  ]);
  expect(added).toHaveBeenCalledExactlyOnceWith({ id: 9, token: 'pm9', owner_id: 1 });
  expect(close).toHaveBeenCalledTimes(1);
});

it('a method found after its response was lost closes the dialog, which asks nothing on the way', async () => {
  await openReady({ isFilled: true });
  stored = [{ id: 9, token: 'pm9', owner_id: 1, type: 'credit_card', last_4: '1111' }];
  responses = [[500, {}]];
  close.mockImplementation(() => void router.navigate('/elsewhere', { replace: true }));
  await press('Add payment method');
  expect(added).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Leave without saving?')).toBeNull();
  expect(screen.getByText('elsewhere')).not.toBeNull();
});

it.each([
  [
    'a declined card is asked for again',
    'This payment method was declined. Use a different one, or contact your bank.',
    undefined,
  ],
  ['after a failure another card can be entered', 'Try later', 'Use a different card'],
])('%s', async (_what, refusal, next) => {
  await openReady();
  responses = [[422, { errors: [refusal] }]];
  await press('Add payment method');
  expect(screen.getByRole('alert').textContent).toContain(refusal);
  if (next) {
    expect(form.clear).not.toHaveBeenCalled();
    await press(next);
  }
  expect(form.clear).toHaveBeenCalledTimes(1);
  expect(button('Add payment method')).not.toBeNull();
});

it('a filled form is not closed without a question', async () => {
  await openReady({ isFilled: true });
  await press('Cancel');
  expect(screen.getByText('Leave without saving?')).not.toBeNull();
  await press('Leave page');
  expect(close).toHaveBeenCalledTimes(1);
});

it('leaving while the provider exchanges the card asks, for nothing is sent yet', async () => {
  await openReady({ isFilled: true });
  form.request.mockReturnValueOnce(new Promise(() => undefined));
  await press('Add payment method');
  void router.navigate('/elsewhere');
  await settle();
  expect(screen.getByText('Leave without saving?')).not.toBeNull();
  expect(sent).toEqual([]);
});

it('leaving while the method is saved loses nothing: a toast tells what became of it', async () => {
  const say = vi.spyOn(toasts, 'show').mockReturnValue(() => undefined);
  await openReady({ isFilled: true });
  let respond: (response: unknown) => void = () => undefined;
  post.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  await press('Add payment method');
  void router.navigate('/elsewhere');
  await settle();
  expect(screen.getByText('elsewhere')).not.toBeNull();
  respond({ data: { id: 9, token: 'pm9', owner_id: 1 }, response: new Response('{}', { status: 201 }) });
  await settle();
  expect(say.mock.calls).toEqual([[{ title: 'Payment method added', tone: 'success' }]]);
  expect(added).not.toHaveBeenCalled();
});
