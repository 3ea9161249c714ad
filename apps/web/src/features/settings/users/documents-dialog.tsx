import { fullNameOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog } from '@wayside/ui';
import type { User } from '../../../shared/session/session.ts';
import { DOCUMENT_TYPES, cannotOpen, ofType, openFile, useDocumentTexts } from './user-documents.ts';
import { useAssignables, useDocuments } from './users.queries.ts';
import styles from './users.module.css';

/** All documents of a user's vehicles, with their status as text. */
export function DocumentsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const texts = useDocumentTexts();
  const { data: vehicles = [] } = useAssignables('fleet');
  const documents = useDocuments('fleet')?.data;
  return (
    <Dialog
      isOpen
      title={t('documents.title', { name: fullNameOf(user) })}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('common:actions.close')}</Button>}
    >
      <div className={styles.vehicles}>
        {vehicles
          .filter(({ id }) => user.vehicle_ids.includes(id))
          .map(({ id, label }) => (
            <section key={id} aria-label={label}>
              <h3 className={styles.vehicle}>{label}</h3>
              <ul className={styles.files}>
                {DOCUMENT_TYPES.flatMap((type) => {
                  const items = ofType(documents?.get(id), type);
                  if (items.length === 0)
                    return [
                      <li key={type} className={styles.file}>
                        <span>{texts.type(type)}</span>
                        <span className={styles.quiet}>{t('documents.notOnFile')}</span>
                      </li>,
                    ];
                  return items.map((item) => (
                    <li key={item.id} className={styles.file}>
                      <span>{item.document_title ?? texts.type(type)}</span>
                      <span className={styles.quiet}>{texts.state(item)}</span>
                      {!cannotOpen(item) && (
                        <Button size="small" aria-label={texts.open(item, label)} onPress={() => openFile(item)}>
                          {t('documents.openFile')}
                        </Button>
                      )}
                    </li>
                  ));
                })}
              </ul>
            </section>
          ))}
      </div>
    </Dialog>
  );
}
