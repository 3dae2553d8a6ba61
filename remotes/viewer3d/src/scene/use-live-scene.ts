import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FrameSignal } from './frame-signal.ts';
import type { Stance } from './transition.ts';
import type { BaseScene, SceneEvents } from './base-scene.ts';

export interface LiveScene<S extends BaseScene> {
  /** Null until the canvas is there, and while the page is hidden. */
  readonly scene: S | null;
  readonly frames: FrameSignal;
  readonly contextLost: boolean;
  /** The browser cannot draw in 3D at all. */
  readonly unsupported: boolean;
  /** Where the reader stood when the page was hidden, if it was. */
  readonly returning: RefObject<Stance | null>;
  /** Builds the scene anew, e.g. when a lost context does not come back by itself. */
  rebuild(): void;
}

/** The scene of a page for as long as the page is shown: built when it appears, given back whole when it goes. */
export function useLiveScene<S extends BaseScene>(
  container: RefObject<HTMLDivElement | null>,
  Kind: new (container: HTMLElement, events: SceneEvents) => S,
  onTurned: () => void,
): LiveScene<S> {
  const [frames] = useState(() => new FrameSignal());
  const [scene, setScene] = useState<S | null>(null);
  const [contextLost, setContextLost] = useState(false);
  const [unsupported, setUnsupported] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const returning = useRef<Stance | null>(null);
  useEffect(() => {
    if (!container.current) return;
    let created: S;
    try {
      created = new Kind(container.current, {
        onFrame: () => frames.emit(),
        onContext: setContextLost,
        onTurned,
      });
    } catch {
      setUnsupported(true);
      return;
    }
    setScene(created);
    setContextLost(false);
    return () => {
      returning.current = created.stance();
      setScene(null);
      created.dispose();
    };
  }, [container, Kind, frames, onTurned, attempt]);
  const rebuild = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(
    () => ({ scene, frames, contextLost, unsupported, returning, rebuild }),
    [scene, frames, contextLost, unsupported, rebuild],
  );
}
