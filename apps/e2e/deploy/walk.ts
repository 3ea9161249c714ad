import { chromium } from '@playwright/test';
import { PASSWORD, emailOf } from '@wayside/scenarios';
import config from '../playwright.config.ts';
import { textsOf } from '../texts.ts';

/**
 * Signs in to a deployed app and opens an order, and exits with 1 if a page does not come or breaks its own policy.
 * Started by `npm run deploy:check`.
 */
const origin = process.env['DEPLOY_ORIGIN'] ?? '';
const PATIENCE_MS = 30_000;

const { t } = await textsOf('en');
const browser = await chromium.launch(config.use?.launchOptions);
const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
page.setDefaultTimeout(PATIENCE_MS);
const violations: string[] = [];
page.on('console', (message) => {
  if (/content security policy/i.test(message.text())) violations.push(message.text());
});

try {
  await page.goto(`${origin}/sign_in`);
  await page.locator('input[name="email"]').fill(emailOf('Owner'));
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.getByRole('heading', { level: 1, name: t('dashboard:title') }).waitFor();
  await page.goto(`${origin}/orders/5000010/approvals`);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: '5000010' }).waitFor();
} catch (problem) {
  violations.push(`${page.url()}: ${String(problem)}`);
} finally {
  await browser.close();
}
for (const violation of violations) process.stderr.write(`  ✗ ${violation}\n`);
process.stdout.write(violations.length > 0 ? '' : 'sign-in and an order, under the policy of the host\n');
process.exitCode = violations.length > 0 ? 1 : 0;
