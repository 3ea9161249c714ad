import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '@wayside/api-client';
import type { Role } from '@wayside/domain';

/** A control on a built screen that sends an operation, or leads to where it is sent. */
export interface Control {
  operation: OperationId;
  /** Path of the screen. */
  path: string;
  /** Accessible name. */
  name: string;
  find: (page: Page) => Locator;
  /** The product's own rule, if it offers the control to fewer roles than the server permits. */
  rule?: (viewer: { roles: Role[] }) => boolean;
}
