import { fullNameOf, place, successorsOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { FewLinks } from '../../../../shared/page/few-links.tsx';
import type { User } from '../../../../shared/session/session.ts';

/** Who could be made owner or admin: those who manage already. */
export function Successors({ user, people }: { user: User; people: readonly User[] }) {
  const { t } = useTranslation('users');
  const others = successorsOf(user, people);
  if (others.length === 0) return t('leaving.nobodyElse');
  return (
    <>
      {t('leaving.makeLeader')}{' '}
      <FewLinks
        links={others.map((person) => ({
          id: person.id,
          label: fullNameOf(person),
          href: place.settings('users', { user: person.id }),
        }))}
      />
    </>
  );
}
