import { place } from '@wayside/domain';
import { press, signUp } from '../../reach.ts';
import { screen } from '../screen.ts';
import type { Stage } from '../stage.ts';
import { errorSummary } from '../stage.ts';

const DETAILS = {
  companyName: 'Maple Street Movers',
  carCount: '12',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'Ann@X.CO',
  phone: '(503) 555-0101',
  password: 'wayside1',
  confirmPassword: 'wayside1',
} as const;

const submit = ({ page, t }: Stage) => page.getByRole('button', { name: t('access:signUp.submit'), exact: true });
const next = ({ page, t }: Stage) => page.getByRole('button', { name: t('common:actions.continue'), exact: true });
const terms = ({ page, t }: Stage) => page.getByRole('checkbox', { name: t('access:signUp.terms') });

async function enter({ page, t, brand: { region } }: Stage): Promise<void> {
  for (const [name, value] of Object.entries(DETAILS) as [keyof typeof DETAILS, string][]) {
    await page.getByLabel(t(`access:signUp.${name}`), { exact: true }).fill(value);
  }
  const [label, code] = region === 'CA' ? (['postalCode', 'K1A 0B1'] as const) : (['zipCode', '97201'] as const);
  await page.getByLabel(t(`common:region.${label}`), { exact: true }).fill(code);
}

async function agree(stage: Stage): Promise<void> {
  const { page, t, brand } = stage;
  await terms(stage).press('Space');
  if (brand.region === 'CA')
    await page.getByRole('checkbox', { name: t('access:signUp.promotionalTerms') }).press('Space');
}

export const signUpScreen = screen({
  title: 'Sign-up',
  path: place.signUp,
  isPublic: true,
  features: ['sign-up'],
  pages: {
    signUp: [{ path: place.signUp, opens: ['evaluateFlags'] }],
  },
  later: ['sendOtp'],
  makes: {
    signUpFleet: signUp,
    // What fails it are scenarios of the payment methods.
    getPaymentClientToken: [press('button', 'Add payment method')],
  },
  looks: [
    {
      title: 'sign-up in one step: as it opens, with errors, without consent, and its code',
      scenario: 'sign-up/code',
      ready: submit,
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
        await look('as it opens');
        await submit(stage).click();
        await expect(errorSummary(page)).toBeFocused();
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
        const { page, t, look, expect } = stage;
        await look('the first step');
        await enter(stage);
        await next(stage).press('Enter');
        await expect(page.getByRole('button', { name: t('access:signUp.getStarted') })).toBeVisible();
        await stage.card.ready();
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
        await stage.expect(stage.page.getByRole('alert')).toBeVisible();
        await stage.look('refused');
      },
    },
  ],
  picture: 'sign-up/one-step',
});
