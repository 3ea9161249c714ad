import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SESSION_COOKIE } from '@wayside/scenarios/control';
import { describe, expect, it, vi } from 'vitest';
import { startedServer } from '../test/started-server.ts';
import { gatewayPath } from './gateway.ts';
import { Nonces, cardNonce, paidWith } from './nonces.ts';

const VISA = '4111111111111111';
const CVC = '739';

const { server } = startedServer({ apiOnly: false });

function ask(path: string, session: string, body?: object) {
  return fetch(`http://localhost:${server().port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie: `${SESSION_COOKIE}=${session}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
}

it('a nonce says what the API shows of a card, and is accepted once', () => {
  const nonce = cardNonce('378282246310005', '7', '2031', 4);
  expect(nonce).toBe('fake-valid-amex-nonce.0005.07-2031.4');
  expect(paidWith(nonce)).toEqual({
    isPayPal: false,
    cardType: 'American Express',
    lastFour: '0005',
    expiration: '07/2031',
  });
  const nonces = new Nonces();
  expect([
    nonces.take(nonce),
    nonces.take(nonce),
    nonces.take('fake-processor-declined-visa-nonce.1115.12-2030.5'),
  ]).toEqual([undefined, 'usedNonce', 'cardDeclined']);
  expect(
    ['fake-luhn-invalid-nonce', 'fake-gateway-rejected-fraud-nonce', 'fake-consumed-nonce'].map((one) =>
      nonces.take(one),
    ),
  ).toEqual(['cardInvalid', 'gatewayRejected', 'usedNonce']);
});

it('answers at its own path and below what a configuration without addresses becomes, and nowhere else', () => {
  expect(gatewayPath('/settings/undefined/web/3.123.2/html/hosted-fields-frame.min.html')).toBe(
    '/web/3.123.2/html/hosted-fields-frame.min.html',
  );
  expect(gatewayPath('/braintree-gateway/v1/payment_methods')).toBe('/v1/payment_methods');
  expect([gatewayPath('/settings/payments'), gatewayPath('/undefined'), gatewayPath('/web/x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a session', () => {
  const card = { creditCard: { number: VISA, cvv: CVC, expirationMonth: '12', expirationYear: '2030' } };

  it('gives another nonce for each card, and keeps neither its number nor its code', async () => {
    const written: string[] = [];
    const spies = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0),
    );
    const session = server().sessions.create({ scenario: 'payments/visa' });
    const responses = [];
    for (let time = 0; time < 2; time++)
      responses.push(await (await ask('/braintree-gateway/v1/payment_methods/credit_cards', session.id, card)).json());
    for (const spy of spies) spy.mockRestore();
    expect(responses.map(({ creditCards: [{ nonce }] }) => nonce)).toEqual([
      'fake-valid-visa-nonce.1111.12-2030.1',
      'fake-valid-visa-nonce.1111.12-2030.2',
    ]);
    const stored = JSON.stringify([session.journal.entries, session.world.paymentMethods.list(1), written, responses]);
    expect(stored).not.toContain(VISA);
    expect(stored).not.toMatch(new RegExp(`\\b${CVC}\\b`));
  });

  it('refuses a card by itself, fails or remembers, as its scenario says', async () => {
    const visa = server().sessions.create({ scenario: 'payments/visa' }).id;
    const refused = await ask('/undefined/v1/payment_methods/credit_cards', visa, {
      creditCard: { ...card.creditCard, number: '4000000000000002' },
    });
    expect([refused.status, await refused.json()]).toMatchObject([422, { fieldErrors: [{ field: 'creditCard' }] }]);
    expect(
      (await ask('/braintree-gateway/v1/payment_methods/credit_cards', visa, { creditCard: { number: '<b>' } })).status,
    ).toBe(422);
    const down = server().sessions.create({ scenario: 'payments/gateway-down' }).id;
    expect((await ask('/braintree-gateway/merchants/wayside/client_api/v1/configuration', down)).status).toBe(503);
    const returning = server().sessions.create({ scenario: 'payments/known-customer' }).id;
    expect(await (await ask('/undefined/v1/payment_methods', returning)).json()).toMatchObject({
      paymentMethods: [{ description: 'ending in 11' }],
    });
  });

  it('serves the card field with a policy that lets it do nothing else', async () => {
    const session = server().sessions.create({ scenario: 'payments/visa' }).id;
    const page = await ask('/sign_up/undefined/web/3.123.2/html/hosted-fields-frame.min.html', session);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'self'; form-action 'none'; base-uri 'none'",
    );
  });
});

it('the scenario server does not start in production', () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [main, '--port', '0'], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('does not run in production')]);
});
