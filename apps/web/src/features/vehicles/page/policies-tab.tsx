import { canManagePolicies, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel, SkeletonRows, VisuallyHidden } from '@wayside/ui';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { PolicyCard } from '../../../shared/policies/policy-card.tsx';
import { usePolicyData } from '../../../shared/policies/policies.queries.ts';
import type { Policy, PolicyData } from '../../../shared/policies/policies.queries.ts';
import { usePolicyWords } from '../../../shared/policies/use-policy-words.ts';
import type { User } from '../../../shared/session/session.ts';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

/** The policies that apply to the vehicle. They are edited in the settings (ROL-15). */
export function PoliciesTab({ vehicle: { policies = [] } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('policies');
  return (
    <Loaded query={useKnownUser()} skeleton={<SkeletonRows label={t('loading')} rows={6} />}>
      {(user) => (policies.length === 0 ? <NoPolicies user={user} /> : <Policies user={user} policies={policies} />)}
    </Loaded>
  );
}

function Policies({ user, policies }: { user: User; policies: readonly Policy[] }) {
  const { t } = useTranslation('policies');
  return (
    <Loaded query={usePolicyData(user)} skeleton={<SkeletonRows label={t('loading')} rows={6} />}>
      {(data) => <PolicyCards user={user} policies={policies} data={data} />}
    </Loaded>
  );
}

function PolicyCards({ user, policies, data }: { user: User; policies: readonly Policy[]; data: PolicyData }) {
  const { t } = useTranslation('policies');
  const words = usePolicyWords(data);
  return (
    <section aria-label={t('list')}>
      <VisuallyHidden>
        <h2>{t('list')}</h2>
      </VisuallyHidden>
      <ul className={styles.cards}>
        {policies.map((policy) => (
          <li key={policy.id}>
            <PolicyCard
              policy={policy}
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
