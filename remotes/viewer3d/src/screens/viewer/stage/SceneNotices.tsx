import { useText } from '@archway/platform';
import { Button, TriangleAlert } from '@archway/ui';
import type { Arrangement } from '../../../frame/placement.ts';
import styles from '../workbench.module.css';

interface Props {
  arrangement: Arrangement;
  /** Both jaws are here. */
  both: boolean;
  any: boolean;
  contextLost: boolean;
  onRebuild: () => void;
}

/** What the reader must know to trust the picture: bottom left, never over the teeth. */
export function SceneNotices({ arrangement, both, any, contextLost, onRebuild }: Props) {
  const t = useText('viewer3d');
  return (
    <div className={styles.notices}>
      {contextLost && (
        <div className={styles.notice} role="alert">
          <TriangleAlert aria-hidden />
          <span>{t('context.lost')}</span>
          <Button size="small" onClick={onRebuild}>
            {t('context.restore')}
          </Button>
        </div>
      )}
      {any && !arrangement.sure && (
        <div className={styles.notice} role="status">
          <TriangleAlert aria-hidden />
          <span>{t('arrangement.unsure')}</span>
        </div>
      )}
      {both && !arrangement.inBite && (
        <div className={styles.notice} role="status" data-notice="notInBite">
          <TriangleAlert aria-hidden />
          <span>{t('arrangement.notInBite')}</span>
        </div>
      )}
    </div>
  );
}
