import { useText } from '@archway/platform';
import { Keyboard, Popover } from '@archway/ui';
import styles from './rail.module.css';

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
    <Popover
      placement="rightBottom"
      trigger="click"
      title={t('keys.title')}
      content={
        <dl className={styles.keys}>
          {rows.map(([keys, what]) => (
            <div key={what}>
              <dt>{keys}</dt>
              <dd>{t(`keys.${what}`)}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <button type="button" className={styles.button} aria-label={t('keys.title')}>
        <Keyboard />
      </button>
    </Popover>
  );
}
