import { subtract } from '@archway/geometry';
import { type MeshAnalysis } from '../analyse/analyse-mesh.ts';
import { boundsOf } from '../analyse/measure.ts';
import { recognise } from '../analyse/recognise.ts';
import type { Mesh } from '../mesh.ts';
import type { JawOrientation } from '../orient/orient-jaw.ts';

/** A whole jaw as it stands in its file, with the directions and the unit that its shape told. */
export interface StandingJaw {
  readonly mesh: Mesh;
  readonly orientation: JawOrientation;
  readonly toMm: number;
}

/**
 * A cleaned mesh with where its jaw stands; undefined for what shows no whole arch.
 * @param known what was found of it before
 */
export function standingJaw(
  mesh: Mesh,
  known: Pick<MeshAnalysis, 'unitGuess' | 'orientation'> = recognised(mesh),
): StandingJaw | undefined {
  const { orientation, unitGuess } = known;
  return orientation && { mesh, orientation, toMm: unitGuess.toMm };
}

function recognised(mesh: Mesh): Pick<MeshAnalysis, 'unitGuess' | 'orientation'> {
  const { min, max } = boundsOf(mesh);
  return recognise(mesh, Math.max(...subtract(max, min)));
}
