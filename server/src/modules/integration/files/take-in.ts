import { extname } from 'node:path';
import { type PhotoPosition, jawNumber } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { modelFile, registerCaseFile } from '../../cases/api.ts';
import { cbctFile } from '../../cbct/api.ts';
import { casePrefix } from '../../files/api.ts';
import { photoFile } from '../../photos/api.ts';
import type { ApiFileRow } from '../schema.ts';
import { takeCtIn } from './ct-task.ts';
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
 * Takes a file into its case.
 * @returns where a photo stands; null in the pool, and for what stands nowhere
 */
export async function takeIn(context: AppContext, arrived: Arrived): Promise<PhotoPosition | null> {
  if (arrived.row.kind === 'photo') return takePhoto(context, arrived);
  await (arrived.row.kind === 'scan' ? takeScan : takeCt)(context, arrived);
  return null;
}

/**
 * Reads a photo, stores what is kept of it, and registers that: by the rules of the page.
 * @returns where it stands
 */
async function takePhoto(context: AppContext, { row, caller, bytes, signal }: Arrived): Promise<PhotoPosition | null> {
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
async function takeScan(context: AppContext, { row, caller, bytes, signal }: Arrived): Promise<void> {
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

/**
 * The same for a CT, which the version's earlier one gives way to.
 * @throws Refusal ctNoVolume; ctSeriesNeeded where there is more than one
 */
async function takeCt(context: AppContext, { row, caller, bytes, signal }: Arrived): Promise<void> {
  const { caseId, version, fileName, series } = row;
  const input = { bytes, fileName, series };
  const ct = await context.compute.run(takeCtIn, input, { signal, transfer: [bytes] });
  if ('several' in ct) {
    if (ct.several.length === 0) throw new Refusal('ctNoVolume');
    throw new Refusal('ctSeriesNeeded', { name: ct.several.join(', ') });
  }
  const prefix = prefixOf(row);
  const [objectName, quickLookName] = [`${prefix}${ct.zipName}`, `${prefix}${ct.quickLookName}`];
  const { size, crc64 } = await context.store.put(objectName, ct.zip);
  await context.store.put(quickLookName, ct.quickLook);
  const { volume, notes } = ct;
  await registerCaseFile(context, caller, cbctFile(context), {
    ...{ caseId, version, fileName, objectName, quickLookName, size, crc64, volume, notes },
  });
}
