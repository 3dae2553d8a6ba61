import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { id, nothing } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { carvingPartKeys } from '../gum-carving.ts';
import { MOST_MARKING_PARTS, markingRules, markingSeparators, markingWritingRules } from './marking.ts';
import { templateCalls } from './template-calls.ts';

const parts = z
  .array(z.enum(carvingPartKeys))
  .max(MOST_MARKING_PARTS)
  .refine((keys) => new Set(keys).size === keys.length, { error: 'twice' })
  .readonly();

/** What a laser marks on an appliance. */
export const markingContent = z.strictObject({
  sign: fieldSchema(markingRules.sign),
  left: parts,
  right: parts,
  content: parts,
  separator: z.enum(markingSeparators),
  /** What stands for the part `text`. */
  text: fieldSchema(markingRules.text),
  brand: fieldSchema(markingRules.brand),
});
export type MarkingContent = z.infer<typeof markingContent>;

const writing = z.strictObject({
  upper: fieldSchema(markingWritingRules.upper),
  lower: fieldSchema(markingWritingRules.lower),
  stepDigits: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  capitals: z.boolean(),
});

export const markingEndpoints = {
  ...templateCalls({
    id: 'markings',
    path: '/production/marking',
    what: 'Laser marking templates',
    content: markingContent,
    reads: ['order:produce'],
    writes: ['order:produce'],
    errors: ['machineTextOnly'],
  }),
  writings: endpoint({
    id: 'markings.writings',
    method: 'GET',
    path: '/production/marking/writing',
    summary: 'How markings are written: for everybody, and for each practice that the caller produces for.',
    access: ['order:produce'],
    data: z.array(
      z.object({
        /** Null for the platform, which counts where a practice says nothing. */
        practiceId: id.nullable(),
        practiceName: z.string().nullable(),
        /** Whether it was said, and is not what counts for everybody. */
        own: z.boolean(),
        mayChange: z.boolean(),
        writing,
      }),
    ),
  }),
  write: endpoint({
    id: 'markings.write',
    method: 'PUT',
    path: '/production/marking/writing',
    summary: 'Says how markings of a practice are written, or those of everybody.',
    access: ['order:produce'],
    body: z.strictObject({ practiceId: id.nullable(), ...writing.shape }),
    data: nothing,
    errors: ['recordNotFound', 'machineTextOnly'],
  }),
} as const;
