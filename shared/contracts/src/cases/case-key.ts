import { z } from 'zod';
import { id } from '../wire/envelope.ts';

/** One version of a case. */
export const caseKey = z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) });
