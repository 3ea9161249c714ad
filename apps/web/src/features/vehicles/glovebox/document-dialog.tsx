import { canUploadDocument } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Dialog } from '@wayside/ui';
import { useState } from 'react';
import type { User } from '../../../shared/session/session.ts';
import { useFocusKept } from '../../../shared/page/use-focus-kept.ts';
import { today } from '../../../shared/today.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { OpenedDocument } from './opened-document.tsx';
import type { GloveboxItem } from './glovebox.queries.ts';
import { useDocumentAddress } from './use-document-address.ts';
import type { OpenDocument } from './use-document-address.ts';

export interface DocumentDialogProps {
  opened: OpenDocument;
  vehicle: Vehicle;
  items: readonly GloveboxItem[];
  user: User;
}

/** The dialog of a document, or why the one in the address can't be opened. */
export function DocumentDialog({ opened, vehicle, items, user }: DocumentDialogProps) {
  const match =
    items.find(({ id, document_type }) => (opened === 'other' ? false : id === opened || document_type === opened)) ??
    null;
  // The document stays the one that was opened, even if a refetch no longer has it.
  const [item, setItem] = useState(match);
  if (item === null && match?.id === opened) setItem(match);
  useFocusKept();
  if (item === null && typeof opened === 'number') return <NoSuchDocument />;
  const type = item?.document_type ?? (opened as Exclude<OpenDocument, number>);
  const isReadOnly = !canUploadDocument(user, { isDriverLicense: type === 'driver_licence' });
  if (item === null && isReadOnly) return <NoSuchDocument isForbidden />;
  return (
    <OpenedDocument
      vehicle={vehicle}
      user={user}
      item={item}
      items={items}
      given={{ type, today: today(), isReadOnly }}
    />
  );
}

function NoSuchDocument({ isForbidden = false }: { isForbidden?: boolean }) {
  const { t } = useTranslation(['glovebox', 'common']);
  const { close } = useDocumentAddress();
  return (
    <Dialog
      isOpen
      size="small"
      title={t(isForbidden ? 'forbidden.title' : 'gone.title')}
      closeLabel={t('common:actions.close')}
      onOpenChange={close}
      footer={<Button onPress={close}>{t('common:actions.close')}</Button>}
    >
      <Alert isStatic>{t(isForbidden ? 'forbidden.body' : 'gone.body')}</Alert>
    </Dialog>
  );
}
