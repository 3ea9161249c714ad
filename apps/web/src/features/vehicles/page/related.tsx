import { useQuery } from '@tanstack/react-query';
import {
  activeApprovers,
  canManagePolicies,
  digitsOf,
  driversOf,
  formatDate,
  formatList,
  formatMoney,
  formatPhone,
  isFmcUser,
  namesInSentence,
  place,
  policySentence,
  recallsNewestFirst,
  sentenceOf,
} from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Avatar, Link, StatusPill } from '@wayside/ui';
import { Megaphone } from 'lucide-react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { useKnownUser } from '../../../shared/data/user.ts';
import { FewLinks } from '../../../shared/page/few-links.tsx';
import { AsideLine, AsideSection } from '../../../shared/page/record-page.tsx';
import { fleetUsersQuery } from '../../../shared/people/people.queries.ts';
import { useUserPlace } from '../../../shared/people/use-user-place.ts';
import { withDeleted } from '../../../shared/policies/policies.queries.ts';
import type { Policy } from '../../../shared/policies/policies.queries.ts';
import type { Vehicle } from './vehicle.queries.ts';

/** Lines of a side section; its tab has all of them. */
const LINES = 3;

/** The policies that apply to the vehicle, each in a few words. Nothing without one: a warning says so. */
export function PolicyLines({ vehicle: { id, policies = [] } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const words = usePolicyLine(policies);
  const isManager = canManagePolicies(useKnownUser().data);
  const tab = place.vehicle(id, { tab: 'policies' });
  if (policies.length === 0) return null;
  return (
    <AsideSection
      title={t('tabs.policies')}
      action={policies.length > LINES && <Link href={tab}>{t('related.all', { count: policies.length })}</Link>}
    >
      <ul>
        {policies.slice(0, LINES).map((policy) => (
          <AsideLine
            key={policy.id}
            note={words.scope(policy)}
            end={
              words.isUnheard(policy) && (
                <StatusPill tone="attention" mark="warning">
                  {t('related.noActiveApprover')}
                </StatusPill>
              )
            }
          >
            <Link tone="plain" href={isManager ? place.settings('policies', { policy: policy.id }) : tab}>
              {words.rule(policy)}
            </Link>
          </AsideLine>
        ))}
      </ul>
    </AsideSection>
  );
}

/** A policy in a few words. Approvers are counted until their names are there. */
function usePolicyLine(policies: readonly Policy[]) {
  const { t, i18n } = useTranslation(['vehicle', 'orders']);
  const reading = readingOf(i18n.language);
  const { data: viewer } = useKnownUser();
  const { data: members } = useQuery(fleetUsersQuery());
  // A management company's own people may be approvers, too; to others, whom nobody knows is deleted.
  const people = members === undefined ? [] : isFmcUser(viewer) ? members : withDeleted(members, policies);
  const sentence = (policy: Policy) => policySentence(policy, people);
  const approvers = (ids: readonly number[]): string => {
    const { names, more } = namesInSentence(ids);
    const known = names.flatMap((id) => people.find((person) => person.id === id)?.name ?? []);
    return more > 0 || known.length < names.length
      ? t('related.approvers', { count: ids.length })
      : formatList(known, 'or', reading);
  };
  return {
    rule: (policy: Policy): string =>
      t(`related.policy.${sentence(policy)}`, {
        amount: formatMoney(policy.amount, reading),
        people: approvers(activeApprovers([policy], people)),
      }),
    isUnheard: (policy: Policy): boolean => sentence(policy) === 'nobodyActive',
    scope: ({ service_definition_ids: services, all_vehicles, vehicle_ids }: Policy): string =>
      [
        services.length === 0 ? t('related.anyService') : t('orders:services', { count: services.length }),
        all_vehicles ? t('related.allVehicles') : t('related.vehicles', { count: vehicle_ids.length }),
      ].join(' · '),
  };
}

/** The manufacturer's recalls, newest first. Nothing without one. */
export function RecallLines({ vehicle: { id, recalls = [] } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const tab = place.vehicle(id, { tab: 'recalls' });
  if (recalls.length === 0) return null;
  return (
    <AsideSection
      title={t('tabs.recalls')}
      action={recalls.length > LINES && <Link href={tab}>{t('related.all', { count: recalls.length })}</Link>}
    >
      <ul>
        {recallsNewestFirst(recalls)
          .slice(0, LINES)
          .map(({ component, report_received_at: day }, at) => (
            <AsideLine
              // Recalls have no id, and the list is never reordered.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              icon={<Megaphone size={16} aria-hidden="true" />}
              note={formatDate(day, brand.region)}
            >
              <Link tone="plain" href={tab}>
                {sentenceOf(component)}
              </Link>
            </AsideLine>
          ))}
      </ul>
    </AsideSection>
  );
}

/** Who drives the vehicle (PPV-05). Last in its column: it is there once the people of the fleet are. */
export function DriverLines({ vehicle: { id } }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'common']);
  const { data: people = [] } = useQuery(fleetUsersQuery());
  const placeOf = useUserPlace();
  const drivers = driversOf([{ id }], people);
  if (drivers.length === 0) return null;
  return (
    <AsideSection title={t('related.drivers')}>
      <ul>
        {drivers.map((driver) => (
          <AsideLine
            key={driver.id}
            icon={<Avatar name={driver.name} size="small" />}
            note={
              driver.cellPhone && (
                <Link href={`tel:${digitsOf(driver.cellPhone)}`}>{formatPhone(driver.cellPhone)}</Link>
              )
            }
            end={!driver.is_active && <StatusPill tone="muted">{t('common:state.inactive')}</StatusPill>}
          >
            <FewLinks links={[{ id: driver.id, label: driver.name, href: placeOf(driver) }]} />
          </AsideLine>
        ))}
      </ul>
    </AsideSection>
  );
}
