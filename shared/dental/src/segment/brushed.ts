import type { Jaw } from '../document/jaws.ts';
import type { HardFace } from './cut/label-prices.ts';
import { cutTeeth } from './cut/cut-teeth.ts';
import type { FoundTeeth } from './found-teeth.ts';
import type { NumberedTooth } from './numbered-teeth.ts';
import type { Brush } from './seeds.ts';
import type { Surface } from './surface/surface.ts';
import { FaceGrid } from './transfer/face-grid.ts';

/** The middle of a face of the given mesh, in the jaw's frame. */
export type MiddleOf = (face: number) => readonly [number, number, number];

/**
 * Cuts once more, with what was painted as a must. Teeth that were painted and not found are no crowns: they have the painted
 * faces, and no others.
 */
export function recut(
  surface: Surface,
  found: FoundTeeth,
  teeth: readonly NumberedTooth[],
  jaw: Jaw,
  brushes: readonly Brush[],
  middleOf: MiddleOf,
): Uint8Array {
  const grid = new FaceGrid(surface);
  const hard: HardFace[] = [];
  for (const { fdi, faces } of brushes) {
    const label = fdi === 0 ? 0 : teeth.find((tooth) => tooth.fdi === fdi)?.label;
    if (label === undefined) continue;
    for (const given of faces) {
      const face = grid.nearest(...middleOf(given));
      if (face >= 0) hard.push({ face, label });
    }
  }
  return cutTeeth(surface, found.seams, found.places, jaw, found.crowns, hard);
}
