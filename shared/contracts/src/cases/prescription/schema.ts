import { z } from 'zod';
import { type Tooth, interspaceKey, interspaces, permanentTeeth } from '../teeth.ts';
import {
  REVISIT_MONTHS,
  SPACE_MM,
  acceptChoices,
  archChoices,
  attachmentChoices,
  biteChoices,
  communicationChoices,
  complaintTags,
  crossbiteChoices,
  fixedReasons,
  iprChoices,
  midlineChoices,
  movableChoices,
  sagittalChoices,
  sagittalMethods,
  spacingChoices,
} from './choices.ts';
import { prescriptionTextRules } from './rules.ts';

const tooth = z.literal(permanentTeeth);
const once = <T>(schema: z.ZodType<T>, most: number, keyOf: (item: T) => unknown = (item) => item) =>
  z
    .array(schema)
    .max(most)
    .refine((given) => new Set(given.map(keyOf)).size === given.length, { error: 'given twice' })
    .default([]);
const one = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values).nullable().default(null);
const many = <const T extends readonly [string, ...string[]]>(values: T) =>
  once(z.enum(values) as z.ZodType<T[number]>, values.length);
const words = ({ max }: { max: number }) => z.string().max(max).default('');

const places = new Set(interspaces.map(interspaceKey));
const space = z.strictObject({
  teeth: z
    .tuple([tooth, tooth])
    .refine((pair) => places.has(interspaceKey(pair)), { error: 'not two neighbours in the order of the chart' }),
  mm: z.number().min(SPACE_MM.from).max(SPACE_MM.to),
  keep: z.boolean(),
});
const fixedTooth = z.strictObject({ tooth, reason: z.enum(fixedReasons) });

/** The habits of a doctor: what does not speak of one patient's mouth. */
const habits = {
  withPatient: z.boolean().nullable().default(null),
  arches: one(archChoices),
  midline: one(midlineChoices),
  ipr: one(iprChoices),
  tads: one(acceptChoices),
  extraction: one(acceptChoices),
  thirdMolars: one(acceptChoices),
  occlusalCoverage: one(acceptChoices),
  bite: many(biteChoices),
  sagittalRight: many(sagittalChoices),
  sagittalLeft: many(sagittalChoices),
  sagittalMethods: many(sagittalMethods),
  crossbite: one(crossbiteChoices),
  spacing: one(spacingChoices),
  attachments: one(attachmentChoices),
  movable: one(movableChoices),
  revisitRequest: words(prescriptionTextRules.revisitRequest),
  revisitMonths: z.number().int().min(REVISIT_MONTHS.from).max(REVISIT_MONTHS.to).nullable().default(null),
  communication: one(communicationChoices),
};

/** A prescription on the wire and as it is stored; what is left out is not answered. Shape: `Prescription`. */
export const prescriptionSchema = z.strictObject({
  complaintTags: many(complaintTags),
  complaint: words(prescriptionTextRules.complaint),
  objectives: words(prescriptionTextRules.objectives),
  ...habits,
  spaces: once(space, places.size, ({ teeth }) => interspaceKey(teeth as readonly [Tooth, Tooth])),
  noAttachment: once(tooth, permanentTeeth.length),
  fixedTeeth: once(fixedTooth, permanentTeeth.length, ({ tooth: given }) => given),
  extract: once(tooth, permanentTeeth.length),
  missingTeeth: once(tooth, permanentTeeth.length),
  other: words(prescriptionTextRules.other),
});

/** What a template keeps. */
export const habitsSchema = z.strictObject(habits);
