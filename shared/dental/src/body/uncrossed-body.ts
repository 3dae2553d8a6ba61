import { type Vec3, length, mean, subtract } from '@archway/geometry';
import type { Jaw } from '../document/jaws.ts';
import { keepLargestPieces } from './clean-labels.ts';
import { closedness } from './closed.ts';
import { crossedFaces } from './crossed-faces.ts';
import { type CrownPatch, crownPatch } from './crown-patch.ts';
import { faceNeighbours } from './face-neighbours.ts';
import { vertexOf } from './gum-line.ts';
import { type ToothBody, toothBody } from './tooth-body.ts';

/** How often the gum line is drawn back. */
const ROUNDS = 4;
/** So much more is given up around a face that is crossed than what lies between it and the gum line, in mm. */
const AROUND = 0.3;
/** A fold reaches no farther from the gum line, in mm; what crosses elsewhere was scanned so. */
const FOLD = 2;

/** The faces of a crown above its gum line, which do not touch it. */
export function aboveGum({ crownFaces, indices, loop }: ToothBody): (face: number) => boolean {
  const line = new Set(loop);
  return (face) => face < crownFaces && [0, 1, 2].every((corner) => !line.has(indices[3 * face + corner]!));
}

/** What is left of a crown where everything between some of its faces and the gum line is given up. */
function drawnBack(fdi: number, patch: CrownPatch, crossed: readonly number[]): CrownPatch | undefined {
  const { positions, triangles, loops } = patch;
  const indices = Uint32Array.from(triangles);
  const rim = loops[0]!.map((vertex) => vertexOf(positions, vertex));
  const middle = (face: number): Vec3 => mean([0, 1, 2].map((k) => vertexOf(positions, indices[3 * face + k]!)));
  const middles = Array.from({ length: indices.length / 3 }, (_, face) => middle(face));
  const far = (from: Vec3): number => rim.reduce((least, at) => Math.min(least, length(subtract(at, from))), Infinity);
  const labels = new Uint8Array(middles.length).fill(fdi);
  for (const face of crossed) {
    const here = middles[face]!;
    const deep = far(here);
    if (deep > FOLD) continue;
    for (const [other, there] of middles.entries())
      if (length(subtract(there, here)) < deep + AROUND && far(there) < deep + AROUND / 2) labels[other] = 0;
  }
  const vertices = positions.length / 3;
  keepLargestPieces(labels, faceNeighbours(indices, vertices));
  const kept = [...labels.keys()].filter((face) => labels[face] !== 0);
  return kept.length < labels.length ? crownPatch({ indices }, Float64Array.from(positions), kept) : undefined;
}

/**
 * The body of a tooth, with as much of its crown as does not pass through itself. Where a scan folds over at the gum, or its
 * gum line is dented so deeply that the root comes out through the crown above, the gum line is drawn back behind the fold.
 */
export function uncrossedBody(jaw: Jaw, fdi: number, patch: CrownPatch): ToothBody {
  const first = toothBody(jaw, fdi, patch);
  let [body, crown]: [ToothBody, CrownPatch | undefined] = [first, patch];
  for (let round = 0; round <= ROUNDS; round++) {
    const crossed = crossedFaces(body, aboveGum(body));
    if (crossed.length === 0) return body;
    crown = drawnBack(fdi, crown, crossed);
    if (!crown) break;
    // A few faces less tell nothing else of where the root goes.
    body = toothBody(jaw, fdi, crown, first);
    const { badEdges, pieces } = closedness(body.positions, body.indices);
    if (badEdges > 0 || pieces > 1) break;
  }
  return first;
}
