import { useTranslation } from '@wayside/i18n';
import { Dialog } from '@wayside/ui';
import { useFocusKept } from '../../../shared/page/use-focus-kept.ts';
import { OpenedUserForm, useFormTitle } from './opened-user-form.tsx';
import type { OpenedFormProps } from './opened-user-form.tsx';
import { useUserAddress } from './use-user-address.ts';

/** On desktop: the user form as a dialog over the list. */
export function UserFormDialog(props: OpenedFormProps) {
  const { t } = useTranslation();
  const { close } = useUserAddress();
  useFocusKept();
  return (
    <Dialog isOpen size="large" title={useFormTitle(props)} closeLabel={t('actions.close')} onOpenChange={close}>
      <OpenedUserForm key={props.opened} {...props} />
    </Dialog>
  );
}
