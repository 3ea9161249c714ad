import { place } from '@wayside/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { keepPendingUser, pendingUserOf } from '../shared/session/pending-user.ts';

/** A partner's link may open any page: stores the new user from it and continues to the sign-up form, without the values in the address. */
export function PartnerArrival({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  return pendingUserOf(new URLSearchParams(search)) ? <Arrived search={search} /> : children;
}

function Arrived({ search }: { search: string }) {
  useState(() => keepPendingUser(new URLSearchParams(search)));
  return <Navigate replace to={place.editPartnerSignUp} />;
}
