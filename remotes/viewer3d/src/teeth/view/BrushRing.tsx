import { useEffect, useRef } from 'react';
import type { FrameSignal } from '../../scene/frame-signal.ts';
import type { TeethScene } from '../scene/teeth-scene.ts';
import styles from './teeth.module.css';

interface Props {
  scene: TeethScene;
  frames: FrameSignal;
  /** mm. */
  radius: number;
  gum: boolean;
}

/** How far the brush reaches, about the pointer. */
export function BrushRing({ scene, frames, radius, gum }: Props) {
  const ring = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { canvas } = scene;
    const size = (): void => {
      if (ring.current) ring.current.style.width = `${2 * radius * scene.screen.pixelsPerMm()}px`;
    };
    const follow = (event: PointerEvent): void => {
      const { left, top } = canvas.getBoundingClientRect();
      if (!ring.current) return;
      ring.current.hidden = event.target !== canvas;
      ring.current.style.transform = `translate(-50%, -50%) translate(${event.clientX - left}px, ${event.clientY - top}px)`;
    };
    size();
    document.addEventListener('pointermove', follow, { capture: true });
    const leave = frames.subscribe(size);
    return () => {
      document.removeEventListener('pointermove', follow, { capture: true });
      leave();
    };
  }, [scene, frames, radius]);
  return (
    <div className={styles.over} aria-hidden>
      <span ref={ring} className={styles.ring} data-gum={gum || undefined} hidden />
    </div>
  );
}
