import { useText } from '@archway/platform';
import { Keyboard, Popover } from '@archway/ui';
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
    <Popover
      placement="bottom"
      trigger="click"
      title={t('cbct.keys.title')}
      content={
        <>
          <dl className={styles.keys}>
            {rows.map(([keys, what]) => (
              <div key={what}>
                <dt>{keys}</dt>
                <dd>{t(`cbct.keys.${what}`)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.mouse}>{t('cbct.keys.mouse')}</p>
        </>
      }
    >
      <button type="button" className={styles.button} aria-label={t('cbct.keys.title')} title={t('cbct.keys.title')}>
        <Keyboard aria-hidden />
      </button>
    </Popover>
  );
}
