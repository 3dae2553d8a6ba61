import { z } from 'zod';
import { permanentTeeth } from '../teeth.ts';
import { refinementReasons } from './problem.ts';
import { MOST_STEPS, refinementRules } from './rules.ts';

const step = (from: number) => z.number().int().min(from).max(MOST_STEPS).nullable().default(null);
const words = ({ max }: { max: number }) => z.string().trim().max(max).default('');
const once = <T>(schema: z.ZodType<T>, most: number) =>
  z
    .array(schema)
    .max(most)
    .refine((given) => new Set(given).size === given.length, { error: 'given twice' })
    .default([]);

/** The problem on the wire and as it is stored; what is left out is not told. Shape: `RefinementProblem`. */
export const refinementProblemSchema = z.strictObject({
  reasons: once(z.enum(refinementReasons), refinementReasons.length),
  description: words(refinementRules.description),
  upperWorn: step(0),
  lowerWorn: step(0),
  teeth: once(z.literal(permanentTeeth), permanentTeeth.length),
  problemStep: step(1),
  extended: words(refinementRules.extended),
  summary: words(refinementRules.summary),
});
