import { useText } from '@archway/platform';
import { sidesOf } from '../../../scene/directions.ts';
import type { FrameSignal } from '../../../scene/frame-signal.ts';
import type { ViewerScene } from '../../../scene/viewer-scene.ts';
import { useFrame } from '../../../scene/use-frame.ts';
import styles from './overlay.module.css';

/** Which side of the patient lies at which edge of the canvas. */
export function SideLabels({ scene, frames }: { scene: ViewerScene; frames: FrameSignal }) {
  const t = useText('viewer3d');
  useFrame(frames);
  const sides = sidesOf(scene.screen.right());
  if (!sides) return null;
  return (
    <div aria-hidden data-sides={`${sides.left} ${sides.right}`}>
      <span className={`${styles.side} ${styles.sideLeft}`}>{t(`side.${sides.left}`)}</span>
      <span className={`${styles.side} ${styles.sideRight}`}>{t(`side.${sides.right}`)}</span>
    </div>
  );
}
