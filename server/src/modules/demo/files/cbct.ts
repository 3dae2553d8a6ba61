import { type CbctVolume, cbctNotes, dataTypes } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { pictureName } from '../../cases/api.ts';
import { insertCbct } from '../../cbct/api.ts';
import { casePrefix } from '../../files/api.ts';
import { packDemoCbct } from '../tasks.ts';
import type { DemoCbct } from './pack-cbct.ts';
import { placeObjects } from './place-objects.ts';
import type { FileTaker } from './takers.ts';

/** Gives demonstration cases a generated CBCT. */
export async function seedCbct(context: AppContext, takers: readonly FileTaker[]): Promise<void> {
  if (takers.length === 0) return;
  const packed = await context.compute.run(packDemoCbct, { seed: 1 });
  const { zip, quickLook, picture } = packed;
  const named = takers.map((taker) => ({ taker, ...namesOf(taker) }));
  const placed = await placeObjects(
    context,
    named.flatMap(({ objectName, quickLookName, thumbName }) => [
      { key: objectName, bytes: zip, contentType: 'application/zip' },
      { key: quickLookName, bytes: quickLook },
      { key: thumbName, bytes: picture, contentType: 'image/jpeg' },
    ]),
  );
  const slices = packed.descriptor.size[2];
  for (const { taker, objectName, quickLookName, thumbName } of named) {
    const { caseId, version, uploadedBy, uploadedAt } = taker;
    const { size, crc64 } = placed(objectName);
    await insertCbct(context.db, {
      ...{ caseId, version, objectName, quickLookName, thumbName, size, crc64, uploadedBy },
      fileName: 'CBCT-demo.7z',
      volume: volumeOf(packed, taker),
      notes: cbctNotes.parse({ filesRead: slices + 1, setAside: { localizer: 1 } }),
      uploadTime: new Date(uploadedAt),
    });
  }
}

function namesOf({ caseId, version, uploadedAt }: FileTaker) {
  const prefix = casePrefix({ caseId, version, dataType: dataTypes.cbct });
  const quickLookName = `${prefix}cbct_${uploadedAt}.ls`;
  return {
    objectName: `${prefix}cbct_${uploadedAt}.zip`,
    quickLookName,
    thumbName: pictureName(quickLookName, 'demo'),
  };
}

function volumeOf({ descriptor }: DemoCbct, { patientName, uploadedAt }: FileTaker): CbctVolume {
  const { size, spacing, origin, direction, imageType, sha256 = '' } = descriptor;
  return {
    size: [...size],
    spacing: [...spacing],
    origin: [...origin],
    direction: [...direction],
    componentType: imageType.componentType,
    name: patientName,
    series: '2',
    description: 'Maxillofacial',
    modality: 'CT',
    created: new Date(uploadedAt).toISOString().replace(/\D/g, '').slice(0, 14),
    sha256,
  };
}
