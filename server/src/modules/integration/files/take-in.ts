import { extname } from 'node:path';
import { type PhotoPosition, jawNumber } from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import { modelFile, registerCaseFile } from '../../cases/api.ts';
import { casePrefix } from '../../files/api.ts';
import { photoFile } from '../../photos/api.ts';
import type { ApiFileRow } from '../schema.ts';
import { takePhotoIn, takeScanIn } from '../tasks.ts';
import { fileKinds } from './file-kinds.ts';

/** Bytes as they came, on their way into a case. */
export interface Arrived {
  readonly row: ApiFileRow;
  readonly caller: Caller;
  readonly bytes: ArrayBuffer;
  readonly signal: AbortSignal;
}

const prefixOf = ({ caseId, version, kind, fileId }: ApiFileRow): string =>
  `${casePrefix({ caseId, version, dataType: fileKinds[kind].dataType })}api-${fileId}_`;

/**
 * Reads a photo, stores what is kept of it, and registers that: by the rules of the page.
 * @returns where it stands
 */
export async function takePhoto(
  context: AppContext,
  { row, caller, bytes, signal }: Arrived,
): Promise<PhotoPosition | null> {
  const input = { bytes, fileName: row.fileName };
  const photo = await context.compute.run(takePhotoIn, input, { signal, transfer: [bytes] });
  const { caseId, version } = row;
  const prefix = prefixOf(row);
  const [objectName, thumbName] = [
    `${prefix}photo${extname(photo.file.name)}`,
    `${prefix}thumb${extname(photo.thumb.name)}`,
  ];
  const { size, crc64 } = await context.store.put(objectName, photo.file.bytes, { contentType: photo.file.type });
  await context.store.put(thumbName, photo.thumb.bytes, { contentType: photo.thumb.type });
  const { width, height, guesses, sharpness } = photo;
  const { position } = await registerCaseFile(context, caller, photoFile, {
    ...{ caseId, version, fileName: row.fileName, objectName, thumbName, size, crc64, width, height },
    ...{ guesses, sharpness, position: row.position as PhotoPosition | null },
  });
  return position;
}

/** The same for a scan, which its jaw's earlier one gives way to. */
export async function takeScan(context: AppContext, { row, caller, bytes, signal }: Arrived): Promise<void> {
  const input = { bytes, fileName: row.fileName };
  const scan = await context.compute.run(takeScanIn, input, { signal, transfer: [bytes] });
  const { caseId, version, fileName } = row;
  const prefix = prefixOf(row);
  const objectName = `${prefix}scan.drc`;
  const { size, crc64 } = await context.store.put(objectName, scan.compressed);
  const originObjectName = scan.original && `${prefix}original${extname(fileName).toLowerCase()}`;
  if (scan.original && originObjectName) await context.store.put(originObjectName, scan.original);
  const { vertices, triangles, cleaning } = scan;
  await registerCaseFile(context, caller, modelFile(context), {
    ...{ caseId, version, fileName, objectName, originObjectName, size, crc64, vertices, triangles, cleaning },
    ...{ jaw: jawNumber[row.jaw ?? 'upper'], modelType: 'scan' as const },
  });
}
