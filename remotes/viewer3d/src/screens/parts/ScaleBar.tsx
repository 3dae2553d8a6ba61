import { formatNumber, useText } from '@archway/platform';
import { scaleBar } from '../../measure/scale.ts';
import type { Projection } from '../../scene/camera-rig.ts';
import type { FrameSignal } from '../../scene/frame-signal.ts';
import type { BaseScene } from '../../scene/base-scene.ts';
import { useFrame } from '../../scene/use-frame.ts';
import styles from './parts.module.css';

interface Props {
  scene: BaseScene;
  frames: FrameSignal;
  projection: Projection;
}

/** How long a millimetre is on the screen. In perspective that differs from place to place, so nothing is claimed. */
export function ScaleBar({ scene, frames, projection }: Props) {
  const t = useText('viewer3d');
  useFrame(frames);
  if (projection === 'perspective') return <div className={styles.scale}>{t('scale.perspective')}</div>;
  const { millimetres, pixels } = scaleBar(scene.screen.pixelsPerMm());
  const label = formatNumber(millimetres, { unit: 'mm' });
  return (
    <div
      className={styles.scale}
      role="img"
      aria-label={t('scale.label', { value: label })}
      data-scale-mm={millimetres}
    >
      <span
        className={styles.scaleBar}
        ref={(element) => void element?.style.setProperty('width', `${pixels}px`)}
        aria-hidden
      />
      {label}
    </div>
  );
}
