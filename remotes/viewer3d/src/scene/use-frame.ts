import { useEffect, useReducer } from 'react';
import type { FrameSignal } from './frame-signal.ts';

/** Renders again after each drawn frame, while `follow` is true. */
export function useFrame(frames: FrameSignal, follow = true): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => (follow ? frames.subscribe(again) : undefined), [frames, follow]);
}
