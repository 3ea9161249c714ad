import { place } from '@wayside/domain';
import { expect } from '../../fixtures.ts';
import type { Screen, Stage } from '../screen.ts';

const asking = ({ page }: Stage) => page.getByRole('complementary').getByRole('heading');
function card({ page, t }: Stage) {
  return page
    .getByRole('region', { name: t('policies:list') })
    .getByRole('listitem')
    .getByRole('region');
}
const form = ({ page, t }: Stage, name: 'new' | 'editing') => page.getByRole('form', { name: t(`policies:form.${name}`), exact: true });

export const policiesScreens: readonly Screen[] = [
  {
    title: '[POL-01] policies: the sentences, the form with what is missing and with advice, the question before deleting',
    scenario: 'policies/worth-a-look',
    ready: asking,
    walk: async (stage) => {
      const { page, t, look } = stage;
      await look('the sentences');
      await card(stage).nth(1).getByRole('button').nth(1).click();
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
    title: '[ROL-15] policies for somebody who only reads them',
    scenario: 'policies/ready',
    role: 'Driver',
    ready: asking,
  },
  {
    title: 'no policies yet',
    scenario: 'policies/none',
    ready: ({ page, t }) => page.getByText(t('policies:empty.title'), { exact: true }),
  },
  {
    title: 'policies that cannot be loaded',
    scenario: 'policies/list-fails-once',
    ready: ({ page }) => page.getByRole('alert'),
  },
  {
    title: '[TDB-01] the telematics database: its name, a failed sync, the form',
    scenario: 'telematics/last-sync-failed',
    ready: ({ page }) => page.getByRole('rowheader').first(),
    walk: async ({ page, t, look }) => {
      await look('the name');
      await page.getByRole('button', { name: t('telematics:edit') }).click();
      await expect(page.getByRole('textbox', { name: t('telematics:name') })).toBeVisible();
      await look('the form');
    },
  },
  {
    title: 'no telematics database yet',
    scenario: 'telematics/no-name',
    path: place.settings('telematics'),
    ready: ({ page, t }) => page.getByText(t('telematics:none'), { exact: true }),
  },
];
