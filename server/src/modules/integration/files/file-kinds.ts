import {
  type ErrorName,
  type ErrorValues,
  CBCT_SENT_LIMIT_MB,
  MODEL_FILE_LIMIT_MB,
  PHOTO_FILE_LIMIT_MB,
  cbctFileExtensions,
  dataTypes,
  modelExtensions,
  photoExtensions,
} from '@archway/contracts';
import { casePrefix, requireExtension } from '../../files/api.ts';
import type { ApiFileRow } from '../schema.ts';

/** Where files of a kind lie, of which formats, and how large at most. */
export const fileKinds = {
  photo: { dataType: dataTypes.image, extensions: photoExtensions, limitMb: PHOTO_FILE_LIMIT_MB },
  scan: { dataType: dataTypes.model, extensions: modelExtensions, limitMb: MODEL_FILE_LIMIT_MB },
  ct: { dataType: dataTypes.cbct, extensions: cbctFileExtensions, limitMb: CBCT_SENT_LIMIT_MB },
} as const;

/** @throws Refusal fileFormat */
export const requireFormat = (kind: ApiFileRow['kind'], fileName: string): void =>
  requireExtension(fileKinds[kind].extensions, [fileName]);

/**
 * Where the bytes of a file lie until they are read. Nothing refers to them there, so that what nobody completes is
 * removed with everything else that was left behind.
 */
export function rawName({ caseId, version, kind, fileId, fileName }: ApiFileRow): string {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return `${casePrefix({ caseId, version, dataType: fileKinds[kind].dataType })}api-${fileId}.${ending}`;
}

export interface FileProblem {
  readonly name: ErrorName;
  readonly values: ErrorValues;
}
