import { useEffect } from 'react';
import type { Projection } from '../../../scene/camera-rig.ts';
import type { ViewerScene } from '../../../scene/viewer-scene.ts';
import type { ViewerState } from '../../../model/viewer-model.ts';

/** What a test, or anybody who looks, can read off the canvas element: nothing of it is used by the page. */
export function useTestMarks(
  scene: ViewerScene | null,
  ready: boolean,
  state: ViewerState,
  projection: Projection,
): void {
  useEffect(() => {
    if (!scene) return;
    const { dataset } = scene.canvas;
    dataset['ready'] = String(ready);
    dataset['triangles'] = String(scene.triangles);
    dataset['view'] = state.view ?? '';
    dataset['projection'] = projection;
    dataset['section'] = state.section.on ? (state.section.preset ?? 'free') : '';
    dataset['contour'] = [...scene.contours().values()].map((length) => length.toFixed(1)).join(' ');
    dataset['measurements'] = String(state.measurements.length);
  });
}
