import { formatNumber, useText } from '@archway/platform';
import { dot, scale as times } from '@archway/geometry';
import { scaleBar } from '../../../measure/scale.ts';
import { useFrame } from '../../../scene/use-frame.ts';
import type { CbctEngine } from '../../engine/cbct-engine.ts';
import { isPlane, type PaneName } from '../../engine/panes.ts';
import { lettersOf } from '../../frame/letters.ts';
import styles from './pane.module.css';

const LONGEST_PIXELS = 90;

/** What stands over a picture: where right, left, front, back, up and down are, the position, a scale. */
export function PaneOverlay({ engine, pane }: { engine: CbctEngine; pane: PaneName }) {
  const t = useText('viewer3d');
  useFrame(engine.frames);
  if (engine.disposed) return null;
  const { point, normal, up, right } = engine.cameras.plane(pane);
  const { millimetres, pixels } = scaleBar(engine.cameras.pixelsPerMm(pane), LONGEST_PIXELS);
  return (
    <div className={styles.overlay}>
      <span className={styles.left} data-side="left">
        {lettersOf(times(right, -1))}
      </span>
      <span className={styles.right} data-side="right">
        {lettersOf(right)}
      </span>
      <span className={styles.top} data-side="top">
        {lettersOf(up)}
      </span>
      <span className={styles.bottom} data-side="bottom">
        {lettersOf(times(up, -1))}
      </span>
      {isPlane(pane) && (
        <>
          <span className={styles.position} data-position>
            {t('cbct.pane.position', {
              mm: formatNumber(dot(point, normal) * signOf(pane), { digits: 1, unit: 'mm' }),
            })}
          </span>
          <span className={styles.scale} style={{ width: pixels }}>
            {formatNumber(millimetres, { unit: 'mm' })}
          </span>
        </>
      )}
    </div>
  );
}

/** Positions grow to the left, to the back and up, as coordinates of patient space do; two normals point against that. */
export const signOf = (pane: PaneName): 1 | -1 => (pane === 'axial' || pane === 'coronal' ? -1 : 1);
