import { z } from 'zod';

/** How a tooth moves, in the order in which a table shows it: the first three in mm, the others in degrees. */
export const planMovements = ['mesial', 'buccal', 'extrusion', 'tip', 'torque', 'rotation'] as const;
export type PlanMovement = (typeof planMovements)[number];

/** What two plans can differ in. */
export const differenceQuantities = [
  'state',
  'movable',
  'locked',
  ...planMovements,
  ...(['ipr', 'space', 'attachment', 'pontic', 'cutout', 'elastic', 'overcorrection', 'steps'] as const),
  ...(['keyFrame', 'axes', 'bite', 'biteJump'] as const),
] as const;
export type DifferenceQuantity = (typeof differenceQuantities)[number];

const value = z.union([z.number(), z.string()]).nullable();

/**
 * A line of the difference of two plans in the terms of the clinic. `of` are the teeth (two for a contact) or a jaw; values
 * are numbers in `measure`, or words of the documents; null where a plan has nothing.
 */
export const differenceRow = z.object({
  of: z.union([z.array(z.number().int()), z.enum(['upper', 'lower'])]),
  quantity: z.enum(differenceQuantities),
  before: value,
  after: value,
  measure: z.enum(['mm', '°']).nullable(),
});
export type DifferenceRow = z.infer<typeof differenceRow>;
