import { useEffect, useMemo, useRef } from 'react';
import type { CommentPin, PlanComment } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Plus } from '@archway/ui';
import type { PlanScene } from '../scene/plan-scene.ts';
import type { Plan } from '../view/use-plan.ts';
import { isFree } from '../view/marks.ts';
import { PinButton } from './PinButton.tsx';
import { pinPoints } from './pin-points.ts';
import styles from './pins.module.css';

interface Props {
  plan: Plan;
  scene: PlanScene;
  comments: readonly PlanComment[];
  /** Number of the thread that is looked at. */
  chosen: number | null;
  onChoose: (comment: PlanComment) => void;
  /** Where a comment is being written; without teeth there is nothing to mark. */
  writing: CommentPin;
}

const NEW = 'new';
/** What a pin takes for itself, pixels. */
const ROOM = [27, 27] as const;
/** Pins of one tooth stand over each other, up to so many. */
const MOST_OVER = 6;

/** Comments at their teeth. They follow each frame by themselves, without rendering, as the numbers of the teeth do. */
export function Pins({ plan, scene, comments, chosen, onChoose, writing }: Props) {
  const t = useText('viewer3d');
  const { source, stages, clock, state, live } = plan;
  const { jaws, layers } = state;
  const elements = useRef(new Map<string, HTMLElement>());
  const pins = useMemo(() => {
    const placed = comments.filter(({ pin }) => pin.teeth.length > 0);
    // The one that is looked at has its place before all others.
    const ordered = placed.toSorted((one, other) => Number(other.number === chosen) - Number(one.number === chosen));
    const own = writing.teeth.length > 0 ? [{ key: NEW, teeth: writing.teeth }] : [];
    return [...own, ...ordered.map(({ number, pin }) => ({ key: String(number), teeth: pin.teeth }))];
  }, [comments, chosen, writing]);
  useEffect(() => {
    const layOut = (): void => {
      const { stage } = clock.get();
      const poseOf = (fdi: number) => stages.poseAt(fdi, stage);
      const readers = { upper: scene.towardsReader('upper'), lower: scene.towardsReader('lower') };
      const shown = new Set<string>();
      const taken: { x: number; y: number }[] = [];
      for (const { key, teeth } of pins) {
        const element = elements.current.get(key);
        const found = element && pinPoints(source.document, teeth, poseOf, (jaw) => readers[jaw]);
        if (!found || !jaws[found.jaw] || (layers.gum && !found.seen)) continue;
        const place = found.points
          .map((point) => scene.placeOf(found.jaw, point))
          .find((point) => {
            const under = scene.toothUnder(point);
            return under === null || teeth.some((fdi) => fdi === under);
          });
        if (!place) continue;
        for (let tries = 0; tries < MOST_OVER && !isFree(place, taken, ROOM); tries++) place.y -= ROOM[1] + 1;
        taken.push(place);
        shown.add(key);
        element.style.transform = `translate(${place.x}px, ${place.y}px) translateY(-100%)`;
      }
      for (const [key, element] of elements.current) element.hidden = !shown.has(key);
    };
    layOut();
    return live.frames.subscribe(layOut);
  }, [scene, live.frames, clock, stages, source.document, pins, jaws, layers]);
  const keep = (key: string) => (element: HTMLElement | null) => {
    if (element) elements.current.set(key, element);
    else elements.current.delete(key);
  };
  return (
    <div className={styles.pins} role="group" aria-label={t('comments.pins')}>
      {comments.map((comment) =>
        comment.pin.teeth.length > 0 ? (
          <PinButton
            key={comment.number}
            ref={keep(String(comment.number))}
            comment={comment}
            chosen={comment.number === chosen}
            onChoose={() => onChoose(comment)}
          />
        ) : null,
      )}
      {writing.teeth.length > 0 ? (
        <span key={NEW} ref={keep(NEW)} hidden className={styles.pin} data-pin={NEW} data-state="new" aria-hidden>
          <Plus />
        </span>
      ) : null}
    </div>
  );
}
