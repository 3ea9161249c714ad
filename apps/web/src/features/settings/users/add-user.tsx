import { canAdministerUsers } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import { UserPlus } from 'lucide-react';
import type { User } from '../../../shared/session/session.ts';
import { useUserAddress } from './use-user-address.ts';

/** The button of the page head that opens an empty form, for those who may add users. */
export function AddUser({ viewer }: { viewer: User | undefined }) {
  const { t } = useTranslation('users');
  const { open } = useUserAddress();
  return (
    viewer !== undefined &&
    canAdministerUsers(viewer) && (
      <Button variant="primary" icon={<UserPlus size={16} aria-hidden="true" />} onPress={() => open('new')}>
        {t('actions.add')}
      </Button>
    )
  );
}
