import { useState } from 'react';
import type { Archive, ArchivePicture } from '@archway/contracts';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { confirmAction, formatFileName, notify, useText } from '@archway/platform';
import { UploadTile } from '../../photos/board/UploadTile.tsx';
import { describePicture, removePicture } from '../saving/change-pictures.ts';
import type { PictureUpload } from '../upload/picture-upload.ts';
import { pictureUploads } from '../upload/picture-uploads.ts';
import { useArchivePictures } from '../use-archives.ts';
import { LargePicture } from './LargePicture.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureTile } from './PictureTile.tsx';
import styles from './pictures.module.css';

interface Props {
  archive: Archive;
  uploads: readonly PictureUpload[];
  mayWrite: boolean;
}

/** The pictures of one record or visit, with those that are on their way. */
export function ArchivePictures({ archive, uploads, mayWrite }: Props) {
  const t = useText('cases');
  const has = archive.pictureCount > 0;
  const read = useArchivePictures(archive, has);
  const [opened, open] = useState<string | null>(null);
  const [described, describe] = useState<ArchivePicture>();
  const pictures = has ? read.data : [];
  if (read.error && !pictures) {
    return <ErrorBox title={t('archives.picturesFailed')} error={read.error} onRetry={() => void read.refetch()} />;
  }
  if (!pictures) return <LoadingSkeleton variant="card" rows={2} />;

  const remove = async (picture: ArchivePicture): Promise<void> => {
    const name = formatFileName(picture.fileName);
    const agreed = await confirmAction({
      title: t('archives.removePicture.title', { name }),
      okText: t('archives.removePicture.ok'),
      danger: true,
    });
    if (!agreed) return;
    await removePicture({ archive, pictures }, picture).then(
      () => notify.success(t('archives.removePicture.done')),
      (failure: Error) => notify.error(failure.message),
    );
  };
  return (
    <>
      {pictures.length + uploads.length > 0 ? (
        <ul className={styles.grid}>
          {pictures.map((picture) => (
            <PictureTile
              key={picture.pictureId}
              picture={picture}
              onOpen={() => open(picture.pictureId)}
              onDescribe={mayWrite ? () => describe(picture) : undefined}
              onRemove={mayWrite ? () => void remove(picture) : undefined}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} of={pictureUploads} />
          ))}
        </ul>
      ) : null}
      <LargePicture archive={archive} pictures={pictures} pictureId={opened} onShow={open} />
      {described ? (
        <PictureDialog
          picture={described}
          onSave={(notes) => describePicture({ archive, pictures }, notes)}
          onClose={() => describe(undefined)}
        />
      ) : null}
    </>
  );
}
