import { useText } from '@archway/platform';
import type { Arrangement } from '../../../frame/placement.ts';
import { type MeasureLabel, measureShapes, type MeasureShape } from '../../../measure/shapes.ts';
import type { FrameSignal } from '../../../scene/frame-signal.ts';
import type { ViewerScene } from '../../../scene/viewer-scene.ts';
import { formatMeasure } from '../../../measure/format-measure.ts';
import { useFrame } from '../../../scene/use-frame.ts';
import type { ViewerAction, ViewerState } from '../../../model/viewer-model.ts';
import styles from './overlay.module.css';

interface Props {
  scene: ViewerScene;
  frames: FrameSignal;
  state: ViewerState;
  arrangement: Arrangement;
  /** Decimals of lengths. */
  digits: number;
  dispatch: (action: ViewerAction) => void;
}

/** Lines, points and values over the canvas; they follow the camera frame by frame. */
export function MeasureOverlay({ scene, frames, state, arrangement, digits, dispatch }: Props) {
  const { measurements, pending, open } = state;
  const used = measurements.length + pending.length > 0;
  useFrame(frames, used);
  if (!used) return null;
  const shapes = shapesNow(scene, state, arrangement, digits);
  return (
    <div className={styles.layer} data-open={open || undefined}>
      <svg className={styles.lines} aria-hidden>
        {shapes.map((shape) => (
          <Lines key={shape.key} shape={shape} />
        ))}
      </svg>
      {shapes.map((shape) => shape.label && <Label key={shape.key} shape={shape} dispatch={dispatch} />)}
    </div>
  );
}

export const shapesNow = (
  scene: ViewerScene,
  state: ViewerState,
  arrangement: Arrangement,
  digits: number,
): MeasureShape[] =>
  measureShapes(
    state.measurements,
    state.pending,
    (point) => scene.picking.toScreen(point),
    arrangement,
    state.open,
    (value) => formatMeasure(value, digits),
    scene.screen.size(),
  );

function Lines({ shape }: { shape: MeasureShape }) {
  const path = shape.points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <g className={shape.hidden ? styles.hidden : undefined}>
      {shape.points.length > 1 && <polyline points={path} className={styles.halo} />}
      {shape.points.length > 1 && <polyline points={path} className={styles.line} />}
      {shape.label?.moved && <Leader label={shape.label} />}
      {shape.points.map((point, index) => (
        <circle
          key={index}
          cx={point.x}
          cy={point.y}
          r={4}
          className={point.hidden ? styles.pointBehind : styles.point}
        />
      ))}
    </g>
  );
}

/** From a label that had to move back to what it says. */
function Leader({ label: { anchor, centre } }: { label: MeasureLabel }) {
  return <line x1={anchor.x} y1={anchor.y} x2={centre.x} y2={centre.y} className={styles.leader} />;
}

function Label({ shape, dispatch }: { shape: MeasureShape; dispatch: Props['dispatch'] }) {
  const t = useText('viewer3d');
  const { id, label } = shape;
  if (!label || id === null) return null;
  const place = (element: HTMLElement | null): void => {
    // Set through the object model, which the content security policy allows.
    if (element) element.style.transform = `translate(-50%, -50%) translate(${label.centre.x}px, ${label.centre.y}px)`;
  };
  return (
    <button
      type="button"
      ref={place}
      className={shape.hidden ? `${styles.label} ${styles.hidden}` : styles.label}
      title={t('measure.remove')}
      aria-label={t('measure.removeNamed', { num: id, value: label.text })}
      onClick={() => dispatch({ type: 'remove', id })}
    >
      <b>{id}</b>
      {label.text}
    </button>
  );
}
