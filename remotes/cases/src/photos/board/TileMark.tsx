import { CircleCheck, VisuallyHidden } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from './tile.module.css';

interface Props {
  /** Of the position. */
  name: string;
  /** The photo was placed by a machine, and nobody said yet that it belongs here. */
  toConfirm: boolean;
  /** Says so; absent for those who only read. */
  onAccept: (() => void) | undefined;
}

/** Whether the photo of a position is settled. */
export function TileMark({ name, toConfirm, onAccept }: Props) {
  const t = useText('cases');
  if (!toConfirm) {
    return (
      <span className={styles.done}>
        <CircleCheck aria-hidden="true" />
        <VisuallyHidden>{t('photos.placed')}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.confirm}>
      {t('photos.toConfirm')}
      {onAccept ? (
        <button type="button" className={styles.accept} aria-label={t('photos.acceptAt', { name })} onClick={onAccept}>
          {t('photos.accept')}
        </button>
      ) : null}
    </span>
  );
}
