import { useEffect, useMemo, useRef } from 'react';
import type { PlanShot, SlotProps } from '@archway/contracts';
import { useLiveScene } from '../../scene/use-live-scene.ts';
import { standardViews } from '../../scene/standard-views.ts';
import { PlanScene } from '../scene/plan-scene.ts';
import { unchanged } from '../stages/changed-teeth.ts';
import { planStages } from '../stages/plan-stages.ts';
import { usePlanMeshes } from '../view/use-plan-meshes.ts';
import { paintedStill } from './painted-still.ts';
import { shotKey } from './shot-key.ts';
import styles from './still.module.css';

const nothing = (): void => undefined;

/** Draws pictures of a plan where nobody sees it, and hands them over: what wants them needs no canvas of its own. */
export function PlanStills({ source, shots, background, onStill }: SlotProps['plan.still']) {
  const container = useRef<HTMLDivElement>(null);
  const done = useRef(new WeakMap<typeof source, Set<string>>());
  const latest = useRef(onStill);
  useEffect(() => {
    latest.current = onStill;
  });
  const { scene, unsupported, contextLost } = useLiveScene(container, PlanScene, nothing);
  const { meshes } = usePlanMeshes(source, null, false);
  const stages = useMemo(() => planStages(source.document), [source.document]);
  const loads = [...meshes.bodies.values(), meshes.gum.upper, meshes.gum.lower].filter((load) => load !== null);
  const settled = loads.length > 0 && loads.every(({ phase }) => phase !== 'waiting');
  // A plan without some of its teeth would tell the patient something else.
  const failed = unsupported || contextLost || loads.some(({ phase }) => phase === 'failed');

  useEffect(() => {
    if (!failed && !(scene && settled)) return;
    const known = done.current.get(source) ?? new Set<string>();
    done.current.set(source, known);
    let stopped = false;
    const hand = (shot: PlanShot, jpeg: ArrayBuffer | null): void => {
      known.add(shotKey(shot));
      latest.current(shot, jpeg);
    };
    const draw = async (): Promise<void> => {
      if (scene && !failed) scene.setPlan(source, null, meshes);
      for (const shot of shots) {
        if (stopped) return;
        if (known.has(shotKey(shot))) continue;
        if (failed || !scene) {
          hand(shot, null);
          continue;
        }
        const { only } = standardViews[shot.view];
        scene.setLook({
          jaws: { upper: only !== 'lower', lower: only !== 'upper' },
          ...{ gum: true, attachments: true, selected: null, changed: unchanged },
        });
        const stage = Math.min(shot.step ?? stages.total, stages.total);
        const poseOf = (fdi: number) => stages.poseAt(fdi, stage);
        scene.setMoment({ stage, poseOf, referenceOf: null, lower: stages.lowerAt(stage) });
        scene.standAt(shot.view);
        const jpeg = await paintedStill(scene.drawnCanvas(), background);
        if (!stopped) hand(shot, jpeg);
      }
    };
    void draw();
    return () => {
      stopped = true;
    };
  }, [scene, settled, failed, source, shots, background, stages, meshes]);

  return (
    <div ref={container} className={styles.stage} aria-hidden inert data-stills={settled || failed ? 'ready' : ''} />
  );
}
