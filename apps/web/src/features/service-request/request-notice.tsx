import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Capitalized } from '@wayside/ui';
import type { RequestLabel } from '@wayside/machines';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useCommonNoticeText } from '../../shared/failure/use-notice-text.ts';
import { bringToTop } from '../../shared/form/bring-to-top.ts';
import { useRequest } from './request-context.ts';
import styles from './service-request.module.css';

/**
 * The notice at the top of the page. Errors take focus. While the outcome of a sent request is unknown, only that is
 * shown, with a button that checks again: the notice of a failed lookup would suggest sending the request again.
 */
export function RequestNotice({ actions }: { actions?: ReactNode }) {
  const { t } = useTranslation(['service-request', 'common']);
  const { snapshot, send } = useRequest();
  const { notice } = snapshot.context;
  const isUnknown = snapshot.hasTag('outcomeUnknown');
  const textOf = useCommonNoticeText<RequestLabel>((label) => t(`notice.${label}`));
  const box = useRef<HTMLDivElement>(null);
  const isError = isUnknown || notice?.tone === 'error';
  useEffect(() => {
    if (!isError || !box.current) return;
    box.current.focus({ preventScroll: true });
    bringToTop(box.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new notice takes focus again
  }, [notice, isError]);

  if (!notice && !isUnknown) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      {isUnknown ? (
        <Alert
          tone="error"
          actions={
            <Button size="small" onPress={() => send({ type: 'outcome.retried' })}>
              {t('actions.checkAgain')}
            </Button>
          }
        >
          {t('outcomeUnknown')}
        </Alert>
      ) : (
        notice && (
          <Alert
            tone={notice.tone}
            actions={actions}
            onDismiss={() =>
              send(snapshot.hasTag('blocked') ? { type: 'block.dismissed' } : { type: 'notice.dismissed' })
            }
            dismissLabel={t('common:actions.dismiss')}
          >
            <Capitalized>{textOf(notice)}</Capitalized>
          </Alert>
        )
      )}
    </div>
  );
}
