import { formatTime, useText } from '@archway/platform';
import { CloudCheck, CloudUpload, TriangleAlert, WifiOff } from '@archway/ui';
import styles from '../../screens/parts/editor.module.css';
import type { Saving } from '../saving/use-saving.ts';

/** Whether what is seen is saved, or why not. */
export function SaveLine({ saving, onReload }: { saving: Saving; onReload: () => void }) {
  const t = useText('viewer3d');
  const { state, failure } = saving;
  switch (state.kind) {
    case 'idle':
      return null;
    case 'waiting':
    case 'saving':
      return (
        <span role="status" className={styles.save}>
          <CloudUpload aria-hidden /> {t('design.save.saving')}
        </span>
      );
    case 'saved':
      return (
        <span role="status" className={styles.save} data-saved>
          <CloudCheck aria-hidden /> {t('design.save.saved', { time: formatTime(state.at.toISOString()) })}
        </span>
      );
    case 'failed':
      return failure ? (
        <span role="alert" className={styles.unsaved} title={failure.message}>
          <TriangleAlert aria-hidden /> {t('design.save.refused', { reason: failure.message })}
        </span>
      ) : (
        <span role="alert" className={styles.unsaved} title={t('design.save.offlineHint')}>
          <WifiOff aria-hidden /> {t('design.save.offline')}
        </span>
      );
    case 'conflict':
      return (
        <button type="button" className={styles.unsaved} onClick={onReload}>
          <TriangleAlert aria-hidden /> {t('design.save.conflict')}
        </button>
      );
  }
}
