import { useMemo } from 'react';
import { canvasColors } from '@archway/ui';
import { shownIds } from '../../../objects/object-list.ts';
import { toneOf } from '../../../objects/tones.ts';
import type { ViewState } from '../../../model/view-state.ts';
import type { ObjectLook } from '../../../scene/scene-object.ts';
import type { Comparison } from './use-comparison.ts';
import type { ContactMap } from './use-contact-map.ts';

/** How solid another version is drawn. */
const GHOST_OPACITY = 0.24;

/** How each object is drawn now. */
export function useLooks(
  state: ViewState,
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
