import * as z from 'zod';
import { anyText, fields, repeats, requiredText } from './fields.ts';

export const forgotPasswordSchema = z.object({ email: fields.email() });
export type ForgotPassword = z.output<typeof forgotPasswordSchema>;

/** How long a password must be is for the server to say here: the client checks it at sign-up only. */
export const resetPasswordSchema = z
  .object({ newPassword: requiredText(), newPasswordConfirmation: anyText() })
  .superRefine(repeats('newPassword', 'newPasswordConfirmation'));
export type ResetPassword = z.output<typeof resetPasswordSchema>;

export const changePasswordSchema = z
  .object({ currentPassword: requiredText(), newPassword: requiredText(), newPasswordConfirmation: anyText() })
  .superRefine(repeats('newPassword', 'newPasswordConfirmation'));
export type ChangePassword = z.output<typeof changePasswordSchema>;
