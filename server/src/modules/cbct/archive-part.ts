import { type ArchivedCbct, CBCT_FILE_LIMIT_MB, archivedCbcts, dataTypes } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import { type Packing, type Unpacking, archivePart } from '../cases/api.ts';
import { isAsDescribed } from './packed-cbct.ts';
import { cbctsOfCase, insertCbct } from './repository.ts';

const name = 'cbct';

async function read(packing: Packing): Promise<ArchivedCbct[]> {
  const found: ArchivedCbct[] = [];
  for (const cbct of await cbctsOfCase(packing.db, packing.caseId)) {
    const { cbctId: id, version, fileName, volume, notes } = cbct;
    const place = { version, dataType: dataTypes.cbct };
    const file = packing.file({ ...place, objectName: cbct.objectName, path: `${name}/v${version}/volume` });
    packing.name(name, id, file);
    found.push({
      ...{ id, version, fileName, file, volume, notes },
      quickLook: packing.file({ ...place, objectName: cbct.quickLookName, path: `${name}/v${version}/quick-look` }),
      uploadTime: cbct.uploadTime.toISOString(),
      uploadedBy: await packing.somebody({ userId: cbct.uploadedBy, place: `${name}/${id}` }),
    });
  }
  return found;
}

async function write(unpacking: Unpacking, cbcts: ArchivedCbct[]): Promise<void> {
  const { tx, caseId, importedBy } = unpacking;
  for (const { id: old, file, quickLook, uploadedBy, uploadTime, ...cbct } of cbcts) {
    const { objectName, size, crc64 } = unpacking.file(file);
    const id = await insertCbct(tx, {
      ...{ ...cbct, caseId, objectName, size, crc64, uploadedBy: importedBy },
      quickLookName: unpacking.file(quickLook).objectName,
      uploadTime: new Date(uploadTime),
    });
    unpacking.keepId(name, old, id);
    unpacking.keepRow(file, { id, thumbName: null });
    unpacking.keepName(`${name}/${id}`, uploadedBy);
  }
}

/** Packed CTs in the archive of a case: what is packed must be what it is said to be, as when it is uploaded. */
export const cbctPart = archivePart<ArchivedCbct[]>({
  ...{ name, rank: 1, schema: archivedCbcts, read, write },
  owns: { dataType: dataTypes.cbct, extensions: ['zip', 'ls'], limitMb: CBCT_FILE_LIMIT_MB },
  versions: (cbcts) => cbcts.map(({ version }) => version),
  files: (cbcts) => cbcts.flatMap(({ file, quickLook }) => [file, quickLook]),
  async verify(store, cbcts, fileOf) {
    for (const { file, volume } of cbcts) {
      const { objectName, size } = fileOf(file);
      if (!(await isAsDescribed(store, objectName, size, volume))) throw new Refusal('cbctMismatch');
    }
  },
});
