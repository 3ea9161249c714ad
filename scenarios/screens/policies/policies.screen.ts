import { canManagePolicies, place } from '@wayside/domain';
import { press } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import type { Stage } from '../stage.ts';

const POLICY = 'policy: Asks Ann Lee or Ben Ortiz to approve any service over $250.00 on VAN-01 and VAN-02.';

const asking = ({ page }: Stage) => page.getByRole('complementary').getByRole('heading');
function card({ page, t }: Stage) {
  return page
    .getByRole('region', { name: t('policies:list') })
    .getByRole('listitem')
    .getByRole('region');
}
const form = ({ page, t }: Stage, name: 'new' | 'editing') =>
  page.getByRole('form', { name: t(`policies:form.${name}`), exact: true });

export const policiesScreen = screen({
  title: 'Policies',
  path: place.settings('policies'),
  features: ['settings'],
  pages: {
    settings: [
      {
        path: place.settings('policies'),
        opens: ['listBasicVehicles', 'listFleetUsers', 'listPolicies', 'listServices'],
        offers: {
          createPolicy: control('button', 'policies:add', { rule: canManagePolicies }),
          updatePolicy: control('button', 'policies:edit', { isStart: true, rule: canManagePolicies }),
          deletePolicy: control('button', 'policies:more', { isStart: true, rule: canManagePolicies }),
        },
      },
    ],
  },
  makes: {
    listPolicies: 'by itself',
    createPolicy: [
      press('button', 'Add policy'),
      {
        type: { 'Maximum amount': '80' },
        press: { role: 'radio', name: 'Auto-Approve Service is approved without asking anyone' },
      },
      press('button', 'Save policy'),
    ],
    updatePolicy: [
      press('button', `Edit ${POLICY}`),
      { type: { 'Maximum amount': '80' }, press: { role: 'button', name: 'Save policy' } },
    ],
    deletePolicy: [
      press('button', `More actions: ${POLICY.replace('policy: ', '')}`),
      press('menuitem', 'Delete policy'),
      press('button', 'Delete policy'),
    ],
  },
  looks: [
    {
      title:
        '[POL-01] policies: the sentences, the form with what is missing and with advice, the question before deleting',
      scenario: 'policies/worth-a-look',
      ready: asking,
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
        await look('the sentences');
        await card(stage).nth(1).getByRole('button').nth(1).click();
        await page.getByRole('menuitem').click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await look('the question');
        await page.getByRole('button', { name: t('policies:confirm.cancel') }).click();
        await card(stage).nth(1).getByRole('button').first().click();
        await expect(form(stage, 'editing').getByText(t('policies:checks.title'))).toBeVisible();
        await look('the form with advice');
        await form(stage, 'editing')
          .getByRole('button', { name: t('policies:form.cancel') })
          .click();
        await page.getByRole('button', { name: t('policies:add'), exact: true }).click();
        await form(stage, 'new')
          .getByRole('button', { name: t('policies:form.save') })
          .click();
        await expect(form(stage, 'new').getByText(t('policies:form.approverMissing'))).toBeVisible();
        await look('the form with what is missing');
      },
    },
    {
      title: '[ROL-15] policies for someone who only reads them',
      scenario: 'policies/ready',
      role: 'Driver',
      ready: asking,
    },
    {
      title: 'no policies yet',
      scenario: 'policies/none',
      like: 'nothing',
      ready: ({ page, t }) => page.getByText(t('policies:empty.title'), { exact: true }),
    },
    {
      title: 'policies that cannot be loaded',
      scenario: 'policies/list-fails-once',
      like: 'failure',
      ready: ({ page }) => page.getByRole('alert'),
    },
  ],
  picture: 'policies/ready',
});
