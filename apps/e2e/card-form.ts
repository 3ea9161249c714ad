import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export type CardField = 'number' | 'expirationDate' | 'cvv';

/** The card provider's own form: its fields are frames. */
export class CardForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  frame(name: CardField): FrameLocator {
    return this.page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`);
  }

  field(name: CardField): Locator {
    return this.frame(name).getByRole('textbox');
  }

  async ready(): Promise<void> {
    await expect(this.page.locator('[data-state="ready"]')).toBeVisible();
  }

  async enter(number: string, code = '123'): Promise<void> {
    await this.ready();
    await this.field('number').fill(number);
    await this.field('expirationDate').fill('1230');
    await this.field('cvv').fill(code);
  }
}
