import { formatNumber, useText } from '@archway/platform';
import { type Vec3, dot } from '@archway/geometry';
import { useFrame } from '../../../scene/use-frame.ts';
import type { CbctEngine } from '../../engine/cbct-engine.ts';
import type { PlaneName } from '../../engine/panes.ts';
import { cornersOfGrid, type Grid } from '../../frame/grid.ts';
import { signOf } from './PaneOverlay.tsx';
import styles from './pane.module.css';

interface Props {
  engine: CbctEngine;
  pane: PlaneName;
  grid: Grid;
}

/** Runs through the volume along the normal of a pane, in the steps of its voxels. */
export function SliceSlider({ engine, pane, grid }: Props) {
  const t = useText('viewer3d');
  useFrame(engine.frames);
  if (engine.disposed) return null;
  const { point, normal } = engine.cameras.plane(pane);
  const sign = signOf(pane);
  const [min, max] = extent(grid, normal).map((value) => value * sign) as [number, number];
  const value = dot(point, normal) * sign;
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={t('cbct.pane.slider', { name: t(`cbct.pane.${pane}`) })}
      aria-valuetext={formatNumber(value, { digits: 1, unit: 'mm' })}
      min={Math.min(min, max)}
      max={Math.max(min, max)}
      step={stepOf(grid)}
      value={value}
      onChange={(event) => engine.cameras.advance(pane, (Number(event.target.value) - value) * sign)}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}

/** mm from one slice to the next when running through a volume. */
export const stepOf = ({ spacing }: Grid): number => Math.min(...spacing);

/** The smallest and largest position of the volume along a direction. */
function extent(grid: Grid, normal: Vec3): readonly [number, number] {
  const along = cornersOfGrid(grid).map((corner) => dot(corner, normal));
  return [Math.min(...along), Math.max(...along)];
}
