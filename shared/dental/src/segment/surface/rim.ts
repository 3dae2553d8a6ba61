import type { Surface } from './surface.ts';

/** How many mm of the rim of the scan a face has, about: the side of a usual triangle of its area stands for the missing neighbour. */
export const rimOf = ({ areas, edges }: Surface, face: number): number =>
  edges.ofFace[face * 3 + 2] === -1 ? 1.3 * Math.sqrt(areas[face]!) : 0;
