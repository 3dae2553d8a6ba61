import { z } from 'zod';
import { permanentTeeth } from '../teeth.ts';
import { crownMaterials, guideChoices, restorations, vita3dMaster, vitaClassical } from './choices.ts';
import { requestTextRules } from './rules.ts';

const teeth = z
  .array(z.literal(permanentTeeth))
  .max(permanentTeeth.length)
  .refine((given) => new Set(given).size === given.length, { error: 'given twice' })
  .default([]);
const words = ({ max }: { max: number }) => z.string().max(max).default('');

export const crownRequestSchema = z.strictObject({
  kind: z.literal('crown'),
  teeth,
  restoration: z.enum(restorations).nullable().default(null),
  material: z.enum(crownMaterials).nullable().default(null),
  shade: z
    .enum([...vitaClassical, ...vita3dMaster])
    .nullable()
    .default(null),
  margin: words(requestTextRules.margin),
  remark: words(requestTextRules.remark),
});

export const implantRequestSchema = z.strictObject({
  kind: z.literal('implant'),
  positions: teeth,
  system: words(requestTextRules.system),
  guide: z.enum(guideChoices).nullable().default(null),
  remark: words(requestTextRules.remark),
});

/** A request on the wire and as it is stored; what is left out is not answered. Shape: `DesignRequest`. */
export const designRequestSchema = z.discriminatedUnion('kind', [crownRequestSchema, implantRequestSchema]);
