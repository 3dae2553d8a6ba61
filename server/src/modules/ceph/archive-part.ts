import { type ArchivedTracing, archivedTracings } from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../cases/api.ts';
import { importTracing, tracingRows } from './repository.ts';

const name = 'tracings';

/** Tracings of films that the case still has: what was traced on bytes that are gone says nothing any more. */
async function read(packing: Packing): Promise<ArchivedTracing[]> {
  const found: ArchivedTracing[] = [];
  for (const row of await tracingRows(packing.db, packing.caseId)) {
    const { objectName, revision, filmDate, calibration, marks, finished } = row;
    const film = packing.entryOf(objectName);
    if (film === null) continue;
    found.push({
      ...{ film, revision, filmDate, calibration, marks, finished },
      updateTime: row.updateTime.toISOString(),
      // Who goes on with it here is no longer who traced it elsewhere.
      updatedBy: await packing.somebody({ userId: row.updatedBy, place: `${name}/${row.tracingId}-${revision}` }),
    });
  }
  return found.sort((one, other) => (one.film < other.film ? -1 : 1));
}

async function write(unpacking: Unpacking, tracings: ArchivedTracing[]): Promise<void> {
  const { tx, caseId, importedBy } = unpacking;
  for (const { film, updatedBy, updateTime, ...tracing } of tracings) {
    const { objectName, crc64 } = unpacking.file(film);
    const id = await importTracing(tx, {
      ...{ ...tracing, caseId, objectName, crc64, updatedBy: importedBy },
      updateTime: new Date(updateTime),
    });
    unpacking.keepName(`${name}/${id}-${tracing.revision}`, updatedBy);
  }
}

/** What was traced on films, in the archive of a case. */
export const tracingPart = archivePart<ArchivedTracing[]>({
  ...{ name, rank: 2, schema: archivedTracings, read, write },
  refersTo: (tracings) => tracings.map(({ film }) => film),
});
