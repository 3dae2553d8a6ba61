import { useEffect, useMemo, useRef } from 'react';
import type { Vec3 } from '@archway/geometry';
import stageStyles from '../../plan/view/stage.module.css';
import { isFree } from '../../plan/view/marks.ts';
import type { FrameSignal } from '../../scene/frame-signal.ts';
import type { TeethScene } from '../scene/teeth-scene.ts';
import type { Correcting } from '../state/use-correcting.ts';
import type { OpenedJaw } from '../state/use-opened.ts';
import styles from './teeth.module.css';

interface Props {
  scene: TeethScene;
  frames: FrameSignal;
  /** Of the teeth, in the patient's axes. */
  middles: ReadonlyMap<number, Vec3>;
  correcting: Correcting;
  opened: OpenedJaw;
}

const ROOM = [17, 15] as const;

/** The number of each tooth over the canvas; one that is hidden behind others has none. */
export function ToothNumbers({ scene, frames, middles, correcting, opened }: Props) {
  const elements = useRef(new Map<number, HTMLElement>());
  const { now, selected, name } = correcting;
  // Where the surface is, and not inside the crown.
  const way = opened.name === 'upper' ? -1 : 1;
  const places = useMemo(
    () => [...middles].map(([fdi, [x, y, z]]): readonly [number, Vec3] => [fdi, [x, y + way, z]]),
    [middles, way],
  );
  useEffect(() => {
    const layOut = (): void => {
      const taken: { x: number; y: number }[] = [];
      const shown = new Set<number>();
      for (const [fdi, at] of places) {
        const element = elements.current.get(fdi);
        if (!element || !scene.seesAt(at, fdi)) continue;
        const place = scene.screen.project(at);
        if (!isFree(place, taken, ROOM)) continue;
        taken.push(place);
        shown.add(fdi);
        element.style.transform = `translate(-50%, -50%) translate(${place.x}px, ${place.y}px)`;
      }
      for (const [fdi, element] of elements.current) element.hidden = !shown.has(fdi);
    };
    layOut();
    return frames.subscribe(layOut);
  }, [scene, frames, places, now]);
  return (
    <div className={stageStyles.labels} aria-hidden>
      {now.teeth.map(({ fdi }) => (
        <span
          key={fdi}
          ref={(element) => {
            if (element) elements.current.set(fdi, element);
            else elements.current.delete(fdi);
          }}
          className={`${stageStyles.number} ${styles.number}`}
          data-selected={selected.includes(fdi) || undefined}
        >
          {name(fdi)}
        </span>
      ))}
    </div>
  );
}
