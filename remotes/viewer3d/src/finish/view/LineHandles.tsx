import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { drawnLine } from '@archway/dental/finish';
import { type Vec3, add, dot } from '@archway/geometry';
import { useText } from '@archway/platform';
import type { PlanScene } from '../../plan/scene/plan-scene.ts';
import { type JawDrawing, withLine } from '../state/drawing.ts';
import { normalAt } from '../state/normal-at.ts';
import type { StandingJaw } from '../state/use-gums.ts';
import type { Finishing } from '../state/use-finish.ts';
import styles from './finish.module.css';

interface Props {
  finishing: Finishing;
  scene: PlanScene;
  drawing: JawDrawing;
  gum: StandingJaw;
}

/** Every so manieth point of a line can be drawn. */
const EVERY = 10;
/** A handle that looks away from the reader lies behind its jaw. */
const FACING = -0.15;
/** What an arrow key moves a point by, mm. */
const NUDGE = 0.25;

/** Points of the cut line that are drawn along the gum. They follow each frame by themselves, without rendering. */
export function LineHandles({ finishing, scene, drawing, gum }: Props) {
  const t = useText('viewer3d');
  const { jaw, plan, preview, setPreview, change } = finishing;
  const { frames } = plan.live;
  const elements = useRef(new Map<number, HTMLElement>());
  const held = useRef<{ readonly index: number; line: readonly Vec3[] | null } | null>(null);
  const { points } = drawing.cutLine;
  const handles = useMemo(
    () =>
      points.flatMap((point, index) =>
        index % EVERY === 0 ? [{ index, normal: normalAt(gum.mesh.geometry, point) }] : [],
      ),
    [points, gum],
  );
  const line: readonly Vec3[] = preview ?? points;
  useEffect(() => {
    const layOut = (): void => {
      const reader = scene.towardsReader(jaw);
      for (const { index, normal } of handles) {
        const element = elements.current.get(index);
        const point = line[index];
        if (!element || !point) continue;
        const { x, y } = scene.placeOf(jaw, point);
        element.hidden = dot(normal, reader) < FACING && held.current?.index !== index;
        element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      }
    };
    layOut();
    return frames.subscribe(layOut);
  }, [scene, frames, jaw, handles, line]);

  const grab = (index: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { index, line: null };
  };
  const draw = (event: PointerEvent<HTMLElement>): void => {
    const { current } = held;
    const to = current && scene.pointOn(gum.mesh, jaw, event.clientX, event.clientY);
    if (!to) return;
    current.line = drawnLine(gum.surface, points, current.index, to);
    setPreview(current.line);
  };
  const drop = (isTaken: boolean): void => {
    const { current } = held;
    held.current = null;
    setPreview(null);
    if (isTaken && current?.line) change(withLine(drawing, current.line, 'edited'));
  };
  const nudge = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const from = points[index];
    if (sign === 0 || !from) return;
    event.preventDefault();
    event.stopPropagation();
    change(withLine(drawing, drawnLine(gum.surface, points, index, add(from, [0, sign * NUDGE, 0])), 'edited'));
  };
  return (
    <div className={styles.over} role="group" aria-label={t('finish.points')}>
      {handles.map(({ index }, at) => (
        <button
          key={index}
          ref={(element) => {
            if (element) elements.current.set(index, element);
            else elements.current.delete(index);
          }}
          type="button"
          hidden
          className={styles.handle}
          data-point={index}
          aria-label={t('finish.point', { num: at + 1 })}
          onPointerDown={grab(index)}
          onPointerMove={draw}
          onPointerUp={() => drop(true)}
          onPointerCancel={() => drop(false)}
          onKeyDown={nudge(index)}
        />
      ))}
    </div>
  );
}
