import { useMemo } from 'react';
import {
  type Arrangement,
  arrange,
  type JawName,
  type Placement,
  quarterTurn,
  unplaced,
} from '../../../frame/placement.ts';
import type { ViewerDocument } from '../../../model/viewer-document.ts';
import type { SceneModel } from '../../../scene/scene-object.ts';

/** How the jaws stand together, with the reader's own turns on top. */
export function useArrangement(models: readonly SceneModel[], turns: ViewerDocument['turns']): Arrangement {
  return useMemo(() => {
    const frameOf = (jaw: JawName) => models.find((each) => each.jaw === jaw)?.model.frame ?? null;
    const found = arrange(frameOf('upper'), frameOf('lower'));
    const turned = (jaw: JawName): Placement | null =>
      turns[jaw].length > 0 ? turns[jaw].reduce(quarterTurn, found[jaw] ?? unplaced) : found[jaw];
    return { ...found, upper: turned('upper'), lower: turned('lower') };
  }, [models, turns]);
}
