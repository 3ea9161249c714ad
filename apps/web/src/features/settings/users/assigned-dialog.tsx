import { fullNameOf } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog } from '@wayside/ui';
import type { User } from '../../../shared/session/session.ts';
import { assignedIds, useAssignables } from './users.queries.ts';
import styles from './users.module.css';

/** Everything assigned to a user, of which the list has room for the first. */
export function AssignedDialog({ context, user, onClose }: { context: UserContext; user: User; onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const { data = [] } = useAssignables(context);
  const ids = new Set(assignedIds(context, user));
  const isFleet = context === 'fleet';
  return (
    <Dialog
      isOpen
      title={t(isFleet ? 'assigned.vehicles' : 'assigned.fleets', { name: fullNameOf(user) })}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('common:actions.close')}</Button>}
    >
      <ul className={styles.files}>
        {data
          .filter(({ id }) => ids.has(id))
          .map(({ id, label, isSearched }) => (
            <li key={id} className={styles.assigned}>
              <span>{label}</span>
              {!isSearched && <span className={styles.quiet}>{t('notEnrolled')}</span>}
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
