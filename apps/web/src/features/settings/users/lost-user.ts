import type { UserValues } from '@wayside/domain/schemas';
import type { User } from '../../../shared/session/session.ts';

/** A new user whose response was lost, and who was in the list before. */
export interface LostUser<Values = UserValues> {
  readonly values: Values;
  readonly known: readonly number[];
}

/** Whether the listed user is the one whose response was lost: nobody else can have that email. */
export const isLostUser = ({ values, known }: LostUser<Pick<UserValues, 'email'>>, { id, email }: Pick<User, 'id' | 'email'>): boolean =>
  !known.includes(id) && email.toLowerCase() === values.email.trim().toLowerCase();
