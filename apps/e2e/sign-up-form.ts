import type { Locator, Page } from '@playwright/test';
import { place } from '@wayside/domain';
import type { Language } from '@wayside/domain';
import { expect } from './fixtures.ts';
import { textsOf } from './texts.ts';

export interface Typed {
  companyName: string;
  carCount: string;
  postal: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

export const ANN: Typed = {
  companyName: 'Maple Street Movers',
  carCount: '12',
  postal: '97201',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'Ann@X.CO',
  phone: '(503) 555-0101',
  password: 'wayside1',
  confirmPassword: 'wayside1',
};

/** The sign-up page in one language. */
export class SignUpForm {
  readonly page: Page;
  readonly #texts: Awaited<ReturnType<typeof textsOf>>;
  readonly #postalLabel: string;

  private constructor(page: Page, texts: Awaited<ReturnType<typeof textsOf>>, postalLabel: string) {
    this.page = page;
    this.#texts = texts;
    this.#postalLabel = postalLabel;
  }

  static async open(page: Page, language: Language = 'en', path: string = place.signUp): Promise<SignUpForm> {
    const texts = await textsOf(language);
    await page.goto(path);
    const form = new SignUpForm(
      page,
      texts,
      language === 'fr' ? texts.t('common:region.postalCode') : texts.t('common:region.zipCode'),
    );
    await expect(form.submit.or(form.next)).toBeVisible();
    return form;
  }

  field(name: keyof Typed): Locator {
    const { t } = this.#texts;
    const label = name === 'postal' ? this.#postalLabel : t(`access:signUp.${name}`);
    return this.page.getByLabel(label, { exact: true });
  }

  async enter(typed: Partial<Typed> = ANN): Promise<void> {
    for (const [name, value] of Object.entries(typed)) await this.field(name as keyof Typed).fill(value);
  }

  async expectTyped({ password, confirmPassword, phone: _phone, ...typed }: Typed): Promise<void> {
    for (const [name, value] of Object.entries({ ...typed, password, confirmPassword }))
      await expect(this.field(name as keyof Typed)).toHaveValue(value);
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.#texts.t('access:signUp.submit'), exact: true });
  }

  get next(): Locator {
    return this.page.getByRole('button', { name: this.#texts.t('common:actions.continue'), exact: true });
  }

  get getStarted(): Locator {
    return this.page.getByRole('button', { name: this.#texts.t('access:signUp.getStarted') });
  }

  get terms(): Locator {
    return this.page.getByRole('checkbox', { name: this.#texts.t('access:signUp.terms') });
  }

  get promotionalTerms(): Locator {
    return this.page.getByRole('checkbox', { name: this.#texts.t('access:signUp.promotionalTerms') });
  }

  get french(): Locator {
    return this.page.getByRole('checkbox', { name: this.#texts.t('access:signUp.frenchCommunication') });
  }

  get steps(): Locator {
    return this.page.getByRole('list', { name: this.#texts.t('access:signUp.stepsLabel') });
  }

  get code(): Locator {
    return this.page.getByRole('textbox', { name: this.#texts.t('access:otp.label') });
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.page.getByRole('button', { name: this.#texts.t('access:otp.validate') }).click();
  }

  /** Clicks the label, as people do. */
  async tick(box: Locator): Promise<void> {
    await box.press('Space');
    await expect(box).toBeChecked();
  }
}
