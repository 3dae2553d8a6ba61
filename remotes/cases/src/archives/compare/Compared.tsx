import { useQuery } from '@tanstack/react-query';
import { type Archive, type ComparedPicture, type PhotoPosition, endpoints } from '@archway/contracts';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { type TextFunction, formatDay, query, useText } from '@archway/platform';
import { stageName } from '../../case/case-words.ts';
import { usePhotoUrl } from '../../photos/stored/photo-urls.ts';
import type { VisitContents } from '../visits/visit-form.ts';
import { besideVisit } from './beside-visit.ts';
import styles from './compare.module.css';

interface Props {
  visit: Archive & { readonly contents: VisitContents };
  position: PhotoPosition;
}

/** One view over time: that of the visit, and beside it those before. */
export function Compared({ visit, position }: Props) {
  const t = useText('cases');
  const read = useQuery(query(endpoints.archives.compare, { query: { caseId: visit.caseId, position } }));
  if (read.error && !read.data) {
    return <ErrorBox title={t('compare.failed')} error={read.error} onRetry={() => void read.refetch()} />;
  }
  if (!read.data) return <LoadingSkeleton variant="card" rows={6} />;
  const pictures = besideVisit(read.data.pictures, visit);
  const alone = pictures.every(({ archivesId }) => archivesId === visit.archivesId);
  return (
    <>
      {alone ? <p className={styles.alone}>{t('compare.alone')}</p> : null}
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <Picture
            key={`${picture.source}/${picture.pictureId}`}
            picture={picture}
            own={picture.archivesId === visit.archivesId}
          />
        ))}
      </ul>
    </>
  );
}

const sourceText = ({ source, stage, recordName }: ComparedPicture, own: boolean, t: TextFunction): string =>
  own
    ? t('compare.own')
    : source === 'intake'
      ? t('compare.intake', { stage: stageName(stage, t) })
      : (recordName ?? t('compare.earlier'));

function Picture({ picture, own }: { picture: ComparedPicture; own: boolean }) {
  const t = useText('cases');
  const url = usePhotoUrl(picture.objectName);
  const where = sourceText(picture, own, t);
  const day = formatDay(picture.date);
  return (
    <li>
      <figure className={own ? `${styles.figure} ${styles.own}` : styles.figure}>
        <div className={styles.picture} style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
          {url ? <img src={url} alt={`${where}, ${day}`} decoding="async" /> : null}
        </div>
        <figcaption>
          <strong>{day}</strong>
          <span>{where}</span>
          {picture.name ? <span>{picture.name}</span> : null}
        </figcaption>
      </figure>
    </li>
  );
}
