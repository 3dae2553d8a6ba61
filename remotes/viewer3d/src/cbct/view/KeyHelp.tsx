import { useText } from '@archway/platform';
import { KeySheet } from '../../screens/parts/KeySheet.tsx';
import styles from './stage.module.css';

const rows = [
  ['1 – 4', 'panes'],
  ['↑ ↓', 'slice'],
  ['PgUp PgDn', 'slices'],
  ['+  −', 'zoom'],
  ['C W G Z', 'tools'],
  ['L  A', 'measure'],
  ['R', 'reset'],
  ['S', 'picture'],
  ['F', 'fullScreen'],
  ['Esc', 'escape'],
] as const;

/** What the keys and the buttons of the mouse do. */
export function KeyHelp() {
  const t = useText('viewer3d');
  return (
    <KeySheet
      title={t('cbct.keys.title')}
      rows={rows.map(([keys, what]) => [keys, t(`cbct.keys.${what}`)])}
      placement="bottom"
      classes={{ list: styles.keys, button: styles.button }}
    >
      <p className={styles.mouse}>{t('cbct.keys.mouse')}</p>
    </KeySheet>
  );
}
