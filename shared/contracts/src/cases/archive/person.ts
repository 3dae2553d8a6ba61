import { z } from 'zod';
import { id } from '../../wire/envelope.ts';

/** Who did something, as their own installation knows them. An import keeps the name alone. */
export const archivedPerson = z.strictObject({ id: id.nullable(), name: z.string().max(200) });
export type ArchivedPerson = z.infer<typeof archivedPerson>;
