import { useEffect, useMemo, useRef } from 'react';
import { frameIn, jawOf } from '@archway/dental';
import { type Vec3, add, mean, scale } from '@archway/geometry';
import { formatNumber, toothText, useNumbering, useText } from '@archway/platform';
import type { PlanScene } from '../../plan/scene/plan-scene.ts';
import { isFree } from '../../plan/view/marks.ts';
import { useStage } from '../../plan/view/use-clock.ts';
import type { Design } from '../use-design.ts';
import styles from './design.module.css';

/** So far outside of the contact the words stand, mm. */
const OUT = 4;
/** Over the contact, pixels; and what the words take for themselves. */
const UP = 34;
const ROOM = [152, 23] as const;
/** Where there is no room for all, words stand over each other, up to so many. */
const MOST_OVER = 5;

/** How deep teeth overlap at the shown stage, or while they are held, beside their contact. */
export function OverlapMarks({ design, scene }: { design: Design; scene: PlanScene }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { plan, checking, contacts } = design;
  const stage = useStage(plan.clock);
  const elements = useRef(new Map<string, HTMLElement>());
  const { found } = checking;
  const { near } = contacts;
  const { document } = plan.source;
  const shown = useMemo(() => {
    const held = near?.filter(({ depth }) => depth > document.limits.collision);
    const there = held ?? found?.overlaps.filter(({ from, to }) => from <= stage && stage <= to) ?? [];
    const teeth = there.map(({ between, depth }) => ({ key: between.join('-'), between, depth, bonded: false }));
    const worn = (held ? [] : (found?.attachments ?? [])).filter(
      ({ from, to, depth }) => depth > 0 && from <= stage && stage <= to,
    );
    return [
      ...teeth,
      ...worn.map(({ id, fdi, opposing, depth }) => ({
        ...{ key: `${id} ${opposing}`, between: [fdi, opposing] as const, depth, bonded: true },
      })),
    ];
  }, [near, found, stage, document.limits.collision]);
  const { stages, clock, live, state } = plan;
  useEffect(() => {
    const layOut = (): void => {
      const taken: { x: number; y: number }[] = [];
      for (const { key, between } of shown) {
        const element = elements.current.get(key);
        if (!element) continue;
        const jaw = jawOf(between[0]);
        const points = between.flatMap((fdi): Vec3[] => {
          const frame = document.teeth.find((tooth) => tooth.fdi === fdi)?.frame;
          if (!frame) return [];
          const { origin, buccal } = frameIn(stages.poseAt(fdi, clock.get().stage), frame);
          return [add(origin, scale(buccal, OUT))];
        });
        element.hidden = points.length === 0 || !state.jaws[jaw];
        if (element.hidden) continue;
        const { x, y } = scene.placeOf(jaw, mean(points));
        // Away from the other jaw, where there is gum.
        const way = jaw === 'upper' ? -1 : 1;
        const place = { x, y: y + way * UP };
        for (let over = 0; over < MOST_OVER && !isFree(place, taken, ROOM); over++) place.y += way * ROOM[1];
        taken.push(place);
        element.style.transform = `translate(-50%, -50%) translate(${place.x}px, ${place.y}px)`;
      }
    };
    layOut();
    return live.frames.subscribe(layOut);
  }, [shown, document, stages, clock, scene, live.frames, state.jaws]);
  return (
    <div className={styles.marks} aria-live="off">
      {shown.map(({ key, between, depth, bonded }) => (
        <span
          key={key}
          data-overlap={key}
          ref={(element) => {
            if (element) elements.current.set(key, element);
            else elements.current.delete(key);
          }}
        >
          {t(bonded ? 'design.attachmentMeets' : 'design.overlap', {
            teeth: between.map((fdi) => toothText(fdi, numbering)).join('/'),
            mm: formatNumber(depth, { digits: 2, unit: 'mm' }),
          })}
        </span>
      ))}
    </div>
  );
}
