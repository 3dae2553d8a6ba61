import type { KeyboardEvent } from 'react';
import { useText } from '@archway/platform';
import type { Vec2 } from '../../panorama/curve.ts';
import styles from './curve.module.css';

interface Props {
  /** From 1 on, as it is called. */
  number: number;
  /** CSS pixels in the pane. */
  at: readonly [number, number];
  onGrab: () => void;
  onRelease: () => void;
  /** Moved by keys, in mm. */
  onNudge: (by: Vec2) => void;
  /** Absent when the curve needs all its points. */
  onRemove: (() => void) | undefined;
}

const STEP_MM = 0.5;
const steps: Record<string, Vec2> = {
  ArrowLeft: [-STEP_MM, 0],
  ArrowRight: [STEP_MM, 0],
  ArrowUp: [0, -STEP_MM],
  ArrowDown: [0, STEP_MM],
};

/** A point of the curve: dragged, moved by keys, or taken away by Delete. */
export function CurvePoint({ number, at: [x, y], onGrab, onRelease, onNudge, onRemove }: Props) {
  const t = useText('viewer3d');
  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step) onNudge(step);
    else if (event.key === 'Delete' && onRemove) onRemove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <circle
      className={styles.point}
      cx={x}
      cy={y}
      r={6}
      tabIndex={0}
      role="button"
      aria-label={t('cbct.panorama.point', { num: number })}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        onGrab();
      }}
      onPointerUp={onRelease}
      onKeyDown={onKey}
    />
  );
}
