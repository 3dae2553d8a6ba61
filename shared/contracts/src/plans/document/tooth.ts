import { z } from 'zod';
import { permanentTeeth } from '../../cases/teeth.ts';
import { direction, meshHash, point } from './geometry.ts';
import { documentLimits } from './limits.ts';

/** Deciduous teeth by FDI number, in the order of a chart. */
export const deciduousTeeth = [55, 54, 53, 52, 51, 61, 62, 63, 64, 65, 85, 84, 83, 82, 81, 71, 72, 73, 74, 75] as const;

/** What stands at the place of a tooth; those with a body were scanned and have a frame. */
const toothStates = ['present', 'missing', 'extract', 'pontic', 'implant', 'deciduous'] as const;

/** An FDI number. */
export const planTooth = z.literal([...permanentTeeth, ...deciduousTeeth]);

/** Who found it: the engine, or somebody who put it right. */
const by = z.enum(['auto', 'edited']);

/**
 * The axes of a tooth in the frame of the jaw: `long` to the biting edge, `mesial` along the arch to the midline, `buccal`
 * outwards; each at a right angle to the others. Movements are told along and about them.
 */
const toothFrame = z.strictObject({
  origin: point,
  long: direction,
  mesial: direction,
  buccal: direction,
  by,
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** How the engine had found them, where somebody has put them right. */
  found: z
    .strictObject({ long: direction, mesial: direction, buccal: direction, confidence: z.number().min(0).max(1) })
    .optional(),
});
export type ToothFrame = z.infer<typeof toothFrame>;

/** Landmarks of a crown; those that the engine did not find are null. */
const crownPoints = z.strictObject({
  cusps: z.array(point).max(8),
  contactMesial: point.nullable(),
  contactDistal: point.nullable(),
  /** The middle of the facial axis of the clinical crown. */
  facial: point.nullable(),
  ridgeMesial: point.nullable(),
  ridgeDistal: point.nullable(),
});

export const documentTooth = z.strictObject({
  fdi: planTooth,
  state: z.enum(toothStates),
  /** Whether it may be moved; an implant never is. */
  movable: z.boolean(),
  /** The closed body of crown and root, where it was scanned. */
  body: z.strictObject({ sha256: meshHash }).nullable(),
  /** Where a CBCT showed its root; absent where it is of the usual size, as in documents of before. */
  root: z.literal('measured').optional(),
  frame: toothFrame.nullable(),
  landmarks: crownPoints.nullable(),
  /** Between the contacts, in mm. */
  mesiodistal: z.number().min(1).max(20).nullable(),
  /** What it turns about when its path is planned. */
  pivot: point.nullable(),
});
export type DocumentTooth = z.infer<typeof documentTooth>;

export const documentWords = z.string().max(documentLimits.text);
