import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider, createI18n } from '@wayside/i18n';
import { expect, it, vi } from 'vitest';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInFormProps } from './sign-in-form.tsx';

it('[AUT-01] what a browser fills in without a word stays when the form is drawn again, and is sent', async () => {
  const i18n = await createI18n({ language: 'en' });
  const onSubmit = vi.fn<SignInFormProps['onSubmit']>();
  const form = (isBusy: boolean) => (
    <I18nextProvider i18n={i18n}>
      <SignInForm email="" isBusy={isBusy} takesFocus onSubmit={onSubmit} />
    </I18nextProvider>
  );
  const { rerender } = render(form(false));
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(document.activeElement).toBe(email);
  email.value = 'ann@x.co';
  password.value = 'wayside';
  // The form renders again when the sign-in code has loaded.
  rerender(form(false));
  expect([email.value, password.value]).toEqual(['ann@x.co', 'wayside']);
  fireEvent.submit(email.form!);
  expect(onSubmit.mock.calls).toEqual([[{ email: 'ann@x.co', password: 'wayside' }]]);
});
