import { type JawTraits, generateJaw, generateTeeth } from '@archway/mesh';
import type { JawScan } from '../body/labelled-jaw.ts';
import type { Jaw } from '../document/jaws.ts';

const keyOf = (positions: ArrayLike<number>, at: number): string =>
  [0, 1, 2].map((k) => Math.round(positions[3 * at + k]! * 1e4)).join(' ');

interface Wanted {
  readonly triangles?: number;
  readonly seed?: number;
  readonly traits?: Partial<JawTraits>;
}

/** A made-up jaw whose faces know their teeth: 14 of them, in occlusion with the other jaw of the same seed. */
export function madeJaw(jaw: Jaw, wanted: Wanted = {}): JawScan {
  const options = { jaw, triangles: 24_000, ...wanted };
  const { positions, indices } = generateJaw(options);
  const toothAt = new Map<string, number>();
  // Bodies hold the very vertices of their crowns.
  for (const { fdi, body } of generateTeeth(options))
    for (let at = 0; at < body.positions.length / 3; at++) toothAt.set(keyOf(body.positions, at), fdi);
  const ofVertex = Array.from({ length: positions.length / 3 }, (_, at) => toothAt.get(keyOf(positions, at)) ?? 0);
  const labels = Array.from({ length: indices.length / 3 }, (_, face) => {
    const [a, b, c] = [0, 1, 2].map((k) => ofVertex[indices[3 * face + k]!]!);
    return a === b && b === c ? a! : 0;
  });
  return { jaw, positions, indices, labels };
}
