import { z } from 'zod';
import { crc64, objectName } from '../files/stored-object.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, nothing } from '../wire/envelope.ts';
import { caseKey, intakeKey } from './case-key.ts';
import { caseModel } from './entities.ts';
import { labelRuns } from './corrected-teeth.ts';
import { permanentTeeth } from './teeth.ts';
import { jaw } from './values.ts';

export const modelsEndpoints = {
  list: endpoint({
    id: 'models.list',
    method: 'GET',
    path: '/doctor/pt/model/list',
    summary: 'Model files of a case version.',
    access: ['case:list'],
    query: caseKey,
    data: z.array(caseModel),
    errors: ['recordNotFound'],
  }),
  register: endpoint({
    id: 'models.register',
    method: 'POST',
    path: '/doctor/pt/model/register',
    summary:
      'Registers an uploaded model; size and CRC-64 are checked against the stored object, then its analysis starts. A model of the same jaw is replaced.',
    access: ['model:upload'],
    body: z.strictObject({
      ...intakeKey.shape,
      jaw,
      modelType: z.enum(['scan', 'aligner']).default('scan'),
      fileName: z.string().min(1).max(255),
      objectName,
      size: z.number().int().positive(),
      crc64,
      originObjectName: z.string().max(900).nullish(),
      vertices: z.number().int().nonnegative(),
      triangles: z.number().int().nonnegative(),
      cleaning: z.record(z.string().max(40), z.number()).default({}),
    }),
    data: caseModel,
    errors: [
      ...(['basicInfoFirst', 'recordNotFound', 'caseNotEditable'] as const),
      ...(['fileNotUploaded', 'checksumMismatch', 'storageScope', 'fileFormat'] as const),
    ],
  }),
  analyse: endpoint({
    id: 'models.analyse',
    method: 'POST',
    path: '/doctor/pt/model/analyse',
    summary: 'Analyses a model again; the earlier result and the repaired model are dropped.',
    access: ['model:analyse'],
    body: z.strictObject({ modelId: id }),
    data: caseModel,
    errors: ['recordNotFound', 'analysisRunning'],
  }),
  prepare: endpoint({
    id: 'models.prepare',
    method: 'POST',
    path: '/doctor/pt/model/pretreat',
    summary: 'Makes a repaired model of one that was analysed, beside it; after a failure, again.',
    access: ['model:analyse'],
    body: z.strictObject({ modelId: id }),
    data: caseModel,
    errors: ['recordNotFound', 'notPreparable'],
  }),
  correctTeeth: endpoint({
    id: 'models.correctTeeth',
    method: 'POST',
    path: '/doctor/pt/model/teeth',
    summary:
      'Stores the teeth of a prepared model as somebody has put them right, beside what was found; plans are designed on them.',
    access: ['model:analyse'],
    bodyLimit: 16_777_216,
    body: z.strictObject({
      modelId: id,
      /** The object whose labels were corrected: those that were found, or those of the last correction. */
      base: objectName,
      runs: labelRuns,
      missing: z.array(z.literal(permanentTeeth)).max(16),
    }),
    data: caseModel,
    errors: [
      ...(['recordNotFound', 'noTeethToCorrect', 'teethFrozen'] as const),
      ...(['toothLabelsChanged', 'toothLabelsDoNotFit', 'toothOfOtherJaw'] as const),
    ],
  }),
  swapJaws: endpoint({
    id: 'models.swapJaws',
    method: 'POST',
    path: '/doctor/pt/model/swapJaws',
    summary: 'The upper model becomes the lower one and the other way round; a single model changes its jaw.',
    access: ['model:upload'],
    body: caseKey,
    data: z.array(caseModel),
    errors: ['recordNotFound', 'caseNotEditable', 'modelMissing'],
  }),
  remove: endpoint({
    id: 'models.remove',
    method: 'DELETE',
    path: '/doctor/pt/model/:modelId',
    summary: 'Removes a model file from a case that is not submitted yet.',
    access: ['model:upload'],
    params: z.strictObject({ modelId: id }),
    data: nothing,
    errors: ['recordNotFound', 'caseNotEditable'],
  }),
} as const;
