import { createApiClient, resultOf } from '@wayside/api-client';
import { digitsOf } from '@wayside/domain';
import { partnerSignUpMachine } from '@wayside/machines';
import type { EntryOutcome, PartnerDetails, SaveOutcome } from '@wayside/machines';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { origin } from '../../shared/data/origin.ts';
import { scenarioHeaders } from '../../shared/data/scenario-headers.ts';
import { noticeOf } from '../../shared/data/failure.ts';
import type { User } from '../../shared/session/session.ts';

/** The person signing up: from a partner's link or from the provider's session. */
export interface PartnerPerson {
  id: number;
  authToken: string;
  isCompanyNameEditable: boolean;
  databaseName: string | null;
  details: PartnerDetails;
}

/** Client with an explicit token or none, so that calls never use the token of the current session. */
const clientOf = (token: string | undefined) => createApiClient({ origin, token: () => token, headers: scenarioHeaders });

async function save({ id, authToken, databaseName }: PartnerPerson, details: PartnerDetails): Promise<SaveOutcome> {
  const body = {
    id,
    auth_token: authToken,
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    email: details.email.trim(),
    cellPhone: digitsOf(details.phoneNumber),
    fleetName: details.companyName.trim() || null,
    geotabDatabaseName: databaseName,
  };
  const result = await resultOf(clientOf(undefined).PUT('/shell_customers/{id}', { params: { path: { id } }, body }));
  return result.status === 'success'
    ? { status: 'success', authenticationToken: result.data.authenticationToken }
    : { status: 'failure', notice: noticeOf(result, ['userExists']) };
}

async function enter(token: string): Promise<EntryOutcome<User>> {
  const result = await resultOf(clientOf(token).GET('/fleet_users/me'));
  return result.status === 'success'
    ? { status: 'success', user: result.data }
    : { status: 'failure', notice: noticeOf(result, ['userExists']) };
}

/** The partner sign-up machine with its API calls. */
export function usePartnerSignUp(person: PartnerPerson) {
  const machine = useMemo(
    () =>
      partnerSignUpMachine.provide({
        actors: {
          save: fromPromise<SaveOutcome, PartnerDetails>(({ input: details }) => save(person, details)),
          enter: fromPromise<EntryOutcome, { authenticationToken: string }>(({ input: { authenticationToken } }) =>
            enter(authenticationToken),
          ),
        },
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the person doesn't change on this page
    [],
  );
  return useMachine(machine);
}
