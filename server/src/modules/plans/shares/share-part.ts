import { type ArchivedShare, type ShareState, archivedShares } from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../../cases/api.ts';
import { planRows } from '../plan-repository.ts';
import { shares } from '../schema.ts';
import { presentationsToShare } from '../ports.ts';
import { insertShare, sharesOfCase } from './share-repository.ts';

const name = 'shares';

/** A link that is open here opens nothing elsewhere. */
const over = (state: ShareState): ArchivedShare['state'] => (state === 'open' ? 'revoked' : state);

async function read(packing: Packing): Promise<ArchivedShare[]> {
  const at = new Map((await planRows(packing.db, packing.caseId)).map(({ planId }, index) => [planId, index + 1]));
  const presentations = await presentationsToShare.one.ofCase(packing.db, packing.caseId);
  const shownAt = new Map(presentations.map(({ presentationId }, index) => [presentationId, index + 1]));
  const found: ArchivedShare[] = [];
  for (const row of await sharesOfCase(packing.db, packing.caseId)) {
    const {
      shareId: id,
      caseId: _,
      planId,
      presentationId,
      userId,
      state,
      keyHash: _k,
      shortHash: _s,
      passwordHash: _p,
      ...rest
    } = row;
    found.push({
      ...{ ...rest, id, plan: planId === null ? null : (at.get(planId) ?? null), state: over(state) },
      presentation: presentationId === null ? null : (shownAt.get(presentationId) ?? null),
      sharer: await packing.somebody({ userId, place: `${name}/${id}-sharer` }),
      sharedAt: row.sharedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      seenAt: row.seenAt?.toISOString() ?? null,
    });
  }
  return found;
}

async function write({ tx, caseId, importedBy, keepId, keepName }: Unpacking, rows: ArchivedShare[]): Promise<void> {
  const plans = await planRows(tx, caseId);
  const presentations = await presentationsToShare.one.ofCase(tx, caseId);
  for (const { id: old, plan, presentation, protection, sharer, sharedAt, expiresAt, seenAt, ...rest } of rows) {
    const { shareId: id } = await insertShare(tx, {
      ...{ ...rest, caseId, planId: plan === null ? null : (plans[plan - 1]?.planId ?? null), userId: importedBy },
      presentationId: presentations[(presentation ?? 0) - 1]?.presentationId ?? null,
      ...{ protection: protection ?? 'none', passwordHash: null },
      ...{ sharedAt: new Date(sharedAt), expiresAt: new Date(expiresAt), seenAt: seenAt ? new Date(seenAt) : null },
    });
    keepId(name, old, id);
    keepName(`${name}/${id}-sharer`, sharer);
  }
}

/** Share links in the archive of a case: what was shared with whose hand, without what opened it. */
export const sharePart = archivePart<ArchivedShare[]>({
  // After plans and presentations.
  ...{ name, rank: 3, schema: archivedShares, read, write, tables: [shares] },
  versions: (rows) => rows.map(({ version }) => version),
});
