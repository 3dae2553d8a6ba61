import { useEffect, useMemo, useRef } from 'react';
import type { CaseModel } from '@archway/contracts';
import { canvasColors } from '@archway/ui';
import { placeComparison } from '../../compare/comparison-models.ts';
import {
  type Arrangement,
  arrange,
  type JawName,
  type Placement,
  quarterTurn,
  unplaced,
} from '../../frame/placement.ts';
import type { Loads } from '../../loading/model-loads.ts';
import { jawOf, shownIds } from '../../objects/object-list.ts';
import { toneOf } from '../../objects/tones.ts';
import type { ObjectLook, SceneModel } from '../../scene/scene-object.ts';
import type { SceneSetting } from '../../settings/scene-setting.ts';
import type { Comparison } from './use-comparison.ts';
import type { ContactMap } from './use-contact-map.ts';
import type { LiveScene } from './use-viewer-scene.ts';
import type { ViewerState } from './viewer-state.ts';

const TRANSITION_MS = 240;
/** How solid another version is drawn. */
const GHOST_OPACITY = 0.24;

/** Milliseconds that a change of view takes; none for those who want no motion. */
export const motion = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TRANSITION_MS);

/** The models that are here, scans first: where a jaw has several, the scan tells how it lies. */
export function useSceneModels(models: readonly CaseModel[], loads: Loads): readonly SceneModel[] {
  return useMemo(
    () =>
      [...models]
        .sort((a, b) => Number(b.modelType === 'scan') - Number(a.modelType === 'scan'))
        .flatMap((each): SceneModel[] => {
          const load = loads.get(each.modelId);
          const { modelId } = each;
          return load?.phase === 'ready' ? [{ modelId, jaw: jawOf(each), model: load.model, ghost: false }] : [];
        }),
    [models, loads],
  );
}

/** How the jaws stand together, with the reader's own turns on top. */
export function useArrangement(models: readonly SceneModel[], turns: ViewerState['turns']): Arrangement {
  return useMemo(() => {
    const frameOf = (jaw: JawName) => models.find((each) => each.jaw === jaw)?.model.frame ?? null;
    const found = arrange(frameOf('upper'), frameOf('lower'));
    const turned = (jaw: JawName): Placement | null =>
      turns[jaw].length > 0 ? turns[jaw].reduce(quarterTurn, found[jaw] ?? unplaced) : found[jaw];
    return { ...found, upper: turned('upper'), lower: turned('lower') };
  }, [models, turns]);
}

/** How each object is drawn now. */
export function useLooks(
  state: ViewerState,
  comparison: Comparison,
  map: ContactMap['map'],
): ReadonlyMap<string, ObjectLook> {
  const { objects, isolated, only } = state;
  const { models, on } = comparison;
  return useMemo(() => {
    const ids = shownIds({ objects, isolated, only });
    const own = objects.map((object): [string, ObjectLook] => [
      object.id,
      {
        visible: ids.has(object.id),
        opacity: object.opacity,
        color: toneOf(object),
        scanColors: object.scanColors && object.color === null,
        map: map?.modelId === object.id ? map.colors : null,
      },
    ]);
    const ghosts = models.map(({ modelId, jaw }): [string, ObjectLook] => [
      modelId,
      {
        visible: on && (only === null || only === jaw),
        opacity: GHOST_OPACITY,
        color: canvasColors.otherVersion,
        scanColors: false,
        map: null,
      },
    ]);
    return new Map([...own, ...ghosts]);
  }, [objects, isolated, only, models, on, map]);
}

/** Carries what the reader wants into the scene. */
export function useSceneSync(
  { scene, returning }: LiveScene,
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
