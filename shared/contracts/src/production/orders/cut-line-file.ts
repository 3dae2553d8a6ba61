import { z } from 'zod';
import { meshHash, point } from '../../plans/document/geometry.ts';
import { finishKindSchema } from '../../plans/finish/content.ts';

export const CUT_LINE_FORMAT = 'archway-cut-line';
export const CUT_LINE_FORMAT_VERSION = 1;

/** What a cutting machine is given of a sub-order: the cut line of each jaw at each step, in the coordinates of its model. */
export const cutLineFile = z.strictObject({
  format: z.literal(CUT_LINE_FORMAT),
  formatVersion: z.literal(CUT_LINE_FORMAT_VERSION),
  /** Number of the sub-order. */
  code: z.string(),
  unit: z.literal('mm'),
  /** SHA-256 of the document of the plan that was confirmed. */
  plan: meshHash,
  /** What the lines come from, and the SHA-256 of what of it was confirmed. */
  from: finishKindSchema,
  finish: meshHash,
  lines: z.array(
    z.strictObject({
      jaw: z.enum(['upper', 'lower']),
      step: z.number().int().min(1),
      /** Name of the STL that it lies on, within the model of the sub-order. */
      model: z.string(),
      /** Closed: the last point is joined to the first. */
      points: z.array(point),
    }),
  ),
});
export type CutLineFile = z.infer<typeof cutLineFile>;
