import { memo } from 'react';
import { VisuallyHidden } from '@archway/ui';
import { formatFileName, formatNumber, useText } from '@archway/platform';
import { Bar } from '../board/Bar.tsx';
import { Thumb } from '../board/Thumb.tsx';
import { useBoard } from '../board/board-actions.ts';
import { dragged } from '../board/photo-drag.ts';
import type { Suggestion } from '../suggestions.ts';
import styles from './pool.module.css';

const PERCENT = 100;
const placeText = { free: 'photos.fillsPlace', better: 'photos.fitsBetter', taken: 'photos.placeTaken' } as const;

/** A photo that waits: what it is taken for, how surely, and what to do with it. */
export const PoolPhoto = memo(function PoolPhoto({ suggestion }: { suggestion: Suggestion }) {
  const t = useText('cases');
  const { open, choosePlace, move } = useBoard();
  const { photo, kind, position, alternative, confidence, place } = suggestion;
  const { photoId } = photo;
  const fileName = formatFileName(photo.fileName);
  const title = position && t(`photoPosition.${position}`);
  const words =
    title && alternative ? t('photos.either', { first: title, second: t(`photoPosition.${alternative}`) }) : title;
  return (
    <li className={styles.row} {...dragged(photoId)}>
      <button type="button" className={styles.picture} data-photo={photoId} onClick={() => open(photoId)}>
        <Thumb name={photo.thumbName} alt={words ?? fileName} />
        <VisuallyHidden>{t('photos.enlarge')}</VisuallyHidden>
      </button>
      <div className={styles.facts}>
        <div className={styles.head}>
          <span className={styles.name} title={fileName}>
            {words ?? fileName}
          </span>
          {words ? (
            <span className={kind === 'unsure' ? styles.unsure : styles.percent}>
              {formatNumber(Math.round(confidence * PERCENT), { unit: '%' })}
            </span>
          ) : null}
        </div>
        {words ? <Bar share={confidence} label={t('photos.confidence')} look={kind === 'unsure'} /> : null}
        {kind === 'unknown' ? <p className={styles.unknown}>{t('photos.unknown')}</p> : null}
        <div className={styles.links}>
          {kind === 'sure' ? (
            <button type="button" className={styles.link} onClick={() => move(photoId, position)}>
              {t('photos.accept')}
            </button>
          ) : null}
          <button
            type="button"
            className={kind === 'sure' ? styles.quiet : styles.link}
            onClick={() => choosePlace(photoId)}
          >
            {kind === 'sure' ? t('photos.changePlace') : t('photos.choosePlace')}
          </button>
          {kind === 'unsure' ? <span className={styles.look}>{t('photos.needsConfirmation')}</span> : null}
          {kind === 'sure' ? <span>{t(placeText[place])}</span> : null}
        </div>
      </div>
    </li>
  );
});
