import { z } from 'zod';
import { permanentTeeth } from '../teeth.ts';
import { type ImplantMeasure, implantMeasures } from './report.ts';
import { implantTextRules } from './rules.ts';

const measure = (name: ImplantMeasure) => {
  const { min, max } = implantMeasures[name];
  return z.number().min(min).max(max).nullable();
};

/** One implant of it. */
export const plannedImplantSchema = z.strictObject({
  position: z.literal(permanentTeeth),
  system: z.string().max(implantTextRules.system.max),
  diameter: measure('diameter'),
  length: measure('length'),
  boneHeight: measure('boneHeight'),
  boneWidth: measure('boneWidth'),
  density: measure('density'),
  clearance: measure('clearance'),
  rootDistance: measure('rootDistance'),
  implantDistance: measure('implantDistance'),
  remark: z.string().max(implantTextRules.remark.max),
});

/** The report of an implant case on the wire and as it is stored. Shape: `ImplantReport`. */
export const implantReportSchema = z.strictObject({
  implants: z
    .array(plannedImplantSchema)
    .max(permanentTeeth.length)
    .refine((given) => new Set(given.map(({ position }) => position)).size === given.length, { error: 'given twice' }),
  conclusion: z.string().max(implantTextRules.conclusion.max),
});
