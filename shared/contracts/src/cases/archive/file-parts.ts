import { z } from 'zod';
import { counted, day, id, instant } from '../../wire/envelope.ts';
import { cbctNotes, cbctVolume } from '../cbct.ts';
import { modelAnalysis } from '../entities.ts';
import { correctedTeeth } from '../corrected-teeth.ts';
import { foundTeeth } from '../found-teeth.ts';
import { modelPreparation } from '../model-preparation.ts';
import { OPEN_POSITION, PHOTO_LIMIT, photoGuess, photoPosition } from '../photos.ts';
import { filmTracing } from '../tracing.ts';
import { analyseFlagSchema, jaw } from '../values.ts';
import { atPlaces } from './in-order.ts';
import { caseEntryPath } from './manifest.ts';
import { archivedPerson } from './person.ts';

const MOST = 10_000;
const measure = z.number().int().nonnegative();
const uploaded = {
  version: counted,
  /** Of the file that its uploader chose. */
  fileName: z.string().max(255),
  file: caseEntryPath,
  uploadTime: instant,
  uploadedBy: archivedPerson,
};

export const archivedModels = atPlaces(
  z.strictObject({
    id,
    ...uploaded,
    jaw,
    modelType: z.enum(['scan', 'aligner']),
    /** As it came, where it was compressed. */
    original: caseEntryPath.nullable(),
    vertices: measure,
    triangles: measure,
    cleaning: z.record(z.string().max(60), z.number()),
    analyseFlag: analyseFlagSchema,
    analysis: modelAnalysis.nullable(),
    analysisError: z.string().max(200).nullable(),
    /** The repaired model, and what was mended. */
    repaired: caseEntryPath.nullable(),
    preparation: modelPreparation
      .omit({ objectName: true, size: true, corrected: true })
      .extend({ teeth: foundTeeth.omit({ objectName: true }).strict().nullable() })
      .strict()
      .nullable(),
    /** The tooth of each face of the repaired model. */
    toothLabels: caseEntryPath.nullable(),
    /** What somebody has put right of them. */
    corrected: correctedTeeth
      .pick({ teeth: true, missing: true, correctedAt: true })
      .extend({ labels: caseEntryPath, correctedBy: archivedPerson })
      .strict()
      .nullable(),
  }),
  MOST,
  (model) => `${model.version}/${model.modelType}/${model.jaw}`,
);
export type ArchivedModel = z.infer<typeof archivedModels>[number];

export const archivedPhotos = atPlaces(
  z.strictObject({
    id,
    ...uploaded,
    /** Null in the pool. */
    position: photoPosition.nullable(),
    small: caseEntryPath,
    width: measure,
    height: measure,
    guesses: z.array(photoGuess).max(100),
    /** 0 to 1; null where nobody has measured it. */
    sharpness: z.number().min(0).max(1).nullable(),
    automatic: z.boolean(),
  }),
  PHOTO_LIMIT * 50,
  ({ version, position }) => (position === null || position === OPEN_POSITION ? null : `${version}/${position}`),
);
export type ArchivedPhoto = z.infer<typeof archivedPhotos>[number];

export const archivedCbcts = atPlaces(
  z.strictObject({ id, ...uploaded, quickLook: caseEntryPath, volume: cbctVolume, notes: cbctNotes }),
  MOST,
  ({ version }) => String(version),
);
export type ArchivedCbct = z.infer<typeof archivedCbcts>[number];

/** What was traced on films; it belongs to the bytes of its film. */
export const archivedTracings = atPlaces(
  z.strictObject({
    film: caseEntryPath,
    revision: counted,
    filmDate: day,
    calibration: filmTracing.shape.calibration,
    marks: filmTracing.shape.marks,
    finished: z.boolean(),
    updateTime: instant,
    updatedBy: archivedPerson,
  }),
  MOST,
  ({ film }) => film,
);
export type ArchivedTracing = z.infer<typeof archivedTracings>[number];
