import { z } from 'zod';
import { differenceRow } from '../document/difference.ts';
import { shownPlan } from './shown-plan.ts';

/** One plan, told to somebody who is asked about it and does not see its case. */
export const toldPlan = z.object({
  plan: shownPlan.extend({
    name: z.string(),
    /** In the order in which the plans of the case version were made, from 1. */
    number: z.number().int(),
    remarks: z.string().nullable(),
  }),
  /** What the plan does with the teeth as they were scanned. */
  planned: z.array(differenceRow),
});
export type ToldPlan = z.infer<typeof toldPlan>;
