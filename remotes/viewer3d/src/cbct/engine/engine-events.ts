import { Enums, eventTarget } from '@cornerstonejs/core';
import { isPlane, panes } from './panes.ts';
import type { Viewports } from './viewports.ts';
import type { Window } from './windows.ts';

const { CAMERA_MODIFIED, IMAGE_RENDERED, VOI_MODIFIED, WEBGL_CONTEXT_LOST } = Enums.Events;

interface Listener {
  /** Something was drawn or a camera moved; once a frame. */
  onFrame(): void;
  /** The reader reached into a pane. */
  onTouched(): void;
  /** The rendering is seen from somewhere else. */
  onTurned(): void;
  /** A pane has another window. */
  onWindow(window: Window): void;
  onContextLost(): void;
}

/** Listens to what happens in the panes until the signal fires. */
export function listenTo({ id, elements }: Viewports, listener: Listener, signal: AbortSignal): void {
  let asked = false;
  const frame = (): void => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      if (!signal.aborted) listener.onFrame();
    });
  };
  for (const pane of panes) {
    const element = elements[pane];
    for (const input of ['pointerdown', 'wheel'])
      element.addEventListener(input, () => listener.onTouched(), { signal, capture: true, passive: true });
    element.addEventListener(CAMERA_MODIFIED, frame, { signal });
    element.addEventListener(IMAGE_RENDERED, frame, { signal });
    if (isPlane(pane)) {
      const changed = (event: Event): void => {
        const { lower, upper } = (event as CustomEvent<{ range: Window }>).detail.range;
        listener.onWindow({ lower, upper });
      };
      element.addEventListener(VOI_MODIFIED, changed, { signal });
    }
  }
  elements.volume.addEventListener(CAMERA_MODIFIED, () => listener.onTurned(), { signal });
  const lost = (event: Event): void => {
    const { renderingEngineId } = (event as CustomEvent<{ renderingEngineId: string }>).detail;
    if (renderingEngineId === id && !signal.aborted) listener.onContextLost();
  };
  eventTarget.addEventListener(WEBGL_CONTEXT_LOST, lost);
  signal.addEventListener('abort', () => eventTarget.removeEventListener(WEBGL_CONTEXT_LOST, lost));
}
