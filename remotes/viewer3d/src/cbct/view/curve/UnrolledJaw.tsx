import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { formatNumber, useText } from '@archway/platform';
import type { Window } from '../../engine/windows.ts';
import type { Picture } from '../../panorama/reformat.ts';
import { PictureCanvas } from '../panes/PictureCanvas.tsx';
import styles from './panorama.module.css';

interface Props {
  panorama: Picture;
  /** Of the curve, mm. */
  length: number;
  /** Of the cross-section along the curve, mm. */
  position: number;
  window: Window;
  onPosition: (mm: number) => void;
}

const RULER_MM = 10;

/** The picture of the jaw along its curve with a scale in mm and the mark of the cross-section, which can be dragged. */
export function UnrolledJaw({ panorama, length, position, window, onPosition }: Props) {
  const t = useText('viewer3d');
  const frame = useRef<HTMLDivElement>(null);
  const share = length > 0 ? position / length : 0;
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons !== 1 || !frame.current) return;
    const { left, width } = frame.current.getBoundingClientRect();
    onPosition(Math.max(0, Math.min(1, (event.clientX - left) / width)) * length);
  };
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -0.5, ArrowRight: 0.5, PageDown: -5, PageUp: 5 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onPosition(Math.max(0, Math.min(length, position + by)));
  };
  return (
    <div
      ref={frame}
      className={styles.fitted}
      style={{
        aspectRatio: `${panorama.width} / ${panorama.height}`,
        width: `min(100cqw, 100cqh * ${panorama.width / panorama.height})`,
      }}
      role="slider"
      tabIndex={0}
      aria-label={t('cbct.panorama.position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(length)}
      aria-valuenow={Math.round(position)}
      aria-valuetext={formatNumber(position, { digits: 1, unit: 'mm' })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={drag}
      onKeyDown={step}
    >
      <PictureCanvas picture={panorama} window={window} label={t('cbct.panorama.title')} />
      <i className={styles.mark} style={{ left: `${share * 100}%` }} />
      <span className={styles.sideLeft}>R</span>
      <span className={styles.sideRight}>L</span>
      <span className={styles.ruler} style={{ width: `${(RULER_MM / length) * 100}%` }}>
        {formatNumber(RULER_MM, { unit: 'mm' })}
      </span>
    </div>
  );
}
