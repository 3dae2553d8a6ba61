import { useEffect, useMemo, useRef } from 'react';
import { formatNumber, toothText, useNumbering } from '@archway/platform';
import type { PlanScene } from '../scene/plan-scene.ts';
import { bodied } from '../stages/plan-stages.ts';
import { type Mark, iprKey, iprPlaces, isFree, numberMark } from './marks.ts';
import type { Plan } from './use-plan.ts';
import styles from './stage.module.css';

/** Width and height that a label takes for itself, pixels. */
const ROOM = [17, 15] as const;

/** Numbers of teeth and enamel to be taken, over the canvas. They follow each frame by themselves, without rendering. */
export function Labels({ plan, scene }: { plan: Plan; scene: PlanScene }) {
  const numbering = useNumbering();
  const { source, stages, clock, state, live } = plan;
  const elements = useRef(new Map<string, HTMLElement>());
  const { jaws, layers } = state;
  const teeth = useMemo(() => bodied(source.document), [source.document]);
  useEffect(() => {
    const layOut = (): void => {
      const { stage } = clock.get();
      const poseOf = (fdi: number) => stages.poseAt(fdi, stage);
      const readers = { upper: scene.towardsReader('upper'), lower: scene.towardsReader('lower') };
      const reader = (jaw: keyof typeof readers) => readers[jaw];
      const numbers = layers.numbers ? teeth.map((tooth) => numberMark(tooth, poseOf(tooth.fdi), reader)) : [];
      const marks: (Mark | null)[] = [
        ...(layers.ipr ? iprPlaces(source.document, stage, poseOf, reader) : []),
        // Those of the front teeth first: where there is no room for all, those behind go.
        ...numbers.toSorted((one, other) => (Number(one?.key) % 10) - (Number(other?.key) % 10)),
      ];
      const shown = new Set<string>();
      const taken: { x: number; y: number }[] = [];
      for (const mark of marks) {
        const element = mark && elements.current.get(mark.key);
        if (!element || !mark.seen || !jaws[mark.jaw]) continue;
        const place = scene.placeOf(mark.jaw, mark.at);
        if (!isFree(place, taken, ROOM)) continue;
        taken.push(place);
        shown.add(mark.key);
        element.style.transform = `translate(-50%, -50%) translate(${place.x}px, ${place.y}px)`;
        if ('ipr' in mark) element.dataset['time'] = (mark as ReturnType<typeof iprPlaces>[number]).ipr.time;
      }
      for (const [key, element] of elements.current) element.hidden = !shown.has(key);
    };
    layOut();
    return live.frames.subscribe(layOut);
  }, [scene, live.frames, clock, stages, source.document, teeth, jaws, layers]);
  const keep = (key: string) => (element: HTMLElement | null) => {
    if (element) elements.current.set(key, element);
    else elements.current.delete(key);
  };
  return (
    <div className={styles.labels} aria-hidden>
      {teeth.map(({ fdi }) => (
        <span
          key={fdi}
          ref={keep(String(fdi))}
          className={styles.number}
          data-selected={fdi === state.selected || undefined}
        >
          {toothText(fdi, numbering)}
        </span>
      ))}
      {source.document.ipr.map((each) => (
        <span key={iprKey(each)} ref={keep(iprKey(each))} className={styles.ipr}>
          {formatNumber(each.amount, { digits: 2 })}
        </span>
      ))}
    </div>
  );
}
