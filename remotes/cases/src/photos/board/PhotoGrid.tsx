import { type CasePhoto, OPEN_POSITION, type PhotoPosition, photoPositions } from '@archway/contracts';
import type { PhotoUpload } from '../upload/photo-upload.ts';
import { inPool } from '../placing.ts';
import { useBoard } from './board-actions.ts';
import { EmptyTile } from './EmptyTile.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { UploadTile } from './UploadTile.tsx';
import styles from './board.module.css';

interface Props {
  photos: readonly CasePhoto[];
  /** The upload that shows at each position. */
  uploads: readonly PhotoUpload[];
  /** Positions that must be filled. */
  required: readonly PhotoPosition[];
}

/**
 * All positions, in the order of the specification. Whoever only reads has no pool: its photos come last, and empty
 * places that are optional do not show.
 */
export function PhotoGrid({ photos, uploads, required: asked }: Props) {
  const { editable } = useBoard();
  return (
    <ul className={styles.grid}>
      {photoPositions.flatMap(({ key }) => {
        const required = asked.includes(key);
        const coming = uploads.filter((upload) => upload.position === key);
        const here = photos.filter((photo) => photo.position === key);
        const open = key === OPEN_POSITION;
        const tiles =
          open || coming.length === 0 ? here.map((photo) => <PhotoTile key={photo.photoId} photo={photo} />) : [];
        const arriving = coming.map((upload) => <UploadTile key={upload.id} upload={upload} />);
        const isFree = open || (coming.length === 0 && here.length === 0);
        const empty = isFree && (editable || required);
        return [...tiles, ...arriving, ...(empty ? [<EmptyTile key={key} position={key} required={required} />] : [])];
      })}
      {editable ? null : inPool(photos).map((photo) => <PhotoTile key={photo.photoId} photo={photo} />)}
    </ul>
  );
}
