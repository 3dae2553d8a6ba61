import { type CbctVolume, cbctNotes, dataTypes } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { pictureName } from '../../cases/api.ts';
import { insertCbct } from '../../cbct/api.ts';
import { casePrefix } from '../../files/api.ts';
import { packDemoCbct } from '../tasks.ts';
import type { DemoCbct } from './pack-cbct.ts';

/** A demonstration case that gets a scan. Times are milliseconds. */
export interface CbctTaker {
  readonly caseId: string;
  readonly version: number;
  readonly patientName: string;
  readonly uploadedBy: string;
  readonly uploadedAt: number;
}

/** Gives demonstration cases a generated CBCT. */
export async function seedCbct(context: AppContext, takers: readonly CbctTaker[]): Promise<void> {
  if (takers.length === 0) return;
  const packed = await context.compute.run(packDemoCbct, { seed: 1 });
  for (const taker of takers) await give(context, taker, packed);
}

async function give({ db, store }: AppContext, taker: CbctTaker, packed: DemoCbct): Promise<void> {
  const { caseId, version, uploadedBy, uploadedAt } = taker;
  const prefix = casePrefix({ caseId, version, dataType: dataTypes.cbct });
  const objectName = `${prefix}cbct_${uploadedAt}.zip`;
  const quickLookName = `${prefix}cbct_${uploadedAt}.ls`;
  const { size, crc64 } = await store.put(objectName, packed.zip, { contentType: 'application/zip' });
  await store.put(quickLookName, packed.quickLook);
  const thumbName = pictureName(quickLookName, 'demo');
  await store.put(thumbName, packed.picture, { contentType: 'image/jpeg' });
  const slices = packed.descriptor.size[2];
  await insertCbct(db, {
    ...{ caseId, version, objectName, quickLookName, thumbName, size, crc64, uploadedBy },
    fileName: 'CBCT-demo.7z',
    volume: volumeOf(packed, taker),
    notes: cbctNotes.parse({ filesRead: slices + 1, setAside: { localizer: 1 } }),
    uploadTime: new Date(uploadedAt),
  });
}

function volumeOf({ descriptor }: DemoCbct, { patientName, uploadedAt }: CbctTaker): CbctVolume {
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
