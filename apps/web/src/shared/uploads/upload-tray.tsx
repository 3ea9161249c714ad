import { useTranslation } from '@wayside/i18n';
import { uploadProgressMachine } from '@wayside/machines';
import type { UploadProgressEvent } from '@wayside/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fromCallback, fromPromise } from 'xstate';
import { changed } from '../data/changed.ts';
import { followUpload } from './live-channel.ts';
import { UploadCard } from './upload-card.tsx';
import type { CheckState } from './upload-card.tsx';
import { isEnded, noteUpload, useUploadSlot, useUploads } from './uploads.ts';
import type { Upload } from './uploads.ts';
import { checkArrival } from './vehicle-arrival.ts';
import styles from './upload-tray.module.css';

/** Every upload of this tab, on whatever page; each until it is closed. The page of uploads shows the last itself. */
export function UploadTray({ userId }: { userId: number }) {
  const { t } = useTranslation('bulk-upload');
  const uploads = useUploads();
  const slot = useUploadSlot();
  const inPage = slot ? uploads.at(-1)?.id : undefined;
  return (
    <aside aria-label={t('tray.label')} className={styles.tray} hidden={uploads.every(({ id }) => id === inPage)}>
      <ul className={styles.list} data-bottom-bar>
        {uploads.map((upload) => (
          // Followed here wherever it is shown, so that leaving the page loses no news.
          <li key={upload.id} hidden={upload.id === inPage}>
            <TrayItem upload={upload} userId={userId} slot={upload.id === inPage ? slot : null} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface ItemProps {
  upload: Upload;
  userId: number;
  /** Where in the page it is shown; null for the tray. */
  slot: HTMLElement | null;
}

/**
 * An upload that ended before a reload needs no following. One that ends here stays mounted: its focus and its
 * announcements do, too.
 */
function TrayItem({ upload, userId, slot }: ItemProps) {
  const [hadEnded] = useState(() => isEnded(upload));
  if (!hadEnded) return <FollowedUpload upload={upload} userId={userId} slot={slot} />;
  return <Placed upload={upload} slot={slot} />;
}

function Placed({ slot, ...card }: { upload: Upload; check?: CheckState | undefined; slot: HTMLElement | null }) {
  return slot ? createPortal(<UploadCard {...card} isInPage />, slot) : <UploadCard {...card} />;
}

function wired({ id, fleetId, newVins }: Upload, userId: number) {
  return uploadProgressMachine.provide({
    actors: {
      followChannel: fromCallback<UploadProgressEvent>(({ sendBack }) =>
        followUpload(userId, {
          id,
          onMessage: (message) => sendBack({ type: 'message.received', message }),
          onLost: () => sendBack({ type: 'channel.lost' }),
        }),
      ),
      checkArrival: fromPromise(() => checkArrival(fleetId, newVins)),
    },
  });
}

function FollowedUpload({ upload, userId, slot }: ItemProps) {
  const [{ machine, input }] = useState(() => ({
    machine: wired(upload, userId),
    input: { last: upload.last, isRestored: upload.isRestored, canCheck: upload.newVins.length > 0 },
  }));
  const [state, send] = useMachine(machine, { input });
  const { last, count } = state.context;
  const { id } = upload;

  useEffect(() => {
    noteUpload(id, last);
    // The vehicles on screen are older than the upload.
    if (isEnded({ ...upload, last })) void changed('vehicles');
    // oxlint-disable-next-line react/exhaustive-deps -- once for each message
  }, [id, last]);

  const check: CheckState | undefined = state.matches({ following: 'unknown' })
    ? { isChecking: false, count, onCheck: () => send({ type: 'check.retried' }) }
    : state.matches({ following: 'unsure' })
      ? { isChecking: true, count }
      : undefined;
  return <Placed upload={{ ...upload, last }} check={check} slot={slot} />;
}
