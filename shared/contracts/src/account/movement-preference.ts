import { z } from 'zod';

const movementLimits = z.strictObject({ linear: z.number(), vertical: z.number(), rotation: z.number() });
const ofType = movementLimits.optional();

/** How far teeth go from one aligner to the next in plans of a doctor; what may be chosen is told by `limitedMovements`. */
export const movementPreference = movementLimits.extend({
  byType: z.strictObject({ incisor: ofType, canine: ofType, premolar: ofType, molar: ofType }).optional(),
});
