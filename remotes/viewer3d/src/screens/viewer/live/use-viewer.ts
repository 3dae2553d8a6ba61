import { type RefObject, useCallback, useMemo } from 'react';
import type { CaseDetail } from '@archway/contracts';
import { useSession } from '@archway/platform';
import type { ViewerAccess } from '../../../access/viewer-access.ts';
import { placeComparison } from '../../../compare/comparison-models.ts';
import { useModelLoads } from '../../../loading/use-model-loads.ts';
import { shownIds } from '../../../objects/object-list.ts';
import { keyOf } from '../../../model/kept-document.ts';
import { useViewerModel } from '../../../model/use-viewer-model.ts';
import { useArrangement } from './use-arrangement.ts';
import { useComparison } from './use-comparison.ts';
import { useContactMap } from './use-contact-map.ts';
import { useLiveScene } from '../../../scene/use-live-scene.ts';
import { ViewerScene } from '../../../scene/viewer-scene.ts';
import { useLooks } from './use-looks.ts';
import { useSceneModels } from './use-scene-models.ts';
import { useSceneSetting } from './use-scene-setting.ts';
import { useSceneSync } from './use-scene-sync.ts';
import { useTestMarks } from './use-test-marks.ts';
import type { ShownModel } from '../../../objects/shown-models.ts';

export type Viewer = ReturnType<typeof useViewer>;

/** Everything that the page of a case shows, with its scene in `container`. */
export function useViewer(
  detail: CaseDetail,
  sources: readonly ShownModel[],
  access: ViewerAccess,
  container: RefObject<HTMLDivElement | null>,
) {
  const { user } = useSession();
  const key = access.viewOnly || !user ? null : keyOf(user.userId, detail.caseId, detail.version);
  const [state, dispatch] = useViewerModel(sources, key);
  const { setting, change, saveState } = useSceneSetting(!access.viewOnly);
  const { objects, isolated, only } = state;
  const ids = useMemo(() => shownIds({ objects, isolated, only }), [objects, isolated, only]);
  const { loads, retry } = useModelLoads(sources, ids);
  const awaited = useMemo(() => sources.filter(({ modelId }) => ids.has(modelId)), [sources, ids]);
  const live = useLiveScene(
    container,
    ViewerScene,
    useCallback(() => dispatch({ type: 'turned' }), [dispatch]),
  );
  const models = useSceneModels(sources, loads);
  const arrangement = useArrangement(models, state.turns);
  const comparison = useComparison(detail);
  const contacts = useContactMap(models, arrangement, setting.gapAlarmDistance);
  const looks = useLooks(state, comparison, contacts.map);
  useSceneSync(live, models, arrangement, comparison.models, looks, state, setting);
  useTestMarks(
    live.scene,
    awaited.every(({ modelId }) => loads.get(modelId)?.phase === 'ready'),
    state,
    setting.projection,
  );
  const { sameSystem } = useMemo(
    () => placeComparison(models, arrangement, comparison.models),
    [models, arrangement, comparison.models],
  );
  return {
    detail,
    sources,
    /** The models that are seen, or would be if they were here. */
    awaited,
    access,
    state,
    dispatch,
    setting,
    change,
    saveState,
    loads,
    retry,
    live,
    models,
    arrangement,
    comparison,
    contacts,
    sameSystem,
  };
}
