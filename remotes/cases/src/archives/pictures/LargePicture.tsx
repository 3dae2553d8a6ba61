import type { Archive, ArchivePicture } from '@archway/contracts';
import { useText } from '@archway/platform';
import { type BoardActions, BoardContext } from '../../photos/board/board-actions.ts';
import { Lightbox } from '../../photos/lightbox/Lightbox.tsx';
import { asPhoto, pictureTitle } from './picture-title.ts';

interface Props {
  archive: Archive;
  pictures: readonly ArchivePicture[];
  /** null: closed. */
  pictureId: string | null;
  onShow: (pictureId: string | null) => void;
}

const nothing = (): void => {};
/** Pictures of the library are looked at; they stand at no place of the case that they could be moved to. */
const looking: BoardActions = {
  editable: false,
  open: nothing,
  choosePlace: nothing,
  move: nothing,
  take: nothing,
  remove: () => Promise.resolve(),
};

/** Pictures of one record large, one after the other, as the photos of a case. */
export function LargePicture({ archive, pictures, pictureId, onShow }: Props) {
  const t = useText('cases');
  const named = new Map(pictures.map((picture) => [picture.pictureId, pictureTitle(picture, t)]));
  return (
    <BoardContext value={looking}>
      <Lightbox
        photos={pictures.map((picture) => asPhoto(picture, archive))}
        photoId={pictureId}
        onShow={onShow}
        titleOf={({ photoId }) => named.get(photoId) ?? ''}
      />
    </BoardContext>
  );
}
