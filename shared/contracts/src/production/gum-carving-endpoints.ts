import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { counted, id, instant, nothing } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { MOST_CARVING_PARTS, carvingPartKeys, carvingSeparators, gumCarvingRules } from './gum-carving.ts';

const parts = z
  .array(z.enum(carvingPartKeys))
  .min(1)
  .max(MOST_CARVING_PARTS)
  .refine((keys) => new Set(keys).size === keys.length, { error: 'twice' });

const written = {
  name: fieldSchema(gumCarvingRules.name),
  parts,
  separator: z.enum(carvingSeparators),
  text: fieldSchema(gumCarvingRules.text),
};

export const gumCarving = z.object({
  gumCarvingId: id,
  name: z.string(),
  parts: z.array(z.enum(carvingPartKeys)).readonly(),
  separator: z.enum(carvingSeparators),
  text: z.string(),
  /** What is carved where nobody chooses another one; exactly one has it as soon as there is any. */
  isDefault: z.boolean(),
  enabled: z.boolean(),
  version: counted,
  updatedAt: instant,
  updatedBy: z.string(),
});
export type GumCarving = z.infer<typeof gumCarving>;

const refusals = ['gumCarvingTaken', 'gumCarvingTextInvalid', 'gumCarvingTextMissing'] as const;

/** What is carved into the gum of printed models, as templates. */
export const gumCarvingEndpoints = {
  list: endpoint({
    id: 'gumCarving.list',
    method: 'GET',
    path: '/production/gumCarving/list',
    summary: 'Templates of what is carved into the gum, the default one first; production sees those that are enabled.',
    access: ['platform:carving', 'order:list', 'order:produce'],
    data: z.array(gumCarving),
  }),
  add: endpoint({
    id: 'gumCarving.add',
    method: 'POST',
    path: '/production/gumCarving',
    summary: 'Adds a template; the first one is the default.',
    access: ['platform:carving'],
    body: z.strictObject(written),
    data: z.object({ gumCarvingId: id }),
    errors: [...refusals, 'gumCarvingLimit'],
  }),
  edit: endpoint({
    id: 'gumCarving.edit',
    method: 'PUT',
    path: '/production/gumCarving',
    summary: 'Changes, enables or disables a template; orders that were made keep what they were made with.',
    access: ['platform:carving'],
    body: z.strictObject({ ...written, gumCarvingId: id, version: counted, enabled: z.boolean() }),
    data: nothing,
    errors: [...refusals, 'recordNotFound', 'customizationChanged', 'gumCarvingDefaultStays'],
  }),
  setDefault: endpoint({
    id: 'gumCarving.setDefault',
    method: 'POST',
    path: '/production/gumCarving/default',
    summary: 'Makes an enabled template the default one.',
    access: ['platform:carving'],
    body: z.strictObject({ gumCarvingId: id }),
    data: nothing,
    errors: ['recordNotFound', 'gumCarvingDisabled'],
  }),
} as const;
