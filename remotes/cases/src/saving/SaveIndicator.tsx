import { Button, CloudCheck, CloudUpload, HardDrive, TriangleAlert } from '@archway/ui';
import { type SaveState, useText } from '@archway/platform';
import { goToClash } from './clash/clash-place.ts';
import styles from './save-indicator.module.css';

const clock = (at: Date): string => at.toTimeString().slice(0, 8);

/** When it was saved last, or that it is only on this device. */
export function SaveIndicator({ state }: { state: SaveState }) {
  const t = useText('cases');
  switch (state.kind) {
    case 'idle':
      return null;
    case 'waiting':
    case 'saving':
      return (
        <span className={styles.saving} role="status">
          <CloudUpload aria-hidden="true" />
          {t('save.saving')}
        </span>
      );
    case 'saved':
      return (
        <span className={`${styles.saving} ${styles.saved}`} role="status">
          <CloudCheck aria-hidden="true" />
          {t('save.savedAt', { time: clock(state.at) })}
        </span>
      );
    case 'failed':
      return (
        <span className={`${styles.saving} ${styles.unsaved}`} role="alert">
          <HardDrive aria-hidden="true" />
          {t('save.kept')}
        </span>
      );
    case 'conflict':
      return (
        <span className={`${styles.saving} ${styles.unsaved}`} role="alert">
          <TriangleAlert aria-hidden="true" />
          {t('save.conflict')}
          <Button size="small" onClick={goToClash}>
            {t('save.choose')}
          </Button>
        </span>
      );
  }
}
