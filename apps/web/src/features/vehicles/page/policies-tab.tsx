import { canManagePolicies, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel, SkeletonRows, VisuallyHidden } from '@wayside/ui';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { PolicyCard } from '../../../shared/policies/policy-card.tsx';
import { usePolicyData } from '../../../shared/policies/policies.queries.ts';
import type { PolicyData } from '../../../shared/policies/policies.queries.ts';
import { usePolicyWords } from '../../../shared/policies/use-policy-words.ts';
import type { User } from '../../../shared/session/session.ts';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

/** The policies that apply to the vehicle. They are edited in the settings (ROL-15). */
export function PoliciesTab({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('policies');
  return (
    <Loaded query={useKnownUser()} skeleton={<SkeletonRows label={t('loading')} rows={6} />}>
      {(user) => (vehicle.policies?.length ? <Policies user={user} vehicle={vehicle} /> : <NoPolicies user={user} />)}
    </Loaded>
  );
}

function Policies({ user, vehicle }: { user: User; vehicle: Vehicle }) {
  const { t } = useTranslation('policies');
  return (
    <Loaded query={usePolicyData(user)} skeleton={<SkeletonRows label={t('loading')} rows={6} />}>
      {(data) => <PolicyCards user={user} vehicle={vehicle} data={data} />}
    </Loaded>
  );
}

function PolicyCards({ user, vehicle, data }: { user: User; vehicle: Vehicle; data: PolicyData }) {
  const { t } = useTranslation('policies');
  const words = usePolicyWords(data);
  return (
    <section aria-label={t('list')}>
      <VisuallyHidden>
        <h2>{t('list')}</h2>
      </VisuallyHidden>
      <ul className={styles.cards}>
        {vehicle.policies?.map((policy) => (
          <li key={policy.id}>
            <PolicyCard
              policy={policy}
              vehicle={vehicle}
              words={words}
              people={data.people}
              links={
                canManagePolicies(user)
                  ? {
                      edit: place.settings('policies', { policy: policy.id }),
                      delete: place.settings('policies', { delete: policy.id }),
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoPolicies({ user }: { user: User }) {
  const { t } = useTranslation(['vehicle', 'policies']);
  return (
    <Panel>
      <EmptyState
        kind="first-use"
        title={t('policies:empty.title')}
        action={
          canManagePolicies(user) && <ButtonLink href={place.settings('policies')}>{t('noPolicies.add')}</ButtonLink>
        }
      >
        {t('noPolicies.body')}
      </EmptyState>
    </Panel>
  );
}
