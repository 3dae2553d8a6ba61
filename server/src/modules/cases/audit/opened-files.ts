import { type SeenSubject, dataTypes } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import type { FileInCase } from '../../files/api.ts';
import { photosOfCase } from '../ports.ts';
import { isDrawnPicture } from '../files/picture-name.ts';
import { auditView } from './append.ts';

function subjectOf(dataType: number): SeenSubject {
  switch (dataType) {
    case dataTypes.image:
      return 'photos';
    case dataTypes.model:
      return 'models';
    case dataTypes.cbct:
      return 'cbct';
    case dataTypes.archive:
      return 'archives';
    case dataTypes.message:
      return 'messages';
    default:
      return 'files';
  }
}

/** Writes down whose files somebody was given the way to. The small pictures that lists show are no opened files. */
export async function auditOpened(db: Database, caller: Caller, files: readonly FileInCase[]): Promise<void> {
  const pictures = files.flatMap(({ dataType, objectName }) => (dataType === dataTypes.image && objectName) || []);
  const small = new Set(pictures.length > 0 ? await photosOfCase.one.smallAmong(db, pictures) : []);
  const seen = new Map(
    files
      .filter(({ dataType, objectName }) => !isDrawnPicture(dataType, objectName))
      .filter(({ objectName }) => objectName === null || !small.has(objectName))
      .map(({ caseId, version, dataType }) => {
        const subject = subjectOf(dataType);
        return [`${caseId}/${version}/${subject}`, { key: { caseId, version }, subject }] as const;
      }),
  );
  for (const { key, subject } of seen.values()) await auditView(db, caller, key, subject);
}
