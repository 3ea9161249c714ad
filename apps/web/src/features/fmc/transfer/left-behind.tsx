import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import type { Consequence } from '@wayside/ui';
import { ShieldCheck, UserRound } from 'lucide-react';
import { DriverLinks } from '../../../shared/dependents/driver-links.tsx';
import type { User } from '../../../shared/session/session.ts';
import type { FleetName } from './use-transfer-texts.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/**
 * What transferred vehicles lose for good: an undo doesn't bring it back. Known only for the fleet that the user acts
 * in; the policies and drivers of other fleets can't be read.
 */
export interface LeftBehind {
  readonly fleetId: number;
  readonly policies: number;
  /** How many of these policies no longer cover any vehicle. */
  readonly emptied: number;
  readonly drivers: readonly User[];
  /** Whether there are few enough vehicles to name the drivers. */
  readonly isListed: boolean;
}

/** Names what is lost, in the same words before a transfer and after its undo. */
export function useLeftBehind(fleetName: FleetName) {
  const { t } = useTranslation('transfer');
  return (left: LeftBehind | undefined): readonly Consequence[] => {
    if (!left) return [];
    const fleet = fleetName(left.fleetId);
    const lines: (Consequence | false)[] = [
      left.policies > 0 && {
        icon: <ShieldCheck {...icon} />,
        title: t('question.policies', { count: left.policies, fleet }),
        text: (
          <>
            {left.emptied > 0 &&
              `${left.policies === 1 ? t('question.emptiedOnly') : t('question.emptied', { count: left.emptied })} `}
            <Link href={place.settings('policies')}>{t('question.showPolicies', { count: left.policies })}</Link>
          </>
        ),
      },
      left.drivers.length > 0 && {
        icon: <UserRound {...icon} />,
        title: t('question.drivers', { count: left.drivers.length, fleet }),
        text: left.isListed && <DriverLinks drivers={left.drivers} />,
      },
    ];
    return lines.filter((line) => line !== false);
  };
}
