import { z } from 'zod';
import { id } from '../wire/envelope.ts';
import type { ErrorName } from '../wire/errors.ts';
import { ID_PATTERN } from '../wire/patterns.ts';

/** One version of a case. */
export const caseKey = z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) });

/** Nothing that names a case: what a form has before its first step was saved. */
const isNone = (given: unknown): boolean =>
  given === undefined || given === null || ['', '0', 0].includes(given as string);
const first = ({ input }: { readonly input?: unknown }): string | undefined =>
  isNone(input) || Number.isNaN(input) ? ('basicInfoFirst' satisfies ErrorName) : undefined;

/** The same for a later step of the intake: without a case the basic info comes first, and the refusal says so. */
export const intakeKey = z.strictObject({
  caseId: z.string({ error: first }).regex(ID_PATTERN, { error: first }),
  version: z.coerce.number({ error: first }).int().min(1, { error: first }),
});
