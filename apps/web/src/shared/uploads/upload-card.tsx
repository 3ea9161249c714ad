import { useTranslation } from '@wayside/i18n';
import type { UploadStatus } from '@wayside/machines';
import { Button, Capitalized, IconButton, LiveRegion, Spinner, StatusPill, classNames } from '@wayside/ui';
import type { StatusMark, StatusTone } from '@wayside/ui';
import { Download, X } from 'lucide-react';
import { saveCsv } from '../list/save-csv.ts';
import { failedContent } from './failed-rows.ts';
import { rowInFile } from './kept-rows.ts';
import { refusalText, refusedWhat } from './problem-text.ts';
import { failedCount, isEnded, removeUpload } from './uploads.ts';
import type { Upload } from './uploads.ts';
import styles from './upload-tray.module.css';

/** Without news of the channel we look at the vehicle list. */
export interface CheckState {
  isChecking: boolean;
  /** New vehicles that the last look found. */
  count: number | null;
  onCheck?: () => void;
}

const TONES = {
  submitted: 'neutral',
  processing: 'info',
  completed: 'success',
  completed_with_errors: 'attention',
  errored: 'critical',
} as const satisfies Record<UploadStatus, StatusTone>;

/** Nothing waits: something is wrong. */
const MARKS: Partial<Record<UploadStatus, StatusMark>> = { completed_with_errors: 'warning' };

/** How many reasons the card shows; the file has them all. */
const REASONS = 3;

interface UploadCardProps {
  upload: Upload;
  check?: CheckState | undefined;
  /** Part of the page of uploads: it neither floats nor closes. */
  isInPage?: boolean;
}

export function UploadCard({ upload, check, isInPage = false }: UploadCardProps) {
  const { t } = useTranslation('bulk-upload');
  const { fileName, last, newVins, id } = upload;
  const { status, processed, total } = last;
  const isUnknown = check !== undefined && !check.isChecking;
  const isDone = isEnded(upload);
  const failed = failedCount(upload);
  const label = isUnknown ? t('status.unknown') : t(`status.${status}`);

  return (
    <article
      aria-label={t('tray.upload', { file: fileName })}
      className={classNames(styles.card, !isInPage && styles.floating)}
    >
      <header className={styles.head}>
        <span className={styles.name}>{fileName}</span>
        <StatusPill tone={isUnknown ? 'attention' : TONES[status]} mark={isUnknown ? undefined : MARKS[status]}>
          {label}
        </StatusPill>
        {!isDone && !isUnknown && <Spinner label={t('tray.busy')} />}
        {!isInPage && (
          <span className={styles.close}>
            <IconButton
              size="small"
              label={t('tray.close', { file: fileName })}
              icon={<X size={16} aria-hidden="true" />}
              onPress={() => removeUpload(id)}
            />
          </span>
        )}
      </header>
      <p className={styles.text}>
        {isDone ? (
          <Outcome upload={upload} />
        ) : (
          t(check ? (isUnknown ? 'tray.unknown' : 'tray.checking') : 'tray.rows', { processed, total })
        )}
        {check?.count != null && newVins.length > 0 && (
          <> {t('tray.found', { found: check.count, count: newVins.length })}</>
        )}
      </p>
      {(isDone || isUnknown) && <p className={styles.text}>{t('tray.email')}</p>}
      {!isDone && !check && processed > 0 && (
        <progress className={styles.bar} aria-label={t('tray.progress')} value={processed} max={total} />
      )}
      {isDone && status !== 'errored' && last.errors && (
        <ul className={styles.reasons}>
          {last.errors.slice(0, REASONS).map(({ line: sent, message }) => {
            const row = rowInFile(upload.kept, sent);
            const what = refusedWhat(t, message, row);
            const texts = { line: row.line, what, message: refusalText(t, message) };
            return <li key={sent}>{t(what ? 'tray.reasonFor' : 'tray.reason', texts)}</li>;
          })}
        </ul>
      )}
      {(check?.onCheck || (isDone && failed > 0 && status !== 'errored')) && (
        <div className={styles.actions}>
          {check?.onCheck && (
            <Button size="small" onPress={check.onCheck}>
              {t('tray.check')}
            </Button>
          )}
          {isDone && failed > 0 && status !== 'errored' && (
            <Button
              size="small"
              icon={<Download size={16} aria-hidden="true" />}
              onPress={() => saveCsv(t('failed.file'), failedContent(upload, t))}
            >
              {t('tray.failedRows', { count: failed })}
            </Button>
          )}
        </div>
      )}
      <LiveRegion message={`${fileName}: ${label}`} />
    </article>
  );
}

function Outcome({ upload: { last, kept } }: { upload: Upload }) {
  const { t } = useTranslation('bulk-upload');
  const { status, processed, errors = [] } = last;
  const leftOut = kept?.leftOutCount ?? 0;
  if (status === 'errored') {
    return (
      <>
        <Capitalized>{t('errored')}</Capitalized>
        {errors[0] && <> {t('tray.because', { message: refusalText(t, errors[0].message) })}</>}
      </>
    );
  }
  return (
    <>
      {t('tray.uploaded', { count: processed })}
      {errors.length > 0 && <> {t('tray.refused', { count: errors.length })}</>}
      {leftOut > 0 && <> {t('tray.leftOut', { count: leftOut })}</>}
    </>
  );
}
