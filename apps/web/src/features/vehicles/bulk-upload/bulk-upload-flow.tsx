import { BULK_UPLOAD_VIEW, place, shownFileName } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, ButtonLink, Panel, SkeletonRows } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import { useCommonNoticeText } from '../../../shared/failure/use-notice-text.ts';
import type { User } from '../../../shared/session/session.ts';
import { isEnded, setUploadSlot, useUploads } from '../../../shared/uploads/uploads.ts';
import { ChooseFile } from './choose-file.tsx';
import { Review } from './review.tsx';
import { useBulkUpload } from './use-bulk-upload.ts';
import styles from './bulk-upload.module.css';

const isLeaving = (_from: unknown, to: { search: string }): boolean => !to.search.includes(BULK_UPLOAD_VIEW);

/** Choosing a file, reviewing its rows, sending it. */
export function BulkUploadFlow({ user }: { user: User }) {
  const { t } = useTranslation('bulk-upload');
  const upload = useBulkUpload(user);
  const { state, send, forget } = upload;
  const { file, notice } = state.context;
  const noticeText = useCommonNoticeText<'bulkUploadFailed'>(() => t('errored'));
  const isReviewing = state.hasTag('review');
  // What may have been sent is not asked about: whoever looks at the vehicles finds the file again on return.
  const guard = useLeaveGuard(isReviewing && !state.matches('outcomeUnknown'), { onLeave: forget, isLeaving });
  const stage = isReviewing ? 'review' : String(state.value);
  const box = useStageFocus(stage);
  const choose = (chosen: File) => send({ type: 'file.chosen', file: chosen });
  const next = (
    <>
      <ButtonLink href={place.vehicles}>{t('sent.vehicles')}</ButtonLink>
      <Button variant="quiet" onPress={() => send({ type: 'file.removed' })}>
        {t('sent.another')}
      </Button>
    </>
  );

  return (
    <div ref={box} tabIndex={-1} className={styles.flow}>
      {state.matches('choosing') && <ChooseFile problem={state.context.problem} onFile={choose} />}
      {state.matches('reading') && (
        <Panel title={t('file.reading', { file: shownFileName(file?.name ?? '') })}>
          <SkeletonRows label={t('file.reading', { file: shownFileName(file?.name ?? '') })} rows={4} />
          <Button onPress={() => send({ type: 'file.removed' })}>{t('file.cancel')}</Button>
        </Panel>
      )}
      {state.matches('unread') && (
        <Alert
          tone="error"
          title={t('unread.title')}
          actions={
            <>
              <Button onPress={() => send({ type: 'reading.retried' })}>{t('unread.retry')}</Button>
              <Button variant="quiet" onPress={() => send({ type: 'file.removed' })}>
                {t('file.other')}
              </Button>
            </>
          }
        >
          {t('unread.body')} {notice && noticeText(notice)}
        </Alert>
      )}
      {isReviewing && state.context.summary && <Review upload={upload} summary={state.context.summary} />}
      {state.matches('sent') && <Sent actions={next} />}
      {state.matches('found') && (
        <Alert tone="success" title={t('found.title')} actions={next}>
          {t('found.body')}
        </Alert>
      )}
      {guard.dialog}
    </div>
  );
}

/** The file on its way, and how that ended. */
function Sent({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('bulk-upload');
  const upload = useUploads().at(-1);
  const hasEnded = upload !== undefined && isEnded(upload);
  return (
    <div className={styles.stack}>
      {!hasEnded && (
        <Alert tone="success" title={t('sent.title')} actions={actions}>
          {t('sent.body')}
        </Alert>
      )}
      <div ref={setUploadSlot} />
      {hasEnded && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** The control that led to the next stage goes away with its stage: the focus goes to what took its place. */
function useStageFocus(stage: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    box.current?.focus({ preventScroll: true });
  }, [stage]);
  return box;
}
