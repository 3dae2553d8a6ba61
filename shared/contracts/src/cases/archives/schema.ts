import { z } from 'zod';
import { day } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { photoPosition } from '../photos.ts';
import { LAST_WORN_STEP, type VisitFinding, visitFindingKeys } from './archive.ts';
import { archivePictureRules, recordRules, visitRules } from './rules.ts';

const remarks = z.string().trim().max(recordRules.remarks.max).default('');
const wornStep = z.number().int().min(0).max(LAST_WORN_STEP).nullable().default(null);
const finding = z.enum(visitFindingKeys as [VisitFinding, ...VisitFinding[]]);

const record = z.strictObject({
  kind: z.literal('record'),
  name: fieldSchema(recordRules.name),
  remarks,
});

const followUp = z.strictObject({
  kind: z.literal('followUp'),
  visitDate: fieldSchema(visitRules.visitDate),
  /** The step of each jaw that the patient wears; 0: none yet. Null: not told. */
  upperStep: wornStep,
  lowerStep: wornStep,
  findings: z
    .array(finding)
    .max(visitFindingKeys.length)
    .refine((given) => new Set(given).size === given.length, { error: 'given twice' })
    .default([]),
  remarks,
  nextVisit: day
    .refine((given) => given >= visitRules.nextVisit.from, { error: 'too long ago' })
    .nullable()
    .default(null),
});

/** What somebody writes into the library: on the wire, and as it is stored. */
export const archiveContentsSchema = z.discriminatedUnion('kind', [record, followUp]);
export type ArchiveContents = z.infer<typeof archiveContentsSchema>;

/** What somebody says of a picture; null or left out: nothing. */
export const pictureNotes = {
  name: z.string().trim().min(1).max(archivePictureRules.name.max).nullable().default(null),
  /** Which view it shows: it is compared with the others of this view. */
  position: photoPosition.nullable().default(null),
  /** Without it the day of the visit counts, and else that of the upload. */
  takenOn: day
    .refine((given) => given >= archivePictureRules.takenOn.from, { error: 'too long ago' })
    .nullable()
    .default(null),
} as const;
