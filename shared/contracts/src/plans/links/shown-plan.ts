import { z } from 'zod';
import { meshHash } from '../document/geometry.ts';
import { planDocument } from '../document/schema.ts';
import { planTypes } from '../plan-type.ts';

/** What a link shows of a plan: its document and the meshes that it names; nothing of case or people. */
export const shownPlan = z.object({
  planType: z.enum(planTypes),
  upperSteps: z.number().int().nullable(),
  lowerSteps: z.number().int().nullable(),
  sha256: meshHash,
  document: planDocument,
  meshes: z.array(z.object({ sha256: meshHash, objectName: z.string(), bytes: z.number().int() })),
});
export type ShownPlan = z.infer<typeof shownPlan>;
