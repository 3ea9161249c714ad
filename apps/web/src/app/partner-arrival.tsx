import { place } from '@wayside/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { keepPendingUser, pendingUserOf } from '../shared/session/pending-user.ts';

/** A partner's link may open any page: its new user is kept, and goes to complete the sign-up at an address without the values. */
export function PartnerArrival({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  return pendingUserOf(new URLSearchParams(search)) ? <Arrived search={search} /> : children;
}

function Arrived({ search }: { search: string }) {
  useState(() => keepPendingUser(new URLSearchParams(search)));
  return <Navigate replace to={place.editPartnerSignUp} />;
}
