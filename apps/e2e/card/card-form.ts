import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

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

  /**
   * Types a card that looks right to the form; where PayPal is offered too, the form asks first which of the two it is.
   */
  async enter(number: string, { expiration = '12/30', code = '123' } = {}): Promise<void> {
    await this.ready();
    // After a card was refused, the form needs a moment to ask again.
    const option = this.page.locator('.braintree-option__card').filter({ visible: true });
    await expect(option.or(this.page.locator('.braintree-show-card'))).toBeVisible();
    if (await option.isVisible()) await option.click();
    // The form puts the cursor into the number; until then what is typed into another field could end up there.
    await expect(this.page.locator('[data-state="ready"] > [aria-busy="true"]')).toHaveCount(0);
    await this.field('number').fill(number);
    await this.field('expirationDate').fill(expiration);
    await this.field('cvv').fill(code);
    // The frames tell the form a moment later; until then it takes the fields for empty.
    await expect(this.page.locator('.braintree-hosted-fields-valid')).toHaveCount(3);
  }
}
