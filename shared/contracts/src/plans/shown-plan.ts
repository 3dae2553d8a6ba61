import { z } from 'zod';
import { differenceRow } from './document/difference.ts';
import { meshHash } from './document/geometry.ts';
import { planDocument } from './document/schema.ts';
import { planTypes } from './plan-type.ts';

/** One plan, shown to somebody who does not see its case: what was designed, and nothing of the patient. */
export const shownPlan = z.object({
  plan: z.object({
    name: z.string(),
    /** In the order in which the plans of the case version were made, from 1. */
    number: z.number().int(),
    planType: z.enum(planTypes),
    upperSteps: z.number().int().nullable(),
    lowerSteps: z.number().int().nullable(),
    remarks: z.string().nullable(),
    sha256: meshHash,
    document: planDocument,
    meshes: z.array(z.object({ sha256: meshHash, objectName: z.string(), bytes: z.number().int() })),
  }),
  /** What the plan does with the teeth as they were scanned. */
  planned: z.array(differenceRow),
});
export type ShownPlan = z.infer<typeof shownPlan>;
