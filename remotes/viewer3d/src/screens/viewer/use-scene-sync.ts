import { useEffect, useMemo, useRef } from 'react';
import type { CaseModel } from '@archway/contracts';
import { canvasColors } from '@archway/ui';
import {
  type Arrangement,
  arrange,
  type JawName,
  type Placement,
  quarterTurn,
  unplaced,
} from '../../frame/placement.ts';
import type { Loads } from '../../loading/model-loads.ts';
import type { SceneModel } from '../../scene/viewer-scene.ts';
import type { SceneSetting } from '../../settings/scene-setting.ts';
import type { LiveScene } from './use-viewer-scene.ts';
import { shownJaws, type ViewerState } from './viewer-state.ts';

export const jawOf = (model: CaseModel): JawName => (model.jaw === 1 ? 'upper' : 'lower');

/** Tones of the jaws: the same plaster, told apart in the legend by a second mark. */
export const jawColors: Readonly<Record<JawName, string>> = { upper: canvasColors.tooth, lower: '#DCE5EC' };

const TRANSITION_MS = 240;
const motion = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TRANSITION_MS);

export function useSceneModels(scans: readonly CaseModel[], loads: Loads): readonly SceneModel[] {
  return useMemo(
    () =>
      scans.flatMap((scan) => {
        const load = loads.get(scan.modelId);
        const jaw = jawOf(scan);
        return load?.phase === 'ready'
          ? [{ modelId: scan.modelId, jaw, model: load.model, color: jawColors[jaw] }]
          : [];
      }),
    [scans, loads],
  );
}

/** How the scans stand together, with the reader's own turns on top. */
export function useArrangement(models: readonly SceneModel[], turns: ViewerState['turns']): Arrangement {
  return useMemo(() => {
    const frameOf = (jaw: JawName) => models.find((each) => each.jaw === jaw)?.model.frame ?? null;
    const found = arrange(frameOf('upper'), frameOf('lower'));
    const turned = (jaw: JawName): Placement | null =>
      turns[jaw].length > 0 ? turns[jaw].reduce(quarterTurn, found[jaw] ?? unplaced) : found[jaw];
    return { ...found, upper: turned('upper'), lower: turned('lower') };
  }, [models, turns]);
}

/** Carries what the reader wants into the scene. */
export function useSceneSync(
  { scene, returning }: LiveScene,
  models: readonly SceneModel[],
  arrangement: Arrangement,
  state: ViewerState,
  setting: SceneSetting,
): void {
  const shown = shownJaws(state);
  const view = useRef(state.view);
  const before = useRef({ scene, count: 0, turns: state.turns });
  useEffect(() => {
    view.current = state.view;
  });

  useEffect(() => {
    if (!scene) return;
    scene.setModels(models, arrangement);
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
  }, [scene, models, arrangement, state.turns, returning]);

  useEffect(() => {
    if (state.view) scene?.showView(state.view, motion());
  }, [scene, state.view]);

  useEffect(
    () => scene?.setVisible({ upper: shown.upper, lower: shown.lower }),
    [scene, models, shown.upper, shown.lower],
  );
  useEffect(() => scene?.setOpacity(state.opacity), [scene, models, state.opacity]);
  useEffect(() => scene?.setScanColors(state.scanColors), [scene, models, state.scanColors]);
  useEffect(() => scene?.setProjection(setting.projection), [scene, setting.projection]);
}
