import { formatNumber, place, rowOutcomes, shownFileName } from '@wayside/domain';
import type { RowFilter, VehicleFileRow, VehicleFileSummary } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, ButtonLink, Capitalized, EmptyState, KpiRow, KpiTile, Panel, SkeletonRows } from '@wayside/ui';
import { startTransition, useEffect, useState } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { useCommonNoticeText } from '../../../shared/failure/use-notice-text.ts';
import { useFirstRows } from '../../../shared/list/show-more.tsx';
import { RowEntry } from './row-entry.tsx';
import type { BulkUpload } from './use-bulk-upload.ts';
import styles from './bulk-upload.module.css';

/** Not worth a tile without any. */
const RARE: readonly RowFilter[] = ['unchanged', 'questioned'];

/** Rows shown at a time: each may have fields. */
const STEP = 25;

/** What becomes of each row. Rows that are left out can be put right. */
export function Review({ upload, summary }: { upload: BulkUpload; summary: VehicleFileSummary }) {
  const { t, i18n } = useTranslation('bulk-upload');
  const { state, send } = upload;
  const { file } = state.context;
  const { counts, ignored, questioned } = summary;
  const [filter, setFilter] = useState<RowFilter>(counts.leftOut > 0 ? 'leftOut' : 'all');
  const sendable = counts.created + counts.updated;
  const isBusy = state.hasTag('busy');
  const figures: Record<RowFilter, number> = {
    ...counts,
    questioned,
    all: sendable + counts.unchanged + counts.leftOut,
  };
  const offered = ([...rowOutcomes, 'questioned', 'all'] as const).filter(
    (choice) => figures[choice] > 0 || choice === filter || !RARE.includes(choice),
  );

  return (
    <Panel title={t('review.title', { file: shownFileName(file?.name ?? '') })}>
      <div className={styles.stack}>
        <SendProblem upload={upload} />
        <fieldset aria-label={t('review.outcomes')} className={styles.tiles}>
          <KpiRow>
            {offered.map((outcome) => (
              <KpiTile
                key={outcome}
                label={t(`review.${outcome}`)}
                value={formatNumber(figures[outcome], readingOf(i18n.language))}
                filter={{ isOn: filter === outcome, onChange: () => setFilter(outcome) }}
              />
            ))}
          </KpiRow>
        </fieldset>
        {questioned > 0 && <p>{t('review.toCheck', { count: questioned })}</p>}
        {counts.leftOut > 0 && <p>{t('review.notSent', { count: counts.leftOut })}</p>}
        {ignored.length > 0 && <p className={styles.help}>{t('review.ignored', { columns: ignored.join(', ') })}</p>}
        {!state.matches('outcomeUnknown') && (
          <div className={styles.actions}>
            <Button
              variant="primary"
              isPending={isBusy}
              pendingLabel={t('review.submitting')}
              disabledReason={sendable > 0 ? undefined : t(counts.unchanged > 0 ? 'review.same' : 'review.nothing')}
              onPress={() => send({ type: 'upload.submitted' })}
            >
              {t('review.submit', { count: sendable })}
            </Button>
            {!isBusy && <Button onPress={() => send({ type: 'file.removed' })}>{t('file.other')}</Button>}
          </div>
        )}
        <Rows key={filter} upload={upload} filter={filter} />
      </div>
    </Panel>
  );
}

function SendProblem({ upload: { state, send, compare } }: { upload: BulkUpload }) {
  const { t } = useTranslation('bulk-upload');
  const noticeText = useCommonNoticeText<'bulkUploadFailed'>(() => t('errored'));
  const { notice } = state.context;
  if (state.matches('outcomeUnknown')) {
    return (
      <Alert
        tone="error"
        title={t('unknown.title')}
        actions={
          <>
            <Button onPress={() => send({ type: 'outcome.retried' })}>{t('unknown.check')}</Button>
            <Button variant="quiet" onPress={() => void compare()}>
              {t('unknown.resend')}
            </Button>
            <ButtonLink variant="quiet" href={place.vehicles}>
              {t('sent.vehicles')}
            </ButtonLink>
          </>
        }
      >
        {t('unknown.body')}
      </Alert>
    );
  }
  if (!notice) return null;
  const text = noticeText(notice);
  // The row's text leads; the server's own adds to it.
  return (
    <Alert tone="error" title={<Capitalized>{t('errored')}</Capitalized>}>
      {text === t('errored') ? t('review.failed') : text}
    </Alert>
  );
}

/** Rows of one outcome, as they were when it was chosen: a row that was put right stays where it is. */
function Rows({ upload, filter }: { upload: BulkUpload; filter: RowFilter }) {
  const { t } = useTranslation('bulk-upload');
  const { linesOf, rows: load, state } = upload;
  const { summary } = state.context;
  const [lines, setLines] = useState<readonly number[]>();
  const [rows, setRows] = useState<readonly VehicleFileRow[]>([]);
  const shown = useFirstRows(lines ?? [], STEP);
  const count = shown.rows.length;

  useEffect(() => {
    let isCurrent = true;
    void linesOf(filter).then((loaded) => isCurrent && startTransition(() => setLines(loaded)));
    return () => void (isCurrent = false);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each choice
  }, [filter]);
  useEffect(() => {
    let isCurrent = true;
    if (count > 0) void load(shown.rows).then((loaded) => isCurrent && startTransition(() => setRows(loaded)));
    return () => void (isCurrent = false);
    // oxlint-disable-next-line react/exhaustive-deps -- again after each correction
  }, [lines, count, summary]);

  if (!lines || (count > 0 && rows.length === 0)) return <SkeletonRows label={t('loading')} rows={4} />;
  if (lines.length === 0) return <EmptyState kind="cleared" title={t(`review.none.${filter}`)} />;
  return (
    <>
      <ul aria-label={t('review.rows')} className={styles.rows}>
        {rows.map((row) => (
          <RowEntry
            key={row.line}
            row={row}
            isReadOnly={state.hasTag('busy')}
            onCorrect={(field, text) => void upload.correct(row.line, field, text)}
          />
        ))}
      </ul>
      {shown.more}
    </>
  );
}
