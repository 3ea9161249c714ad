import { ApiError } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { api } from '../../../shared/data/api.ts';
import { isLost } from '../../../shared/failure/failure.ts';
import { useFailureText } from '../../../shared/failure/use-failure-text.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useIsMounted } from '../../../shared/save/use-is-mounted.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import type { Saving } from '../../../shared/save/use-save.ts';
import { useDocumentAddress } from './use-document-address.ts';
import type { DocumentRecord } from './use-document.ts';

/** Deletes a document with its file, and closes its dialog if that is still open. */
export function useDeleteDocument({ leave, guard }: DocumentRecord): Saving<number, unknown> {
  const { t } = useTranslation('glovebox');
  const { close } = useDocumentAddress();
  const isMounted = useIsMounted();
  return useSave({
    call: (id: number) => api.DELETE('/glovebox_items/{id}', { params: { path: { id } } }),
    changed: ['documents'],
    onSaved: () => {
      leave();
      if (isMounted.current) close();
    },
    done: { say: t('done.deleted') },
    what: t('what'),
    isDeletion: true,
    form: { guard },
  });
}

export interface DeleteDocumentProps {
  id: number;
  saving: Saving<number, unknown>;
  /** The document and its vehicle. */
  about: { name: string; vehicle: string };
  /** What is loaded no longer has it. */
  isDone: boolean;
  onClose: () => void;
}

/** Asks before a document is deleted, and says why it wasn't. */
export function DeleteDocument({ id, about, ...confirm }: DeleteDocumentProps) {
  const { t } = useTranslation('glovebox');
  const failureText = useFailureText();
  return (
    <ConfirmAction
      {...confirm}
      question={t('confirm.question')}
      about={<p>{t('confirm.body', about)}</p>}
      confirmLabel={t('delete')}
      cancelLabel={t('confirm.keep')}
      input={id}
      textOf={(result) =>
        result.status === 'failure' && !isLost(result)
          ? t('failed.delete', { why: failureText(new ApiError(result), 'save') })
          : undefined
      }
    />
  );
}
