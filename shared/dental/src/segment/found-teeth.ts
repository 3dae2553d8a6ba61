import type { ArchPlaces } from './arch/places.ts';
import type { CrownFacts } from './check/crown-facts.ts';
import type { Crown } from './cut/crown.ts';

/** Crowns with their faces, before they have their final numbers. */
export interface FoundTeeth {
  readonly crowns: readonly Crown[];
  /** 0 gum, else the number of the crown from 1. */
  readonly labels: Uint8Array;
  readonly facts: readonly (CrownFacts | undefined)[];
  readonly places: ArchPlaces;
  readonly seams: Float32Array;
}
