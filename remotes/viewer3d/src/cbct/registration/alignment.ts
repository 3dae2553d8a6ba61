import { useSyncExternalStore } from 'react';
import { IDENTITY, type Rigid } from './rigid.ts';

/** How the scans of a case stand to its CT. They are not registered when they come, and it says so until they are. */
export interface Alignment {
  readonly state: 'none' | 'rough' | 'points' | 'refined';
  readonly rigid: Rigid;
  /** Root mean square of what is left, in mm; null where nothing was measured. */
  readonly error: number | null;
  /** Share of the surface that found the border of a tooth, when it was refined. */
  readonly matched: number | null;
}

export const NOT_ALIGNED: Alignment = { state: 'none', rigid: IDENTITY, error: null, matched: null };

// For this tab only: an alignment by hand is a help for looking, no finding that belongs to the case.
const kept = new Map<string, Alignment>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The alignment of a case version, shared by all previews of this tab and forgotten with it. */
export function useAlignment(key: string): [Alignment, (next: Alignment) => void] {
  const alignment = useSyncExternalStore(subscribe, () => kept.get(key) ?? NOT_ALIGNED);
  const set = (next: Alignment): void => {
    kept.set(key, next);
    for (const listener of listeners) listener();
  };
  return [alignment, set];
}
