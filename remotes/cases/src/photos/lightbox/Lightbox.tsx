import { useState } from 'react';
import type { CasePhoto } from '@archway/contracts';
import { Modal } from '@archway/ui';
import { confirmAction, useText } from '@archway/platform';
import { photoTitle } from '../photo-title.ts';
import { inPool, placed } from '../placing.ts';
import { useLast } from '../use-last.ts';
import { PhotoView } from './PhotoView.tsx';

interface Props {
  photos: readonly CasePhoto[];
  /** null: closed. */
  photoId: string | null;
  onShow: (photoId: string | null) => void;
  /** What a photo is called; its position when absent. */
  titleOf?: (photo: CasePhoto) => string;
}

/** Photos large, one after the other: those at positions first, then the pool. */
export function Lightbox({ photos, photoId, onShow, titleOf }: Props) {
  const t = useText('cases');
  const [edited, setEdited] = useState(false);
  const ordered = [...placed(photos), ...inPool(photos)];
  const at = ordered.findIndex((photo) => photo.photoId === photoId);
  const opened = ordered[at];
  const photo = useLast(opened);
  const title = photo && titleOf ? titleOf(photo) : photoTitle(t, photo?.position);

  /** Changes that are not saved are given up only knowingly. */
  const show = async (next: string | null): Promise<void> => {
    if (edited) {
      const gone = await confirmAction({
        title: t('lightbox.discard.title'),
        okText: t('lightbox.discard.ok'),
        danger: true,
      });
      if (!gone) return;
    }
    setEdited(false);
    onShow(next);
  };
  const step = (by: number): (() => void) | undefined => {
    const next = ordered[at + by];
    return next && (() => void show(next.photoId));
  };
  const previous = step(-1);
  const next = step(1);

  return (
    <Modal
      open={opened !== undefined}
      title={at < 0 ? title : t('lightbox.title', { title, at: at + 1, total: ordered.length })}
      width="min(1120px, calc(100vw - 24px))"
      centered
      footer={null}
      destroyOnHidden
      onCancel={() => void show(null)}
    >
      {photo ? (
        <PhotoView
          key={`${photo.photoId} ${photo.objectName}`}
          photo={photo}
          alt={title}
          onEdited={setEdited}
          onPrevious={previous}
          onNext={next}
        />
      ) : null}
    </Modal>
  );
}
