import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { DifferenceRow, PlanToShow } from '@archway/contracts';
import type { CameraPose } from '../../scene/camera-pose.ts';
import { motion } from '../../scene/motion.ts';
import { type LiveScene, useLiveScene } from '../../scene/use-live-scene.ts';
import type { PlanLook } from '../scene/plan-objects.ts';
import { PlanScene } from '../scene/plan-scene.ts';
import { type ChangedTeeth, changedTeeth, unchanged } from '../stages/changed-teeth.ts';
import { type PlanStages, planStages } from '../stages/plan-stages.ts';
import { referencePose } from '../stages/reference.ts';
import type { StageClock } from '../stages/stage-clock.ts';
import { type PlanView, type PlanViewAction, firstView, planView } from './plan-view.ts';
import { useClock } from './use-clock.ts';
import { usePlanMeshes } from './use-plan-meshes.ts';

interface Options {
  readonly source: PlanToShow;
  /** Another plan, to be laid over it. */
  readonly compared: PlanToShow | null;
  /** The other one stands beside it, and not over it. */
  readonly beside?: boolean;
  /** What is shown first. */
  readonly first: Partial<Pick<PlanView, 'reference' | 'selected'>> & { readonly stage: number };
  /** What differs from the compared plan, in words. */
  readonly rows: readonly DifferenceRow[];
  /** Teeth that are marked beside the selected one. */
  readonly marks?: Pick<PlanLook, 'also' | 'colliding'>;
}

/** A plan that is looked at: everything but its screen. */
export interface Plan {
  readonly source: PlanToShow;
  readonly compared: PlanToShow | null;
  readonly stages: PlanStages;
  readonly otherStages: PlanStages | null;
  /** Teeth that differ from the compared plan. */
  readonly changed: ChangedTeeth;
  readonly clock: StageClock;
  readonly state: PlanView;
  readonly dispatch: (action: PlanViewAction) => void;
  readonly meshes: ReturnType<typeof usePlanMeshes>['meshes'];
  readonly retry: () => void;
  readonly live: LiveScene<PlanScene>;
  /** Marks a tooth and brings the camera to it; null marks none. */
  readonly select: (fdi: number | null) => void;
  /** Goes where somebody stood. */
  readonly stand: (pose: CameraPose, jaws: PlanView['jaws']) => void;
}

export function usePlan(
  container: RefObject<HTMLDivElement | null>,
  { source, compared, beside = false, first, rows, marks }: Options,
): Plan {
  const stages = useMemo(() => planStages(source.document), [source.document]);
  const otherStages = useMemo(() => compared && planStages(compared.document), [compared]);
  const changed = useMemo(
    () => (otherStages ? changedTeeth(source, stages, otherStages, rows) : unchanged),
    [source, stages, otherStages, rows],
  );
  const { stage: firstStage, ...seen } = first;
  const [state, dispatch] = useReducer(planView, { ...firstView, ...seen });
  const clock = useClock(stages.total, firstStage);
  const { meshes, retry } = usePlanMeshes(source, compared, beside);
  const turned = useCallback(() => dispatch({ type: 'turned' }), []);
  const live = useLiveScene(container, PlanScene, turned);
  const { scene, returning } = live;
  const { reference, jaws, layers, selected, view } = state;
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });

  useEffect(() => {
    if (!scene) return;
    const show = (): void => {
      const { stage } = clock.get();
      scene.setMoment({
        stage,
        poseOf: (fdi) => stages.poseAt(fdi, stage),
        referenceOf: referencePose(reference, stages, otherStages, stage),
        lower: stages.lowerAt(stage),
      });
    };
    show();
    return clock.subscribe(show);
  }, [scene, clock, stages, otherStages, reference]);
  useEffect(
    () => scene?.setLook({ jaws, gum: layers.gum, attachments: layers.attachments, selected, changed, ...marks }),
    [scene, jaws, layers, selected, changed, marks],
  );
  useEffect(() => {
    if (!scene) return;
    const grew = scene.setPlan(source, compared, meshes);
    if (returning.current) {
      scene.goTo(returning.current, 0);
      returning.current = null;
    } else if (grew && latest.current) scene.showView(latest.current, 0);
  }, [scene, source, compared, meshes, returning]);
  useEffect(() => {
    if (view) scene?.showView(view, motion());
  }, [scene, view, jaws]);

  const select = useCallback(
    (fdi: number | null) => {
      dispatch({ type: 'select', fdi });
      if (fdi !== null) scene?.flyTo(fdi, motion());
    },
    [scene],
  );
  const stand = useCallback(
    (pose: CameraPose, shown: PlanView['jaws']) => {
      dispatch({ type: 'stand', jaws: shown });
      scene?.goTo({ pose, openness: 0 }, motion());
    },
    [scene],
  );
  // The same while nothing of it changes, so that what shows it need not render with its screen.
  return useMemo(
    () => ({
      source,
      compared,
      stages,
      otherStages,
      changed,
      clock,
      state,
      dispatch,
      meshes,
      retry,
      live,
      select,
      stand,
    }),
    [source, compared, stages, otherStages, changed, clock, state, meshes, retry, live, select, stand],
  );
}
