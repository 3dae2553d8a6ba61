import { z } from 'zod';
import { serviceTypes } from '../../access/service-types.ts';
import { complaintTags } from '../prescription/choices.ts';
import { crownRequestSchema, implantRequestSchema } from './schema.ts';

/** What is made for which teeth of a crown; where an implant goes; what a patient with a report complains of. */
export const askedInRow = z.discriminatedUnion('kind', [
  crownRequestSchema.pick({ kind: true, teeth: true, material: true, shade: true }).strip(),
  implantRequestSchema.pick({ kind: true, positions: true, system: true, guide: true }).strip(),
  z.object({ kind: z.literal('report'), complaintTags: z.array(z.enum(complaintTags)) }),
]);
export type AskedInRow = z.infer<typeof askedInRow>;

/** Services whose rows tell what is asked for; of an aligner, phase and steps say more. */
export const servicesThatAsk = [serviceTypes.crownDesign.id, serviceTypes.plant.id, serviceTypes.report.id] as const;
