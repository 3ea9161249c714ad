import { writeFileSync } from 'node:fs';
import type { BrowserContext, TestInfo } from '@playwright/test';
import type { Capsule } from '@wayside/scenarios/capsule';
import type { JournalPart } from '@wayside/scenarios/control';
import type { MockSession } from './mock-session.ts';
import { originOf } from './server.ts';

/** The current state of a test's session and browser. */
export async function capsuleOfTest(
  { titlePath }: Pick<TestInfo, 'titlePath'>,
  session: MockSession,
  context: BrowserContext,
  { entries }: JournalPart,
): Promise<Capsule> {
  const state = await session.state();
  const origin = originOf(state.brand);
  const page = context.pages().findLast((one) => one.url().startsWith(origin));
  const { pathname, search, hash } = new URL(page?.url() ?? origin);
  const cookies = new Map((await context.cookies(origin)).map(({ name, value }) => [name, decodeURIComponent(value)]));
  return {
    wayside: 'capsule',
    version: 1,
    title: titlePath.join(' › '),
    session: state,
    address: pathname + search + hash,
    signedInAs: cookies.has('wayside_authentication_token')
      ? (cookies.get('wayside_current_user_email') ?? null)
      : null,
    journal: entries,
  };
}

/** Writes a file next to the test's trace; `npm run scenario -- open <file>` restores that state. */
export async function attachCapsule(testInfo: TestInfo, capsule: Capsule): Promise<void> {
  const path = testInfo.outputPath('capsule.json');
  writeFileSync(path, JSON.stringify(capsule, null, 1));
  await testInfo.attach('capsule', { path, contentType: 'application/json' });
}
