import { createStore, useStore } from '@archway/platform';
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
const kept = createStore<ReadonlyMap<string, Alignment>>(new Map());

/** The alignment of a case version, shared by all previews of this tab and forgotten with it. */
export function useAlignment(key: string): [Alignment, (next: Alignment) => void] {
  const alignment = useStore(kept).get(key) ?? NOT_ALIGNED;
  return [alignment, (next) => kept.update((all) => new Map(all).set(key, next))];
}
