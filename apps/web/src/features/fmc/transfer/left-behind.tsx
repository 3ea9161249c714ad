import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import type { Consequence } from '@wayside/ui';
import { ShieldCheck, UserRound } from 'lucide-react';
import { DriverLinks } from '../../../shared/dependents/driver-links.tsx';
import type { User } from '../../../shared/session/session.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** What vehicles lose in the fleet that the reader acts in, where it has names. An undo doesn't bring it back. */
export interface LeftBehind {
  readonly fleetId: number;
  readonly policies: number;
  /** Those of them that cover no vehicle any more. */
  readonly emptied: number;
  readonly drivers: readonly User[];
  /** So few vehicles that the drivers are named. */
  readonly isListed: boolean;
}

/** Policies and drivers that transferred vehicles lose, the same before the transfer and after its undo. */
export function useLeftBehind(fleetName: (id: number) => string) {
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
            {left.emptied > 0 && `${t('question.emptied', { count: left.emptied })} `}
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
