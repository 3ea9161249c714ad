// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { English } from '../english.fixture.tsx';
import { queryClient } from '../data/query-client.ts';
import { PROVIDER_PATIENCE_MS } from './drop-in.ts';
import { PaymentForm } from './payment-form.tsx';
import type { PaymentFormHandle } from './payment-form.tsx';

const LABEL = 'There was a problem with the payment provider. Please try again.';

const provider = vi.hoisted(() => ({
  create: vi.fn<(options: { container: HTMLElement; locale: string }) => Promise<unknown>>(),
}));
vi.mock('../data/api.ts', () => ({ api: {} }));
vi.mock('braintree-web-drop-in', () => ({ default: provider }));

function formOf() {
  const listeners: Record<string, (payload?: unknown) => void> = {};
  return {
    on: (event: string, listener: (payload?: unknown) => void) => (listeners[event] = listener),
    emit: (event: string, payload?: unknown) => listeners[event]!(payload),
    isPaymentMethodRequestable: () => false,
    requestPaymentMethod: vi.fn<() => Promise<unknown>>(),
    clearSelectedPaymentMethod: vi.fn<() => void>(),
    teardown: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
}

let alerts: string[] = [];
const readiness: boolean[] = [];
const handle = createRef<PaymentFormHandle>();

beforeEach(() => {
  vi.useFakeTimers();
  alerts = [];
  readiness.length = 0;
  provider.create.mockReset();
  vi.spyOn(window, 'alert').mockImplementation((text) => void alerts.push(String(text)));
  vi.spyOn(queryClient, 'fetchQuery').mockResolvedValue({ client_token: 'token' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = (milliseconds = 1) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(onRequestable?: (is: boolean) => void) {
  const shown = render(
    <StrictMode>
      <English>
        <PaymentForm ref={handle} onReady={(isReady) => void readiness.push(isReady)} onRequestable={onRequestable} />
      </English>
    </StrictMode>,
  );
  await settle();
  return shown;
}

it('opens once in StrictMode, in an empty element, and is torn down when it leaves', async () => {
  const form = formOf();
  provider.create.mockResolvedValue(form);
  const { unmount } = await show();
  expect(provider.create).toHaveBeenCalledTimes(1);
  expect(provider.create.mock.calls[0]![0]).toMatchObject({ authorization: 'token', locale: 'en_US' });
  expect(readiness.at(-1)).toBe(true);
  unmount();
  expect(form.teardown).toHaveBeenCalledTimes(1);
  expect(alerts).toEqual([]);
});

it('a form that arrives after its page left is torn down, and nothing is said', async () => {
  let arrive: (form: unknown) => void = () => undefined;
  provider.create.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { unmount } = await show();
  const form = formOf();
  unmount();
  arrive(form);
  await settle(PROVIDER_PATIENCE_MS);
  expect(form.teardown).toHaveBeenCalledTimes(1);
  expect([alerts, readiness.includes(true)]).toEqual([[], false]);
});

it('a provider that never answers gets a browser alert and a retry that works', async () => {
  provider.create.mockReturnValueOnce(new Promise(() => undefined));
  await show();
  await settle(PROVIDER_PATIENCE_MS - 2);
  expect(alerts).toEqual([]);
  await settle(2);
  expect(alerts).toEqual([LABEL]);
  provider.create.mockResolvedValueOnce(formOf());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(readiness.at(-1)).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('gives one nonce for a double press; a failing provider says so, and an incomplete form does not', async () => {
  const form = formOf();
  provider.create.mockResolvedValue(form);
  const requestable: boolean[] = [];
  const { unmount } = await show((is) => void requestable.push(is));
  form.emit('paymentMethodRequestable');
  expect(requestable.at(-1)).toBe(true);

  form.requestPaymentMethod.mockResolvedValueOnce({
    nonce: 'n1',
    type: 'CreditCard',
    details: { lastFour: '1111' },
    binData: {},
  });
  const both = Promise.all([handle.current!.request(), handle.current!.request()]);
  // The drop-in moves on to what was entered.
  await settle();
  form.emit('changeActiveView', { newViewId: 'methods' });
  await expect(both).resolves.toEqual(
    Array.from({ length: 2 }, () => ({ nonce: 'n1', type: 'CreditCard', details: { lastFour: '1111' } })),
  );
  expect(form.requestPaymentMethod).toHaveBeenCalledTimes(1);

  // The emptied card form says so late.
  form.emit('noPaymentMethodRequestable');
  expect(requestable.at(-1)).toBe(true);

  form.requestPaymentMethod.mockRejectedValueOnce(
    Object.assign(new Error('No payment method is available.'), { _braintreeWebError: undefined }),
  );
  await expect(handle.current!.request()).rejects.toMatchObject({ problem: 'incomplete' });
  expect(alerts).toEqual([]);

  form.requestPaymentMethod.mockRejectedValueOnce(
    Object.assign(new Error('No payment method is available.'), { _braintreeWebError: {} }),
  );
  await expect(handle.current!.request()).rejects.toMatchObject({ problem: 'provider' });
  form.requestPaymentMethod.mockReturnValueOnce(new Promise(() => undefined));
  const late = handle.current!.request().catch((problem: unknown) => problem);
  await settle(PROVIDER_PATIENCE_MS);
  expect(await late).toMatchObject({ problem: 'provider' });
  expect(alerts).toEqual([LABEL, LABEL]);

  form.requestPaymentMethod.mockReturnValueOnce(new Promise(() => undefined));
  const left = handle.current!.request().catch((problem: unknown) => problem);
  handle.current!.clear();
  expect(form.clearSelectedPaymentMethod).toHaveBeenCalledTimes(1);
  expect(requestable.at(-1)).toBe(false);
  // After leaving, nothing is said on the next page.
  unmount();
  await settle(PROVIDER_PATIENCE_MS);
  expect(await left).toMatchObject({ problem: 'provider' });
  expect(alerts).toHaveLength(2);
});

it('nothing in the card form can be pressed until the drop-in has put the cursor into the number', async () => {
  const form = formOf();
  provider.create.mockResolvedValue(form);
  const { container } = await show();
  const isBusy = () => container.querySelector('[aria-busy="true"]') !== null;
  form.emit('changeActiveView', { newViewId: 'card' });
  form.emit('card:focus', { emittedBy: 'cvv' });
  expect(isBusy()).toBe(true);
  form.emit('card:focus', { emittedBy: 'number' });
  expect(isBusy()).toBe(false);
  // A browser that leaves the cursor where it is.
  form.emit('changeActiveView', { newViewId: 'card' });
  await settle(250);
  expect(isBusy()).toBe(false);
  form.emit('changeActiveView', { newViewId: 'card' });
  form.emit('changeActiveView', { newViewId: 'options' });
  expect(isBusy()).toBe(false);
});

it('neither card nor PayPal chosen is said at the choice, which takes the focus, until something is chosen', async () => {
  const form = formOf();
  provider.create.mockImplementation(({ container }) => {
    container.innerHTML =
      '<div class="braintree-show-options"><div class="braintree-option" tabindex="0">Card</div></div>';
    return Promise.resolve(form);
  });
  await show();
  form.requestPaymentMethod.mockRejectedValueOnce(new Error('No payment method is available.'));
  await act(() => expect(handle.current!.request()).rejects.toMatchObject({ problem: 'unchosen' }));
  expect(screen.getByRole('alert').textContent).toBe('Choose a card or PayPal first');
  expect(document.activeElement?.textContent).toBe('Card');
  act(() => form.emit('changeActiveView', { newViewId: 'card' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
