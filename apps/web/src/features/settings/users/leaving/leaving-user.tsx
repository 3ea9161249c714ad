import { fullNameOf, isLastLeader, place } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Consequences, Link } from '@wayside/ui';
import type { Consequence } from '@wayside/ui';
import { Car, Check, ClipboardCheck, CreditCard, ShieldAlert, ShieldCheck, UserX } from 'lucide-react';
import { FewLinks } from '../../../../shared/page/few-links.tsx';
import { ConfirmAction } from '../../../../shared/save/confirm-action.tsx';
import type { Saving } from '../../../../shared/save/use-save.ts';
import type { User } from '../../../../shared/session/session.ts';
import { useVehicleText } from '../../../../shared/vehicles/use-vehicle-text.ts';
import { ReplaceApprover } from './replace-approver.tsx';
import { Successors } from './successors.tsx';
import { useDependents } from '../use-dependents.ts';
import type { Dependents } from '../use-dependents.ts';

export interface LeavingUserProps {
  action: 'deactivate' | 'delete';
  user: User;
  saving: Saving<User, unknown>;
  isDone?: boolean;
  /** The milder way, where the viewer may take it. */
  onDeactivate?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks before a user is deactivated or deleted, and says what depends on them (PPV-01, PPV-02). */
export function LeavingUser({ context, ...props }: LeavingUserProps & { context: UserContext }) {
  return context === 'fleet' ? <LeavingMember {...props} /> : <Leaving {...props} />;
}

/** Somebody of the fleet, on whom policies, vehicles and orders may depend. */
function LeavingMember(props: LeavingUserProps) {
  const { t } = useTranslation('users');
  const { data, error } = useDependents(props.user);
  const isLast = data !== undefined && isLastLeader(props.user, data.people);
  const isUnknown = data === undefined && error !== null;
  return (
    <Leaving
      {...props}
      dependents={data}
      isUnknown={isUnknown}
      disabledReason={isLast ? t('leaving.lastReason') : data || isUnknown ? undefined : t('leaving.checking')}
    />
  );
}

interface LeavingFacts {
  dependents?: Dependents | undefined;
  /** What depends on them couldn't be loaded. */
  isUnknown?: boolean;
  disabledReason?: string | undefined;
}

function Leaving({
  dependents,
  isUnknown = false,
  disabledReason,
  action,
  user,
  saving,
  onDeactivate,
  ...rest
}: LeavingUserProps & LeavingFacts) {
  const { t } = useTranslation('users');
  const consequences = useConsequences(action, user, { dependents, isUnknown });
  return (
    <ConfirmAction
      question={t(TEXTS[action].question)}
      about={
        <>
          <p>{t(TEXTS[action].body, { name: fullNameOf(user), email: user.email })}</p>
          {consequences.length > 0 && <Consequences of={consequences} />}
          {dependents && dependents.policies.length > 0 && <ReplaceApprover user={user} dependents={dependents} />}
        </>
      }
      confirmLabel={t(TEXTS[action].confirm, { name: fullNameOf(user) })}
      alternative={
        action === 'delete' && onDeactivate ? { label: t('deactivateInstead'), onPress: onDeactivate } : undefined
      }
      disabledReason={disabledReason}
      saving={saving}
      input={user}
      {...rest}
    />
  );
}

const TEXTS = {
  deactivate: { question: 'deactivateQuestion', body: 'deactivateBody', confirm: 'deactivateConfirm' },
  delete: { question: 'deleteQuestion', body: 'deleteBody', confirm: 'deleteConfirm' },
} as const;

const icon = { size: 16, 'aria-hidden': true } as const;

/** The worst first. Nothing until it is known. */
export function useConsequences(
  action: LeavingUserProps['action'],
  user: User,
  { dependents, isUnknown }: LeavingFacts,
): readonly Consequence[] {
  const { t } = useTranslation(['users', 'orders']);
  const texts = useVehicleText();
  if (isUnknown) return [{ icon: <ShieldAlert {...icon} />, title: t('leaving.unknown'), tone: 'attention' }];
  if (!dependents) return [];
  const { people, policies, orphaned, unreached, vehicles, orders, methods } = dependents;
  const markOf = texts.distinct(vehicles, 'mark');
  const isOnly = policies.length === 1;
  const isCovered = orphaned.length === 0 && unreached.length === 0;
  const shown: (Consequence | false)[] = [
    isLastLeader(user, people) && {
      icon: <UserX {...icon} />,
      title: t('leaving.last'),
      text: <Successors user={user} people={people} />,
      tone: 'critical',
    },
    orders.length > 0 && {
      icon: <ClipboardCheck {...icon} />,
      title: t('leaving.orders', { count: orders.length }),
      text: (
        <FewLinks links={orders.map(({ id }) => ({ id, label: t('orders:number', { id }), href: place.order(id) }))} />
      ),
      tone: 'attention',
    },
    policies.length > 0 && {
      icon: isCovered ? <ShieldCheck {...icon} /> : <ShieldAlert {...icon} />,
      title: t('leaving.policies', { count: policies.length }),
      text: (
        <>
          {orphaned.length > 0 &&
            `${isOnly ? t('leaving.orphanedOnly') : t('leaving.orphaned', { count: orphaned.length })} `}
          {unreached.length > 0 &&
            `${isOnly ? t('leaving.unreachedOnly') : t('leaving.unreached', { count: unreached.length })} `}
          {isCovered && `${t('leaving.othersApprove')} `}
          <Link href={place.settings('policies', { q: fullNameOf(user) })}>
            {t('leaving.showPolicies', { count: policies.length })}
          </Link>
        </>
      ),
      tone: isCovered ? undefined : 'attention',
    },
    vehicles.length > 0 && {
      icon: <Car {...icon} />,
      title: t('leaving.vehicles', { count: vehicles.length }),
      text: (
        <FewLinks
          links={vehicles.map((vehicle) => ({
            id: vehicle.id,
            label: markOf(vehicle),
            href: place.vehicle(vehicle.id),
          }))}
        />
      ),
    },
    methods.length > 0 && {
      icon: <CreditCard {...icon} />,
      title: t('leaving.methods', { count: methods.length }),
      text: <Link href={place.settings('payments')}>{t('leaving.showMethods', { count: methods.length })}</Link>,
    },
    { icon: <Check {...icon} />, title: t(`leaving.stays.${action}`) },
  ];
  return shown.filter((consequence) => consequence !== false);
}
