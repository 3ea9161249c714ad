import type { SignInNotice } from '@wayside/machines';
import type { User } from '../../shared/session/session.ts';

export interface SignInStart {
  /** Of the address or the history: signs in without any click. */
  key: string | undefined;
  notice: SignInNotice | undefined;
}

/** What the page shows of the flow. */
export interface SignInView {
  user: User | null;
  notice: SignInNotice | null;
  /** As last submitted. */
  email: string;
  isBusy: boolean;
  /** The key of the address is on its way. */
  isAtKey: boolean;
  isAtCode: boolean;
  isValidating: boolean;
  isResending: boolean;
  /** A code was just sent again. */
  isCooling: boolean;
  isDone: boolean;
}
