import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, ButtonLink, IconButton, Link } from '@wayside/ui';
import { X } from 'lucide-react';
import type { WaitingRequest } from '../../../../shared/vehicles/request-queue.ts';
import styles from './bulk.module.css';

/** Names to list before a count. */
const LISTED = 10;

/** The kept service requests, to finish in turn. */
export function WaitingRequests({
  requests,
  onRemove,
}: {
  requests: readonly WaitingRequest[];
  onRemove: (id: number) => void;
}) {
  const { t } = useTranslation('vehicles');
  const [first] = requests;
  if (!first) return null;
  return (
    <Alert
      isStatic
      tone="info"
      title={t('waiting.title', { count: requests.length })}
      actions={
        <ButtonLink size="small" href={place.serviceRequest({ vehicle: first.id })}>
          {t('waiting.continue')}
        </ButtonLink>
      }
    >
      <ul className={styles.list}>
        {requests.slice(0, LISTED).map(({ id, name }) => (
          <li key={id} className={styles.entry}>
            <Link href={place.serviceRequest({ vehicle: id })}>{name}</Link>
            <IconButton
              label={t('waiting.remove', { vehicle: name })}
              size="small"
              icon={<X size={16} aria-hidden="true" />}
              onPress={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
      {requests.length > LISTED && <p>{t('waiting.more', { count: requests.length - LISTED })}</p>}
    </Alert>
  );
}
