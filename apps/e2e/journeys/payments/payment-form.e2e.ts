import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.use({ scenario: 'base/signed-in' });

test('[RTE-15, POL-02, PAY-17, PAY-18, PAY-19, PAY-20, ENT-12, OPN-51] the payment form logs a masked card and sends nothing', async ({
  page,
  mock,
}) => {
  const logged: unknown[] = [];
  const texts: string[] = [];
  page.on('console', (message) => {
    texts.push(message.text());
    if (message.type() === 'info' && message.args()[0])
      void message
        .args()[0]!
        .jsonValue()
        .then((value) => logged.push(value));
  });
  await page.goto('/payments/new');
  const field = (name: 'nickname' | 'billingAddress' | 'email' | 'cardNumber' | 'expiration' | 'cvc') =>
    page.getByLabel(t(`payment-page:${name}`), { exact: true });
  const zip = page.getByLabel(t('payment-page:billingZip'), { exact: true });
  const card = [field('cardNumber'), field('expiration'), field('cvc')];
  for (const one of [field('nickname'), field('billingAddress'), zip, field('email'), ...card]) {
    await expect(one).toBeEnabled();
    await expect(one).toHaveValue('');
  }

  const type = page.getByRole('button', { name: new RegExp(`${t('payment-page:type')}$`) });
  await type.click();
  await expect(page.getByRole('option')).toHaveText([
    t('payment-page:types.bill_to'),
    t('payment-page:types.credit_card'),
  ]);
  await page.getByRole('option').first().click();
  for (const one of card) await expect(one).toBeDisabled();
  await type.click();
  await page.getByRole('option').last().click();
  for (const one of card) await expect(one).toBeEnabled();

  await field('nickname').fill('Shop card');
  await field('billingAddress').fill('1 Main St');
  await zip.fill('97201');
  await field('email').fill('ann@x.co');
  await field('cardNumber').fill('4111 1111 1111 1111');
  await field('expiration').fill('12/30');
  await field('cvc').fill('739');
  // The page's own last call, a second after it is quiet.
  await expect.poll(async () => (await mock.calls('evaluateFlags')).length).toBe(1);
  const before = (await mock.journal()).entries.length;
  await page.getByRole('button', { name: t('payment-page:submit'), exact: true }).click();
  await expect(page.getByText(t('payment-page:logged'))).toBeVisible();
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged).toEqual([
    {
      id: null,
      type: 'credit_card',
      name: 'Shop card',
      billing_address: '1 Main St',
      billing_zip: '97201',
      email: 'ann@x.co',
      card_number: '••••••••••••1111',
      expiration: '12/30',
      cvc: '•••',
    },
  ]);
  await expect(page).toHaveURL(/\/payments\/new$/);
  expect((await mock.journal()).entries.length).toBe(before);
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect([...texts, storage].join()).not.toMatch(/4111 ?1111 ?1111 ?1111|\b739\b/);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/payments/7/edit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment-page:edit', { id: 7 }));
  await page.getByRole('button', { name: t('payment-page:submit'), exact: true }).click();
  await expect.poll(() => logged.at(-1)).toMatchObject({ id: 7, card_number: '', cvc: '' });
  await page.goto('/payments/x/edit');
  await expect(page.getByText(t('payment-page:notFoundBody'))).toBeVisible();
});
