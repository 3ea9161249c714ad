import { shownFileName } from '@wayside/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, FileDrop, Loading, Skeleton } from '@wayside/ui';
import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { fileQuery } from './glovebox.queries.ts';
import type { ShownFile } from './glovebox.queries.ts';
import type { useDocumentFile } from './use-document-file.ts';
import type { DocumentRecord } from './use-document.ts';
import styles from './glovebox.module.css';

const ACCEPT = ['image/jpeg', 'image/png', 'application/pdf', '.jpeg', '.jpg', '.png', '.pdf'];

export interface DocumentFileProps {
  record: DocumentRecord;
  file: ReturnType<typeof useDocumentFile>;
  name: string;
  /** Only to look at. */
  isShown?: boolean;
}

/**
 * The file: the chosen one, otherwise the stored one, and what replaces it. A reload loses a chosen file: it is asked
 * for again by its name.
 */
export function DocumentFile({
  record: { state },
  file: { chosen, stored, problem, choose, drop },
  name,
  isShown = false,
}: DocumentFileProps) {
  const { t } = useTranslation(['glovebox', 'common']);
  const { base, problems } = state.context;
  const content = chosen?.content?.() as File | undefined;
  const isOpen = !isShown && state.hasTag('open');

  function error(): string | undefined {
    if (problem === 'fileUnreadable') return t('file.unreadable');
    if (problem) return t(`common:validation.${problem}`);
    if (chosen && !content) return t('file.again', { name: chosen.name });
    return problems.includes('file') ? t('problem.file') : undefined;
  }
  return (
    <section aria-label={t('file.label')} className={styles.file}>
      {!isShown && (
        <p aria-hidden="true" className={styles.fileLabel}>
          {t('file.label')}
        </p>
      )}
      {content && <Chosen file={content} name={name} />}
      {!content && stored && <Stored id={stored.id} name={name} />}
      {!content && base && !stored && <p className={styles.muted}>{t('file.none')}</p>}
      {chosen && isOpen && (
        <p className={styles.chosen}>
          <span className={styles.fileName}>{shownFileName(chosen.name)}</span>
          <Button size="small" variant="quiet" onPress={drop}>
            {t(stored ? 'file.keepStored' : 'file.remove')}
          </Button>
        </p>
      )}
      {isOpen && (
        <FileDrop
          isCompact
          label={t('file.label')}
          chooseLabel={t(content || stored ? 'file.replace' : 'file.choose')}
          text={t('file.help')}
          error={error()}
          accept={ACCEPT}
          onFile={(file) => void choose(file)}
        />
      )}
    </section>
  );
}

/** A chosen file has been checked: its type is that of its content. */
function Chosen({ file, name }: { file: File; name: string }) {
  return (
    <Preview
      file={{ blob: file, type: file.type as ShownFile['type'] }}
      name={name}
      fileName={shownFileName(file.name)}
    />
  );
}

function Stored({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('glovebox');
  return (
    <Loaded
      query={useQuery(fileQuery(id))}
      skeleton={
        <Loading label={t('file.loading')}>
          <Skeleton height={220} />
        </Loading>
      }
    >
      {(file) => <Preview file={file} name={name} fileName={name} />}
    </Loaded>
  );
}

const EXTENSION = { 'image/jpeg': '.jpg', 'image/png': '.png', 'application/pdf': '.pdf' } as const;

interface PreviewProps {
  file: ShownFile;
  name: string;
  fileName: string;
}

/** A picture or PDF. Anything else is not shown, whatever it claims to be. */
function Preview({ file: { blob, type }, name, fileName }: PreviewProps) {
  const { t } = useTranslation('glovebox');
  if (!type) return <Alert tone="error">{t('file.notShown')}</Alert>;
  const saveAs = fileName.toLowerCase().endsWith(EXTENSION[type]) ? fileName : fileName + EXTENSION[type];
  const label = t('file.of', { name });
  return (
    <>
      {type === 'application/pdf' ? <Pdf file={blob} label={label} /> : <Picture file={blob} label={label} />}
      <div>
        <Button size="small" icon={<Download size={16} aria-hidden="true" />} onPress={() => saveFile(saveAs, blob)}>
          {t('file.download')}
        </Button>
      </div>
    </>
  );
}

/**
 * Shows a file from memory in an element with a `src`. Its URL lives as long as the element shows the file, so that
 * nothing keeps the file once the dialog is closed.
 * @param fragment how a PDF viewer opens it
 */
function useFileSource<Shown extends HTMLImageElement | HTMLIFrameElement>(
  file: Blob,
  fragment = '',
): RefCallback<Shown> {
  return useCallback(
    (element) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.src = url + fragment;
      return () => URL.revokeObjectURL(url);
    },
    [file, fragment],
  );
}

function Picture({ file, label }: { file: Blob; label: string }) {
  const { t } = useTranslation('glovebox');
  const source = useFileSource<HTMLImageElement>(file);
  const [broken, setBroken] = useState<Blob>();
  if (broken === file) return <Alert tone="error">{t('file.broken')}</Alert>;
  return <img ref={source} alt={label} className={styles.picture} onError={() => setBroken(file)} />;
}

function Pdf({ file, label }: { file: Blob; label: string }) {
  const { t } = useTranslation('glovebox');
  const source = useFileSource<HTMLIFrameElement>(file, '#navpanes=0&view=FitH');
  if (!navigator.pdfViewerEnabled) return <p className={styles.muted}>{t('file.noViewer')}</p>;
  // Chrome's viewer doesn't run in a sandbox. The blob has the type of a PDF because its content is one
  // (docs/security.md).
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={source} title={label} className={styles.frame} />;
}
