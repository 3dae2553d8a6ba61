import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type AnalyseFlag,
  type CorrectedTeeth,
  type FoundTeeth,
  type Jaw,
  type ModelAnalysis,
  type ModelPreparation,
  analyseFlag,
} from '@archway/contracts';
import { moment, rowId, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { cases } from '../record/schema.ts';

/** A preparation without the names of what it made; what was prepared before teeth were looked for tells of none. */
export interface KeptPreparation extends Omit<ModelPreparation, 'objectName' | 'size' | 'teeth' | 'corrected'> {
  readonly teeth?: Omit<FoundTeeth, 'objectName'> | null;
}

/** What somebody has put right of the teeth that were found. */
export type KeptCorrection = Pick<CorrectedTeeth, 'teeth' | 'missing'>;

/** Model files. The bytes are in object storage under `objectName`. */
export const caseModels = pgTable(
  'case_models',
  {
    modelId: rowId('model_id').primaryKey(),
    caseId: rowRef('pt_id')
      .notNull()
      .references(() => cases.caseId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    jaw: smallint('jaw').$type<Jaw>().notNull(),
    modelType: text('model_type', { enum: ['scan', 'aligner'] }).notNull(),
    fileName: text('file_name').notNull(),
    objectName: text('object_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    crc64: text('crc64').notNull(),
    originObjectName: text('origin_object_name'),
    vertices: integer('vertices').notNull(),
    triangles: integer('triangles').notNull(),
    cleaning: jsonb('cleaning').$type<Record<string, number>>().notNull().default({}),
    analyseFlag: smallint('analyse_flag').$type<AnalyseFlag>().notNull().default(analyseFlag.none),
    /** Grows with each analysis that is asked for; a job of an earlier one stores nothing. */
    analysisRun: integer('analysis_run').notNull().default(0),
    analysis: jsonb('analysis').$type<ModelAnalysis>(),
    analysisError: text('analysis_error'),
    /** A small picture, which the analysis draws; null before it ends, and of what was analysed before there were any. */
    thumbName: text('thumb_name'),
    /** The repaired model; its bytes are in object storage, too. */
    repairedObjectName: text('repaired_object_name'),
    repairedSize: bigint('repaired_size', { mode: 'number' }),
    preparation: jsonb('preparation').$type<KeptPreparation>(),
    /** The tooth of each face of the repaired model; in object storage as well. */
    toothLabelsName: text('tooth_labels_name'),
    /** The same as somebody has put it right; all four or none. */
    correctedLabelsName: text('corrected_labels_name'),
    correction: jsonb('correction').$type<KeptCorrection>(),
    correctedBy: rowRef('corrected_by').references(userKey),
    correctedAt: moment('corrected_at'),
    uploadTime: moment('upload_time').notNull().defaultNow(),
    uploadedBy: rowRef('uploaded_by').notNull().references(userKey),
  },
  (table) => [
    uniqueIndex('case_models_jaw').on(table.caseId, table.version, table.modelType, table.jaw),
    // What is prepared waits for what is analysed.
    index('case_models_analysing')
      .on(table.modelId)
      .where(sql`analyse_flag = 1`),
  ],
);
