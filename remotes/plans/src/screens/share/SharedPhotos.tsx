import type { SharedPhoto } from '@archway/contracts';
import { useText } from '@archway/platform';
import styles from './share.module.css';

/** Photos by the version that they were taken for, the first one first; each opens as a whole. */
export function SharedPhotos({ photos }: { photos: readonly SharedPhoto[] }) {
  const t = useText('plans');
  if (photos.length === 0) return null;
  const versions = [...new Set(photos.map(({ version }) => version))];
  return (
    <section className={styles.photos}>
      <h2>{t('share.page.photos')}</h2>
      {versions.map((version) => (
        <div key={version}>
          {versions.length > 1 ? (
            <h3>{version === 1 ? t('share.page.before') : t('share.page.refinement', { num: version - 1 })}</h3>
          ) : null}
          <ul>
            {photos
              .filter((photo) => photo.version === version)
              .map(({ position, url, thumbUrl }) => (
                <li key={position}>
                  <a href={url} target="_blank" rel="noreferrer">
                    <img src={thumbUrl} alt={t('share.page.photoOf', { name: t(`share.photo.${position}`) })} />
                    <span aria-hidden="true">{t(`share.photo.${position}`)}</span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
