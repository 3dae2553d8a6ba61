import { useMemo } from 'react';
import type { ShownModel } from '../../../objects/shown-models.ts';
import type { Loads } from '../../../loading/model-loads.ts';
import { jawOf } from '../../../objects/object-list.ts';
import type { SceneModel } from '../../../scene/scene-object.ts';

/** The models that are here, scans first: where a jaw has several, the scan tells how it lies. */
export function useSceneModels(models: readonly ShownModel[], loads: Loads): readonly SceneModel[] {
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
