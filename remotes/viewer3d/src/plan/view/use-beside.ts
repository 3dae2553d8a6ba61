import { type RefObject, useCallback, useEffect } from 'react';
import type { PlanToShow } from '@archway/contracts';
import { linkCameras } from '../../scene/linked-cameras.ts';
import { useLiveScene } from '../../scene/use-live-scene.ts';
import { PlanScene } from '../scene/plan-scene.ts';
import { unchanged } from '../stages/changed-teeth.ts';
import type { PlanStages } from '../stages/plan-stages.ts';
import type { Plan } from './use-plan.ts';

/**
 * The compared plan in a scene of its own, beside the one that leads: at the same stage, from the same place, with the
 * same jaws and layers.
 */
export function useBeside(
  container: RefObject<HTMLDivElement | null>,
  lead: Plan,
  source: PlanToShow,
  stages: PlanStages,
): Plan {
  const { clock, state, dispatch, meshes, live: leading } = lead;
  const turned = useCallback(() => dispatch({ type: 'turned' }), [dispatch]);
  const live = useLiveScene(container, PlanScene, turned);
  const { scene, frames } = live;
  const { jaws, layers, selected } = state;
  useEffect(() => {
    if (!scene) return;
    const show = (): void => {
      const { stage } = clock.get();
      const poseOf = (fdi: number) => stages.poseAt(fdi, stage);
      scene.setMoment({ stage, poseOf, referenceOf: null, lower: stages.lowerAt(stage) });
    };
    show();
    return clock.subscribe(show);
  }, [scene, clock, stages]);
  useEffect(
    () => scene?.setLook({ jaws, gum: layers.gum, attachments: layers.attachments, selected, changed: unchanged }),
    [scene, jaws, layers, selected],
  );
  const { bodies, otherGum } = meshes;
  useEffect(() => void scene?.setPlan(source, null, { bodies, gum: otherGum }), [scene, source, bodies, otherGum]);
  useEffect(() => {
    if (!scene || !leading.scene) return;
    return linkCameras({ scene: leading.scene, frames: leading.frames }, { scene, frames });
  }, [scene, frames, leading.scene, leading.frames]);
  return {
    ...lead,
    ...{ source, stages, live, compared: null, otherStages: null, changed: unchanged },
    meshes: { ...meshes, gum: otherGum },
  };
}
