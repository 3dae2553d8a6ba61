import { type ArchivedAudit, type ArchivedTrailEntry, archivedAudit, mayOversee } from '@archway/contracts';
import { entriesInOrder } from '../audit/audit-repository.ts';
import { originOf } from './archive-repository.ts';
import { type ArchivePart, type Packing, archivePart } from './part.ts';

async function read({ db, caseId }: Packing): Promise<ArchivedAudit> {
  const trail: ArchivedTrailEntry[] = [];
  for await (const entry of entriesInOrder(db, caseId))
    trail.push({
      ...entry,
      at: entry.at.toISOString(),
      details: JSON.parse(JSON.stringify(entry.details)) as ArchivedTrailEntry['details'],
    });
  return { trail, earlier: (await originOf(db, caseId))?.earlier ?? [] };
}

/** The audit trail, for whoever may read it. An import keeps it as it is: the case begins a trail of its own there. */
const part: ArchivePart<ArchivedAudit> = {
  ...{ name: 'audit', rank: 2, schema: archivedAudit, mayRead: mayOversee, read },
  write: ({ manifest: { exported, source, seal }, keepEarlier }, { trail, earlier }) => {
    keepEarlier([...earlier, { exported, source, seal, trail }]);
    return Promise.resolve();
  },
};
export const auditPart = archivePart(part);
