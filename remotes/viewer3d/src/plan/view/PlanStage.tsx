import { type RefObject, type ReactNode, useEffect } from 'react';
import { NoWebgl } from '../../screens/parts/NoWebgl.tsx';
import { ScaleBar } from '../../screens/parts/ScaleBar.tsx';
import { ViewSwitch } from '../../screens/parts/ViewSwitch.tsx';
import { Labels } from './Labels.tsx';
import { PlanCanvas } from './PlanCanvas.tsx';
import { StageNotices } from './StageNotices.tsx';
import type { Plan } from './use-plan.ts';
import styles from './stage.module.css';

interface Props {
  container: RefObject<HTMLDivElement | null>;
  plan: Plan;
  /** Stands over the canvas, top left. */
  legend: ReactNode;
  describedBy?: string | undefined;
  /** Over the canvas, under its buttons. */
  over?: ReactNode;
  /** Bottom left, before what is told of the meshes. */
  hint?: ReactNode;
  onMean?: ((teeth: readonly number[]) => void) | undefined;
  /** A tooth is pressed, where more than looking at it follows; null beside all teeth. */
  onPick?: ((fdi: number | null, add: boolean) => void) | undefined;
  /** Beside another stage its views are enough. */
  views?: boolean;
  /** Without a scale there is more room on a phone. */
  scale: boolean;
}

/** The plan in 3D with what lies over it. */
export function PlanStage({
  container,
  plan,
  legend,
  describedBy,
  over,
  hint,
  onMean,
  onPick,
  views = true,
  scale,
}: Props) {
  const { live, state, dispatch, select } = plan;
  useTestMarks(plan);
  return (
    <div className={styles.stage}>
      <PlanCanvas
        container={container}
        scene={live.scene}
        lost={live.contextLost}
        describedBy={describedBy}
        onTooth={onPick ?? ((fdi) => (fdi === null ? select(null) : dispatch({ type: 'select', fdi })))}
        onMean={onMean}
      />
      {live.unsupported ? (
        <NoWebgl />
      ) : (
        <>
          {live.scene && !live.contextLost && <Labels plan={plan} scene={live.scene} />}
          {over}
          {views && <ViewSwitch view={state.view} onChange={(view) => dispatch({ type: 'view', view })} />}
          {legend}
          <div className={styles.bottom}>
            <div className={styles.told}>
              {hint}
              <StageNotices plan={plan} />
            </div>
            {scale && live.scene && <ScaleBar scene={live.scene} frames={live.frames} projection="orthographic" />}
          </div>
        </>
      )}
    </div>
  );
}

/** What a test, or anybody who looks, can read off the canvas element: nothing of it is used by the page. */
function useTestMarks({ live, meshes, state, clock, stages }: Plan): void {
  const { scene } = live;
  useEffect(() => {
    if (!scene) return;
    const { dataset } = scene.canvas;
    const loads = [...meshes.bodies.values(), meshes.gum.upper, meshes.gum.lower].filter((load) => load !== null);
    dataset['ready'] = String(loads.length > 0 && loads.every(({ phase }) => phase === 'ready'));
    dataset['triangles'] = String(scene.triangles);
    dataset['view'] = state.view ?? '';
    dataset['reference'] = String(state.reference);
    dataset['selected'] = String(state.selected ?? '');
    // What the scene was told in this round it may have been told after this.
    const frame = requestAnimationFrame(() => {
      dataset['triangles'] = String(scene.triangles);
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    if (!scene) return;
    const tell = (): void => {
      scene.canvas.dataset['stage'] = String(clock.get().stage);
    };
    tell();
    return clock.subscribe(tell);
  }, [scene, clock, stages]);
}
