import { z } from 'zod';
import { counted, id, instant } from '../wire/envelope.ts';
import { LONGEST_NAME, customFields } from './customization.ts';

/** Most entries of a menu or a dictionary that anything is said about. */
const MOST = 300;
const key = z.string().trim().min(1).max(100);
const nameOf = (max: number) =>
  z.string().trim().min(1, { error: 'customNameEmpty' }).max(max, { error: 'customNameTooLong' });

const once = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

/** What operators want, whole: what is left out is as the product has it. */
export const customizationInput = z.strictObject({
  order: z.array(key).max(MOST).refine(once, { error: 'twice' }).nullable(),
  entries: z
    .array(
      z.strictObject({
        key,
        zh: nameOf(LONGEST_NAME.zh).optional(),
        en: nameOf(LONGEST_NAME.en).optional(),
        hidden: z.boolean().optional(),
        phone: z.boolean().optional(),
        designType: z.number().int().min(0).max(1000).nullable().optional(),
      }),
    )
    .max(MOST)
    .refine((entries) => once(entries.map((entry) => entry.key)), { error: 'twice' }),
});

const customization = z.object({
  order: z.array(z.string()).readonly().nullable(),
  entries: z
    .array(
      z.object({
        key: z.string(),
        zh: z.string().optional(),
        en: z.string().optional(),
        hidden: z.boolean().optional(),
        phone: z.boolean().optional(),
        designType: z.number().int().nullable().optional(),
      }),
    )
    .readonly(),
});

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]).nullable();

/** One change that was made, newest first in a history. */
export const customizationChange = z.object({
  /** The version that it made. */
  version: counted,
  at: instant,
  userId: id,
  userName: z.string(),
  /** The change that it took back. */
  undoes: counted.nullable(),
  /** It was taken back. */
  undone: z.boolean(),
  changes: z.array(
    z.object({
      /** Null for the order. */
      key: z.string().nullable(),
      field: z.enum([...customFields, 'order']),
      /** Absent where it was, or is, as the product has it. */
      from: value.optional(),
      to: value.optional(),
    }),
  ),
});
export type CustomizationChange = z.infer<typeof customizationChange>;

export const customized = {
  /** 1 while nobody has changed anything; a change that is made on another version is refused. */
  version: counted,
  customization,
  history: z.array(customizationChange),
};

export const madeVersion = z.object({ version: counted });
