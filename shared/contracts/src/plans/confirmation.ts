import { z } from 'zod';
import { freeQuotas, holderKindSchema } from '../credits/units.ts';
import { id } from '../wire/envelope.ts';

/** What a confirmation takes from whom: of the free quota of the service as long as there is one, then credits. */
const price = { unit: z.enum(['credits', ...freeQuotas]), amount: z.number().int().min(0) };

/** What confirming the plan of a case version means now, to be read before it is done. */
export const confirmation = z.object({
  /** The plan that would be confirmed: the newest stages that nobody has rejected. */
  plan: z
    .object({
      planId: id,
      name: z.string(),
      upperSteps: z.number().int().nullable(),
      lowerSteps: z.number().int().nullable(),
    })
    .nullable(),
  ...price,
  payer: z.object({ kind: holderKindSchema, name: z.string() }),
  /** What the payer has of it; null for readers who are not of the payer. */
  balance: z.number().int().nullable(),
  /** Whether the payer can pay it. */
  covered: z.boolean(),
  /** Whether post-processing or the design of a retainer is completed; nothing is confirmed without. */
  finished: z.boolean(),
  /** Whether the reader may confirm now. */
  mayConfirm: z.boolean(),
});
export type Confirmation = z.infer<typeof confirmation>;

/** What the reader was shown and agreed to: another plan or another price is not confirmed. */
export const agreedPrice = z.strictObject(price);
