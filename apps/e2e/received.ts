import type { Page } from '@playwright/test';
import type { OperationId, SuccessBody } from '@wayside/api-client';
import { operationTable } from '@wayside/api-client';

/**
 * The next response of an operation, as the page gets it: the journal does not keep very long ones. Call before what
 * makes the page ask.
 */
export async function received<Op extends OperationId>(page: Page, operation: Op): Promise<SuccessBody<Op>> {
  const { base, path, method } = operationTable[operation];
  const response = await page.waitForResponse(
    (candidate) => new URL(candidate.url()).pathname === base + path && candidate.request().method() === method,
  );
  return (await response.json()) as SuccessBody<Op>;
}
