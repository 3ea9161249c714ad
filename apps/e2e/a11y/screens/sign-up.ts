import { CardForm } from '../../card-form.ts';
import { ANN } from '../../sign-up-form.ts';
import type { Typed } from '../../sign-up-form.ts';
import { expect } from '../../fixtures.ts';
import type { Screen, Stage } from '../screen.ts';

const { postal: US_POSTAL, ...DETAILS } = ANN;

const submit = ({ page, t }: Stage) => page.getByRole('button', { name: t('access:signUp.submit'), exact: true });
const next = ({ page, t }: Stage) => page.getByRole('button', { name: t('common:actions.continue'), exact: true });
const terms = ({ page, t }: Stage) => page.getByRole('checkbox', { name: t('access:signUp.terms') });
const save = ({ page }: Stage) => page.locator('form button[type=submit]');

async function enter({ page, t, brand: { region } }: Stage): Promise<void> {
  for (const [name, value] of Object.entries(DETAILS) as [keyof Omit<Typed, 'postal'>, string][]) {
    await page.getByLabel(t(`access:signUp.${name}`), { exact: true }).fill(value);
  }
  const [label, code] = region === 'CA' ? (['postalCode', 'K1A 0B1'] as const) : (['zipCode', US_POSTAL] as const);
  await page.getByLabel(t(`common:region.${label}`), { exact: true }).fill(code);
}

async function agree(stage: Stage): Promise<void> {
  const { page, t, brand } = stage;
  await terms(stage).press('Space');
  if (brand.region === 'CA') await page.getByRole('checkbox', { name: t('access:signUp.promotionalTerms') }).press('Space');
}

export const signUpScreens: readonly Screen[] = [
  {
    title: 'sign-up in one step: as it opens, with errors, without consent, and its code',
    scenario: 'sign-up/code',
    ready: submit,
    walk: async (stage) => {
      const { page, t, look } = stage;
      await look('as it opens');
      await submit(stage).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await look('with errors');
      await enter(stage);
      await submit(stage).press('Enter');
      await expect(terms(stage)).toBeFocused();
      await look('without consent');
      await agree(stage);
      await submit(stage).press('Enter');
      await expect(page.getByRole('textbox', { name: t('access:otp.label') })).toBeVisible();
      await look('the code');
    },
  },
  {
    title: 'sign-up in two steps',
    scenario: 'sign-up/two-steps',
    ready: next,
    walk: async (stage) => {
      const { page, t, look } = stage;
      await look('the first step');
      await enter(stage);
      await next(stage).press('Enter');
      await expect(page.getByRole('button', { name: t('access:signUp.getStarted') })).toBeVisible();
      await new CardForm(page).ready();
      await look('the second step');
      await agree(stage);
      await look('with consent');
    },
  },
  {
    title: 'sign-up with an email that is taken',
    scenario: 'sign-up/email-taken',
    ready: submit,
    walk: async (stage) => {
      await enter(stage);
      await agree(stage);
      await submit(stage).press('Enter');
      await expect(stage.page.getByRole('alert')).toBeVisible();
      await stage.look('refused');
    },
  },
  {
    title: 'sign-up of a partner, as it opens and with an error',
    scenario: 'sign-up/partner',
    ready: save,
    walk: async (stage) => {
      const { page, look } = stage;
      await look('as it opens');
      await page.locator('form input').first().fill('');
      await save(stage).press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await look('with an error');
    },
  },
  { title: 'sign-up of a partner with a fixed name', scenario: 'sign-up/partner-fixed-name', ready: save },
  {
    title: 'sign-up of a partner, saved but not signed in',
    scenario: 'sign-up/partner-entry-fails-once',
    ready: save,
    walk: async (stage) => {
      await save(stage).press('Enter');
      await expect(stage.page.getByRole('alert')).toBeVisible();
      await stage.look('after saving');
    },
  },
];
