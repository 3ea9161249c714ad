import { vehicleTexts } from '@wayside/i18n/parts';
import { LazyBoundary, lazyPart } from '@wayside/ui';
import { useEffect } from 'react';
import { useKnownUser } from '../../shared/data/user.ts';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { closeUploads, openUploads, useUploads } from '../../shared/uploads/uploads.ts';
import { withTexts } from '../../shared/texts/with-texts.ts';

const UploadTray = lazyPart(
  () => withTexts(() => import('../../shared/uploads/upload-tray.tsx'), [vehicleTexts]),
  'UploadTray',
);

/** The tray of uploads, on every page. Its code loads with the first upload. */
export function Uploads() {
  const userId = useKnownUser().data?.id;
  const uploads = useUploads();
  useEffect(() => {
    if (userId === undefined) return undefined;
    openUploads(userId);
    return closeUploads;
  }, [userId]);
  if (userId === undefined || uploads.length === 0) return null;
  return (
    <PanelBoundary>
      <LazyBoundary>
        <UploadTray userId={userId} />
      </LazyBoundary>
    </PanelBoundary>
  );
}
