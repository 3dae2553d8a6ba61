import type { CasePhoto } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Thumb } from './board/Thumb.tsx';
import { photoTitle } from './photo-title.ts';
import { placed } from './placing.ts';
import styles from './photo-strip.module.css';

/** The photos of a case at a glance, in the order of the positions. */
export function PhotoStrip({ photos }: { photos: readonly CasePhoto[] }) {
  const t = useText('cases');
  if (photos.length === 0) return <p className={styles.none}>{t('photos.none')}</p>;
  return (
    <ul className={styles.strip}>
      {placed(photos).map(({ photoId, position, thumbName }) => (
        <li key={photoId} title={photoTitle(t, position)}>
          <Thumb name={thumbName} alt={photoTitle(t, position)} />
        </li>
      ))}
    </ul>
  );
}
