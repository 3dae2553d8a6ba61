import { z } from 'zod';
import { correctedTeeth } from './corrected-teeth.ts';
import { foundTeeth } from './found-teeth.ts';

/** What the preparation of a model can have mended, in the order of its importance to a reader. */
export const repairKinds = [
  'hole',
  'flippedTriangles',
  'insideOut',
  'nonManifoldFlap',
  'duplicateTriangles',
  'degenerateTriangles',
  'tinyComponent',
  'spur',
  'touchingSurfaces',
] as const;
export type RepairKind = (typeof repairKinds)[number];

const count = z.number().int().nonnegative();
const edges = z.object({ openEdges: count, nonManifoldEdges: count });
const direction = z.tuple([z.number(), z.number(), z.number()]);

/** A repaired model beside the file that it was made of, and what was mended. */
export const modelPreparation = z.object({
  objectName: z.string(),
  /** Bytes. */
  size: count,
  vertices: count,
  triangles: count,
  before: edges,
  after: edges,
  /** Each kind that was mended: at how many places, and how many triangles (of touching surfaces: vertices) of them. */
  repairs: z.array(z.object({ kind: z.enum(repairKinds), places: count, count, areaMm2: z.number() })),
  /**
   * The jaw's own directions in the coordinates of its file, where its teeth show them. The model itself stays where it
   * is: upper and lower jaw share their coordinates, which hold the bite.
   */
  orientation: z.object({ origin: direction, occlusal: direction, anterior: direction }).nullable(),
  /** Null for aligners, and for what was prepared before teeth were looked for. */
  teeth: foundTeeth.nullable(),
  /** Null while what was found stands as it is. */
  corrected: correctedTeeth.nullable(),
});
export type ModelPreparation = z.infer<typeof modelPreparation>;
