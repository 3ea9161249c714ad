import { useQuery } from '@tanstack/react-query';
import {
  activityRange,
  canManagePolicies,
  firstStepsOf,
  isBeingSetUp,
  isListedUser,
  needsStoredCard,
  place,
} from '@wayside/domain';
import type { FirstStep } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, StatusPill } from '@wayside/ui';
import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { useMyFleet } from '../../../shared/data/user.ts';
import { ordersOfFleet } from '../../../shared/orders/orders-of-fleet.ts';
import { orderListQuery } from '../../../shared/orders/orders.queries.ts';
import { paymentMethodsQuery, useMayAddMethod } from '../../../shared/payments/payment-methods.queries.ts';
import { fleetUsersQuery } from '../../../shared/people/people.queries.ts';
import { policiesQuery } from '../../../shared/policies/policies.queries.ts';
import type { User } from '../../../shared/session/session.ts';
import { today } from '../../../shared/today.ts';
import { dashboardQuery, ordersOf } from '../dashboard.queries.ts';
import styles from './attention.module.css';

const PLACES: Record<FirstStep, string> = {
  vehicles: brand.switches.vehicleAdd ? place.newVehicle : place.vehicles,
  people: place.settings('users'),
  telematics: place.settings('telematics'),
  payment: place.settings('payments'),
  policy: place.settings('policies'),
};

/** The steps of the fleet, from queries that the dashboard has made already; undefined while one is on its way. */
function useFirstSteps(user: User) {
  const hasCards = useMayAddMethod(user) && needsStoredCard(user.payment_provider_type);
  const { data: dashboard } = useQuery(dashboardQuery());
  const { data: past } = useQuery(orderListQuery('past', activityRange(today())));
  const { data: people } = useQuery(fleetUsersQuery());
  const { data: policies } = useQuery(policiesQuery());
  const { data: methods } = useQuery({ ...paymentMethodsQuery(), enabled: hasCards });
  const { data: fleet } = useMyFleet();
  if (!dashboard || !past || !people || !policies || !fleet || (hasCards && !methods)) return undefined;
  const steps = firstStepsOf({
    vehicles: dashboard.vehicles.length,
    // Whoever reads this is there already.
    people: people.filter((person) => person.id !== user.id && isListedUser(person)).length,
    telematics: brand.switches.telematicsTab ? Boolean(fleet.geotab_database_name) : 'hidden',
    payment: hasCards ? methods!.length : 'hidden',
    policy: policies.length,
  });
  return { steps, orders: ordersOf(dashboard).length + ordersOfFleet(past, user.fleet_id).length };
}

interface FirstStepsProps {
  user: User;
  /** What is shown in a fleet that is set up. */
  children?: ReactNode;
}

/** What is left to do in a new fleet, for those who set it up (CMP-04). */
export function FirstSteps({ user, children }: FirstStepsProps) {
  return canManagePolicies(user) ? <Steps user={user}>{children}</Steps> : children;
}

function Steps({ user, children }: FirstStepsProps) {
  const { t } = useTranslation('first-steps');
  const known = useFirstSteps(user);
  if (!known || !isBeingSetUp(known.steps, known.orders)) return children;
  return (
    <>
      <h3 className={styles.stepsTitle}>{t('title')}</h3>
      <ul className={styles.list} aria-label={t('title')}>
        {known.steps.map(({ id, state, count }) => {
          const isDone = state === 'done';
          return (
            <li key={id} className={styles.line}>
              <span className={styles.kind}>
                <StatusPill tone={isDone ? 'success' : 'attention'}>
                  {t(isDone ? 'state.done' : 'state.open')}
                </StatusPill>
              </span>
              <span className={styles.text}>{isDone ? t(`done.${id}`, { count }) : t(`open.${id}`)}</span>
              <ButtonLink size="small" href={PLACES[id]}>
                {isDone ? t(`view.${id}`) : t(`action.${id}`)}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}
