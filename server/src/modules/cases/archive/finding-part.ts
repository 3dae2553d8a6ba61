import { type ArchivedOpenFinding, archivedOpenFindings } from '@archway/contracts';
import { allOpenFindings, insertFinding } from '../inspection/report/finding-repository.ts';
import { inspectionFindings } from '../schema.ts';
import { filesOfFindings, packedFinding, unpackedFinding } from './finding-files.ts';
import { archivePart } from './part.ts';

const name = 'findings';

/** What was found in an inspection that is under way: it goes on where the case comes to. */
export const findingPart = archivePart<ArchivedOpenFinding[]>({
  ...{ name, rank: 2, schema: archivedOpenFindings, tables: [inspectionFindings] },
  versions: (findings) => findings.map(({ version }) => version),
  refersTo: (findings) => filesOfFindings(findings.map(({ finding }) => finding)),
  read: async (packing) => {
    const found: ArchivedOpenFinding[] = [];
    for (const { findingId: id, version, finding, userId, at } of await allOpenFindings(packing.db, packing.caseId))
      found.push({
        ...{ id, version, finding: packedFinding(packing, finding), at: at.toISOString() },
        by: await packing.somebody({ userId, place: `${name}/${id}` }),
      });
    return found;
  },
  write: async (unpacking, findings) => {
    const { tx, caseId, importedBy } = unpacking;
    for (const { id: old, version, finding, by, at } of findings) {
      const open = unpackedFinding(unpacking, finding);
      const id = await insertFinding(tx, { caseId, version }, open, importedBy, new Date(at));
      unpacking.keepId(name, old, id);
      unpacking.keepName(`${name}/${id}`, by);
    }
  },
});
