import { type SaveState, formatTime, useText } from '@archway/platform';
import { CloudCheck, CloudUpload, TriangleAlert } from '@archway/ui';
import styles from './editor.module.css';

/** Whether what is on the page is saved. */
export function SaveLine({ state, onReload }: { state: SaveState; onReload: () => void }) {
  const t = useText('plans');
  switch (state.kind) {
    case 'idle':
      return null;
    case 'waiting':
    case 'saving':
      return (
        <span role="status">
          <CloudUpload aria-hidden /> {t('present.saving')}
        </span>
      );
    case 'saved':
      return (
        <span role="status" data-saved>
          <CloudCheck aria-hidden /> {t('present.savedAt', { time: formatTime(state.at.toISOString()) })}
        </span>
      );
    case 'failed':
      return (
        <span role="alert" className={styles.unsaved}>
          <TriangleAlert aria-hidden /> {t('present.notSaved')}
        </span>
      );
    case 'conflict':
      return (
        <button type="button" className={styles.unsaved} onClick={onReload}>
          <TriangleAlert aria-hidden /> {t('present.conflict')}
        </button>
      );
  }
}
