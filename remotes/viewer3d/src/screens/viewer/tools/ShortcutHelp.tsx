import { useText } from '@archway/platform';
import { KeySheet } from '../../parts/KeySheet.tsx';
import styles from '../../parts/rail.module.css';

const rows = [
  ['1 – 6', 'views'],
  ['U  L', 'jaws'],
  ['D', 'surfacePoint'],
  ['M', 'distance'],
  ['A', 'angle'],
  ['Enter', 'point'],
  ['Esc', 'escape'],
  ['Ctrl Z', 'undo'],
  ['X', 'section'],
  ['[  ]', 'moveSection'],
  ['C', 'contacts'],
  ['V', 'compare'],
  ['← → ↑ ↓', 'turn'],
  ['+  −', 'zoom'],
  ['P', 'perspective'],
  ['R', 'reset'],
  ['S', 'screenshot'],
  ['F', 'fullScreen'],
] as const;

/** What the keys do. */
export function ShortcutHelp() {
  const t = useText('viewer3d');
  return (
    <KeySheet
      title={t('keys.title')}
      rows={rows.map(([keys, what]) => [keys, t(`keys.${what}`)])}
      placement="rightBottom"
      classes={{ list: styles.keys, button: styles.button }}
    />
  );
}
