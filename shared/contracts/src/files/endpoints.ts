import { z } from 'zod';
import { objectName } from './stored-object.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant } from '../wire/envelope.ts';

/** `dataType` of a storage request. */
export const dataTypes = {
  image: 1,
  model: 2,
  cbct: 3,
  plan: 4,
  production: 5,
  report: 6,
  message: 7,
  productSettings: 8,
  credentials: 9,
  /** Pictures of the patient data library. */
  archive: 10,
  /** Whole cases as one file, on their way in or out. */
  caseArchive: 12,
  /** Models of orders of model processing, which need no case. */
  processModel: 13,
} as const;

export type DataType = (typeof dataTypes)[keyof typeof dataTypes];

export const storageActions = ['get', 'put', 'abort_multi_part_upload'] as const;
export type StorageAction = (typeof storageActions)[number];

/** Bucket of the embedded storage, and the first segment of its paths. */
export const STORAGE_BUCKET = 'archway-files';

/** Largest model file that is accepted, in MB. */
export const MODEL_FILE_LIMIT_MB = 500;
export const modelExtensions = ['stl', 'ply', 'obj', 'drc'] as const;

export const storageCredentials = z.object({
  accessKeyId: z.string(),
  accessKeySecret: z.string(),
  stsToken: z.string(),
  endpoint: z.string(),
  bucketName: z.string(),
  expiration: instant,
  /** `paths[i]` is the prefix for `descList[i]`; the first is the prefix of the case and data type. */
  paths: z.array(z.string()),
});
export type StorageCredentials = z.infer<typeof storageCredentials>;

export const filesEndpoints = {
  token: endpoint({
    id: 'files.token',
    method: 'POST',
    path: '/doctor/common/sts/token',
    summary: 'Short-lived credentials for the objects of one case version and data type.',
    access: ['file:read'],
    body: z.strictObject({
      caseId: id.nullish(),
      version: z.number().int().min(1).nullish(),
      dataType: z.literal(Object.values(dataTypes)),
      actions: z.array(z.enum(storageActions)).min(1).default(['get', 'put']),
      descList: z.array(z.string().max(120)).max(100).default([]),
      targetOrStepId: id.nullish(),
      doctorId: id.nullish(),
    }),
    data: storageCredentials,
    errors: ['recordNotFound', 'noPermission', 'caseNotEditable'],
  }),
  accessUrls: endpoint({
    id: 'files.accessUrls',
    method: 'POST',
    path: '/design/design3D/getTmpAccessUrlList',
    summary: 'Signed URLs for objects, in the given order; an empty name gives an empty string.',
    access: ['file:read'],
    body: z.strictObject({ objectNameList: z.array(z.union([objectName, z.literal('')])).max(200) }),
    data: z.array(z.string()),
    errors: ['storageScope'],
  }),
  tmpUrl: endpoint({
    id: 'files.tmpUrl',
    method: 'POST',
    path: '/common/oss/tmpUrl',
    summary: 'One signed URL, as a download with a file name when asked.',
    access: ['file:read'],
    body: z.strictObject({ objectName, downloadName: z.string().max(255).optional() }),
    data: z.object({ url: z.string(), expiration: instant }),
    errors: ['storageScope'],
  }),
} as const;
