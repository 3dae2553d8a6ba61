import { useEffect, useRef } from 'react';
import { placeComparison } from '../../../compare/comparison-models.ts';
import type { Arrangement } from '../../../frame/placement.ts';
import type { ViewerState } from '../../../model/viewer-model.ts';
import type { ObjectLook, SceneModel } from '../../../scene/scene-object.ts';
import type { SceneSetting } from '../../../settings/scene-setting.ts';
import { motion } from '../../../scene/motion.ts';
import type { LiveScene } from '../../../scene/use-live-scene.ts';
import type { ViewerScene } from '../../../scene/viewer-scene.ts';

/** Carries what the reader wants into the scene. */
export function useSceneSync(
  { scene, returning }: LiveScene<ViewerScene>,
  models: readonly SceneModel[],
  arrangement: Arrangement,
  comparison: readonly SceneModel[],
  looks: ReadonlyMap<string, ObjectLook>,
  state: ViewerState,
  setting: SceneSetting,
): void {
  const view = useRef(state.view);
  const before = useRef({ scene, count: 0, turns: state.turns });
  useEffect(() => {
    view.current = state.view;
  });

  useEffect(() => {
    if (!scene) return;
    const other = placeComparison(models, arrangement, comparison);
    scene.setModels([...models, ...comparison], ({ jaw, ghost }) =>
      ghost ? other.placementOf(jaw) : arrangement[jaw],
    );
    const { current: was } = before;
    before.current = { scene, count: models.length, turns: state.turns };
    if (models.length === 0) return;
    const grew = was.scene !== scene || was.count !== models.length;
    if (returning.current) {
      scene.goTo(returning.current, 0);
      returning.current = null;
    } else if (view.current && (grew || was.turns !== state.turns)) {
      // Who has turned the scene by hand keeps what is seen when another jaw arrives.
      scene.showView(view.current, 0);
    }
  }, [scene, models, arrangement, comparison, state.turns, returning]);

  useEffect(() => {
    if (state.view) scene?.showView(state.view, motion());
  }, [scene, state.view]);
  useEffect(() => scene?.setLooks(looks), [scene, models, comparison, looks]);
  useEffect(() => scene?.setSection(state.section), [scene, state.section]);
  useEffect(() => scene?.setProjection(setting.projection), [scene, setting.projection]);
}
