import type { CorrectableJaw } from './correctable-jaw.ts';
import type { Labelled } from './correction.ts';

/** What the faces of the surface are by now, as labels of the mesh as it was given. */
export function withSurface({ givenOf }: CorrectableJaw, { labels, missing }: Labelled, own: Uint8Array): Labelled {
  const made = labels.slice();
  for (const [face, given] of givenOf.entries()) made[given] = own[face]!;
  const there = new Set(made);
  return { labels: made, missing: missing.filter((fdi) => !there.has(fdi)) };
}
