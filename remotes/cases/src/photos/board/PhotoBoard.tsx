import type { ReactNode } from 'react';
import type { CaseDetail } from '@archway/contracts';
import { Card, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { usePermission, useServerEvent, useText } from '@archway/platform';
import { ClearPhotos } from '../ClearPhotos.tsx';
import { Lightbox } from '../lightbox/Lightbox.tsx';
import { LostPhotos } from '../lost/LostPhotos.tsx';
import { UploadByPhone } from '../phone/UploadByPhone.tsx';
import { PhotoPool } from '../pool/PhotoPool.tsx';
import { refreshPhotos } from '../refresh-photos.ts';
import type { CasePhotos } from '../use-case-photos.ts';
import { BatchUpload } from './BatchUpload.tsx';
import { BoardContext } from './board-actions.ts';
import { DownloadAll } from './DownloadAll.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { PositionPicker } from './PositionPicker.tsx';
import { showUploads } from './show-uploads.ts';
import { useBoardActions } from './use-board-actions.ts';
import { useDropTarget } from './photo-drag.ts';
import { useNoStrayDrop } from './use-no-stray-drop.ts';
import styles from './board.module.css';

interface Props {
  detail: Pick<CaseDetail, 'caseId' | 'version' | 'editable' | 'ptNo'>;
  photos: CasePhotos;
  /** Below the pool. */
  aside?: ReactNode;
}

/** Photos of a case: the positions, the pool beside them, and files dropped anywhere. */
export function PhotoBoard({ detail, photos, aside }: Props) {
  const t = useText('cases');
  const editable = usePermission('photo:upload') && detail.editable;
  const board = useBoardActions(detail, photos, editable);
  useNoStrayDrop();
  // Photos also come from phones and from colleagues.
  useServerEvent('case.changed', ({ caseId }) => {
    if (caseId === detail.caseId) void refreshPhotos();
  });
  const { take } = board.actions;
  const target = useDropTarget({ disabled: !editable, onFiles: (files) => take(files, null) });
  if (photos.error && !photos.loaded) {
    return <ErrorBox title={t('photos.failed')} error={photos.error} onRetry={photos.retry} />;
  }
  if (!photos.loaded) return <LoadingSkeleton variant="card" rows={8} />;
  const total = photos.required.length;
  const done = total - photos.missing.length;
  const { placed, pooled } = showUploads(photos.uploads);
  return (
    <BoardContext value={board.actions}>
      <LostPhotos detail={detail} photos={photos} />
      <div className={styles.board} {...target.handlers}>
        <Card
          className={target.over ? styles.over : undefined}
          title={t('photos.title')}
          meta={total > 0 ? t('photos.counted', { total, done }) : t('photos.optional')}
          extra={
            <>
              {photos.photos.length > 0 ? <DownloadAll photos={photos.photos} ptNo={detail.ptNo} /> : null}
              {editable && photos.photos.length > 0 && photos.uploading === 0 ? (
                <ClearPhotos detail={detail} count={photos.photos.length} />
              ) : null}
              {editable ? <UploadByPhone caseId={detail.caseId} version={detail.version} /> : null}
              {editable ? <BatchUpload /> : null}
            </>
          }
        >
          <PhotoGrid photos={photos.photos} uploads={placed} required={photos.required} />
        </Card>
        {editable || aside ? (
          <div className={styles.aside}>
            {editable ? <PhotoPool photos={photos} uploads={pooled} /> : null}
            {aside}
          </div>
        ) : null}
      </div>
      <PositionPicker
        photos={photos.photos}
        photoId={board.placing}
        overLarge={photos.photos.some(({ photoId }) => photoId === board.opened)}
        onClose={board.endPlacing}
      />
      <Lightbox photos={photos.photos} photoId={board.opened} onShow={board.show} />
    </BoardContext>
  );
}
