import { z } from 'zod';
import { crc64, objectName } from '../../files/stored-object.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id } from '../../wire/envelope.ts';
import { differenceRow } from './difference.ts';
import { meshHash } from './geometry.ts';
import { planDocument } from './schema.ts';

/** Largest document that is taken, in MB of JSON: 60 stages of 28 teeth come to a tenth of it. */
export const PLAN_DOCUMENT_LIMIT_MB = 16;

/** Largest file of the body of a tooth, in MB. */
export const PLAN_MESH_LIMIT_MB = 32;
export const planMeshExtensions = ['drc'] as const;

const planKey = z.strictObject({ caseId: id, version: counted, planId: id });

/** A document that is stored. */
const savedDocument = z.object({
  sha256: meshHash,
  /** Of its canonical text. */
  bytes: z.number().int(),
  upperSteps: z.number().int().nullable(),
  lowerSteps: z.number().int().nullable(),
});

export const planDocumentEndpoints = {
  document: endpoint({
    id: 'plans.document',
    method: 'GET',
    path: '/design/scheme/document',
    summary: 'The document of a plan with the meshes that it names; null while nothing was designed in it.',
    access: ['plan:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1), planId: id }),
    data: savedDocument
      .extend({
        document: planDocument,
        meshes: z.array(z.object({ sha256: meshHash, objectName: z.string(), bytes: z.number().int() })),
      })
      .nullable(),
    errors: ['recordNotFound'],
  }),
  difference: endpoint({
    id: 'plans.difference',
    method: 'GET',
    path: '/design/scheme/difference',
    summary:
      'What a plan has otherwise than another one of the same case, of whatever version: in the terms of the clinic.',
    access: ['plan:list'],
    query: z.strictObject({
      caseId: id,
      version: z.coerce.number().int().min(1),
      planId: id,
      /** The one that is compared with: what it has stands before. */
      comparedPlanId: id,
    }),
    data: z.object({ rows: z.array(differenceRow) }),
    errors: ['recordNotFound', 'planNotDesigned'],
  }),
  saveDocument: endpoint({
    id: 'plans.saveDocument',
    method: 'POST',
    path: '/design/scheme/document',
    summary: 'Saves the document of a draft, checked as a whole; a refused one says where and why, and stores nothing.',
    access: ['plan:design', 'plan:approve'],
    body: planKey.extend({
      /** In the form of `planDocument`, of this version or an older one. */
      document: z.record(z.string(), z.unknown()),
      /** What it was made from; null where the plan had none. */
      base: meshHash.nullable(),
    }),
    data: savedDocument,
    bodyLimit: PLAN_DOCUMENT_LIMIT_MB * 1_048_576,
    errors: [
      ...(['recordNotFound', 'transitionRefused', 'noPermission', 'rejectedPlanFixed', 'confirmedPlanFixed'] as const),
      ...(['planDocumentRefused', 'planDocumentChanged', 'penHeld'] as const),
    ],
  }),
  addMesh: endpoint({
    id: 'plans.addMesh',
    method: 'POST',
    path: '/design/scheme/mesh',
    summary:
      'Takes an uploaded mesh among those that documents of this case may name; one that is there already is kept.',
    access: ['plan:design', 'plan:approve'],
    body: planKey.extend({ objectName, size: counted, crc64, sha256: meshHash }),
    data: z.object({ sha256: meshHash, bytes: z.number().int() }),
    errors: [
      ...(['recordNotFound', 'transitionRefused', 'noPermission', 'storageScope', 'fileNotUploaded'] as const),
      ...(['fileFormat', 'fileTooLarge', 'checksumMismatch'] as const),
    ],
  }),
} as const;
