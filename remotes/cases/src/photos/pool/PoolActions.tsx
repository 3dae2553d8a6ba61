import { Button } from '@archway/ui';
import { useText } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import type { PhotoUpload } from '../upload/photo-upload.ts';
import { photoUploads } from '../upload/photo-uploads.ts';
import { inPool } from '../placing.ts';
import { confidentMoves } from '../suggestions.ts';
import type { CasePhotos } from '../use-case-photos.ts';
import { useClassifyAgain } from './use-classify-again.ts';
import styles from './pool.module.css';

interface Props {
  photos: CasePhotos;
  uploads: readonly PhotoUpload[];
}

/** What is done with all of the pool at once. */
export function PoolActions({ photos, uploads }: Props) {
  const t = useText('cases');
  const moves = confidentMoves(photos.photos);
  const waiting = inPool(photos.photos);
  const classification = useClassifyAgain(waiting);
  const failed = uploads.filter(({ state }) => state === 'serverError' || state === 'aborted');
  const again = failed.filter(({ failure }) => !failure?.final);
  const underWay = uploads.filter(isUnderWay);
  const { running } = classification;
  return (
    <div className={styles.actions}>
      {moves.length > 0 ? (
        <Button type="primary" disabled={underWay.length > 0} onClick={() => void photos.move(moves)}>
          {t('photos.acceptAll', { count: moves.length })}
        </Button>
      ) : null}
      {moves.length > 0 && underWay.length > 0 ? (
        <span className={styles.status} role="status">
          {t('photos.acceptLater')}
        </span>
      ) : null}
      {running ? (
        <span className={styles.status} role="status">
          {t('photos.classifying', { done: running.done, total: running.total })}
        </span>
      ) : waiting.length > 0 ? (
        <Button type="text" onClick={() => void classification.start()}>
          {t('photos.classifyAgain')}
        </Button>
      ) : null}
      {again.length > 1 ? (
        <Button onClick={() => again.forEach(({ id }) => photoUploads.retry(id))}>
          {t('photos.retryAll', { count: again.length })}
        </Button>
      ) : null}
      {failed.length > 1 ? (
        <Button type="text" onClick={() => void photoUploads.dismiss(failed.map(({ id }) => id)).catch(() => {})}>
          {t('photos.dismissAll')}
        </Button>
      ) : null}
      {underWay.length > 1 ? (
        <Button type="text" onClick={() => underWay.forEach(({ id }) => void photoUploads.cancel(id).catch(() => {}))}>
          {t('photos.cancelAll')}
        </Button>
      ) : null}
    </div>
  );
}
