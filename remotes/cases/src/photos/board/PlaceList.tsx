import { type CasePhoto, type PhotoPosition, photoPositionKeys } from '@archway/contracts';
import { formatNumber, useText } from '@archway/platform';
import { occupant } from '../placing.ts';
import styles from './position-picker.module.css';

interface Props {
  photo: CasePhoto;
  photos: readonly CasePhoto[];
  /** null is the pool. */
  onTake: (position: PhotoPosition | null) => void;
}

const PERCENT = 100;

/** Every place of the board: how likely the photo belongs there, and what becomes of the one that is there. */
export function PlaceList({ photo, photos, onTake }: Props) {
  const t = useText('cases');
  const note = (position: PhotoPosition): string | undefined => {
    if (photo.position === position) return t('photos.isHere');
    if (!occupant(photos, position)) return undefined;
    return photo.position ? t('photos.swaps') : t('photos.replaces');
  };
  const guessed = (position: PhotoPosition): string | undefined => {
    const guess = photo.guesses.find((found) => found.position === position);
    return guess && formatNumber(Math.round(guess.confidence * PERCENT), { unit: '%' });
  };
  return (
    <ul className={styles.places}>
      {photoPositionKeys.map((position) => (
        <li key={position}>
          <button
            type="button"
            disabled={photo.position === position && !photo.automatic}
            onClick={() => onTake(position)}
          >
            <span className={styles.title}>
              {t(`photoPosition.${position}`)}
              <em>{guessed(position)}</em>
            </span>
            <small>{note(position)}</small>
          </button>
        </li>
      ))}
      {photo.position ? (
        <li>
          <button type="button" onClick={() => onTake(null)}>
            {t('photos.backToPool')}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
