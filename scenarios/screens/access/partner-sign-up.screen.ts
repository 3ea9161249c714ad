import { place } from '@wayside/domain';
import { press } from '../../reach.ts';
import { screen } from '../screen.ts';
import type { Stage } from '../stage.ts';
import { errorSummary } from '../stage.ts';

const save = ({ page }: Stage) => page.locator('form button[type=submit]');

export const partnerSignUpScreen = screen({
  title: 'Partner sign-up',
  path: place.partnerSignUp,
  isPublic: true,
  features: ['sign-up'],
  pages: {
    partnerSignUp: [{ path: place.partnerSignUp, opens: [] }],
    editPartnerSignUp: [],
  },
  makes: {
    updateShellCustomer: [press('button', 'Save and get started')],
  },
  looks: [
    {
      title: 'sign-up of a partner, as it opens and with an error',
      scenario: 'sign-up/partner',
      ready: save,
      walk: async (stage) => {
        const { page, look, expect } = stage;
        await look('as it opens');
        await page.locator('form input').first().fill('');
        await save(stage).press('Enter');
        await expect(errorSummary(page)).toBeVisible();
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
        await stage.expect(stage.page.getByRole('alert')).toBeVisible();
        await stage.look('after saving');
      },
    },
  ],
  picture: 'sign-up/partner',
});
