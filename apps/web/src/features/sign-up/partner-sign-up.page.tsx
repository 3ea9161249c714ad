import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AccessLayout } from '../../shared/access/access-layout.tsx';
import { brand } from '../../shared/brand/brand.ts';
import { Loaded, both } from '../../shared/data/loaded.tsx';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { storedPendingUser } from '../../shared/session/pending-user.ts';
import { useKnownUser, useMyFleet } from '../../shared/data/user.ts';
import { authenticationToken, isSignedIn } from '../../shared/session/session.ts';
import { WithQueries } from '../../shared/data/with-queries.tsx';
import { PartnerSignUpForm } from './partner-sign-up-form.tsx';
import styles from './sign-up.module.css';
import { FieldSkeletons } from './field-skeletons.tsx';

/**
 * `/shell_sign_up` and its edit step: for a pending new user, or for a signed-in user of a brand whose provider keeps
 * the session.
 */
export function PartnerSignUpPage() {
  const { t } = useTranslation(['access', 'shell']);
  usePageTitle(t('shell:title', { page: t('shell:titles.shellSignUp'), brand: brand.name }));
  // Read once: saving removes the pending user, and the page must not redirect to sign-in while it's leaving.
  const [pending] = useState(storedPendingUser);
  const [mayStay] = useState(() => pending !== undefined || (brand.switches.providerSession && isSignedIn()));
  if (!mayStay) return <Navigate replace to={place.signIn} />;
  return (
    <AccessLayout title={t('shell:titles.shellSignUp')}>
      <p className={styles.aside}>{t('access:partnerSignUp.body')}</p>
      {pending ? (
        <PartnerSignUpForm
          person={{
            id: pending.id,
            authToken: pending.token,
            isCompanyNameEditable: pending.isFleetNameEditable,
            databaseName: null,
            details: {
              companyName: pending.fleetName,
              firstName: pending.firstName,
              lastName: pending.lastName,
              email: pending.email,
              phoneNumber: pending.cellPhone,
            },
          }}
        />
      ) : (
        <WithQueries>
          <SignedInPartner />
        </WithQueries>
      )}
    </AccessLayout>
  );
}

/** Prefills the form from the signed-in user and fleet instead of a partner's link. */
function SignedInPartner() {
  return (
    <Loaded query={both(useKnownUser(), useMyFleet())} skeleton={<FieldSkeletons count={5} />}>
      {([user, fleet]) => (
        <PartnerSignUpForm
          person={{
            id: user.id,
            authToken: authenticationToken() ?? '',
            isCompanyNameEditable: false,
            databaseName: fleet.geotab_database_name ?? null,
            details: {
              companyName: fleet.name,
              firstName: user.firstName,
              lastName: user.lastName,
              email: user.email,
              phoneNumber: user.cellPhone ?? '',
            },
          }}
        />
      )}
    </Loaded>
  );
}
