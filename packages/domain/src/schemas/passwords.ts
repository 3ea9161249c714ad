import * as z from 'zod';
import { anyText, fields, repeats, requiredText } from './fields.ts';

export const forgotPasswordSchema = z.object({ email: fields.email() });
export type ForgotPassword = z.output<typeof forgotPasswordSchema>;

/** Password length is left to the server here: the client checks it only at sign-up. */
export const resetPasswordSchema = z
  .object({ newPassword: requiredText(), newPasswordConfirmation: anyText() })
  .superRefine(repeats('newPassword', 'newPasswordConfirmation'));
export type ResetPassword = z.output<typeof resetPasswordSchema>;

export const changePasswordSchema = z
  .object({ currentPassword: requiredText(), newPassword: requiredText(), newPasswordConfirmation: anyText() })
  .superRefine(repeats('newPassword', 'newPasswordConfirmation'));
export type ChangePassword = z.output<typeof changePasswordSchema>;
