import { type ArchivedAssist, type AssistState, archivedAssists, isOneOf, openAssists } from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../../cases/api.ts';
import { planRows } from '../plan-repository.ts';
import { planAssists } from '../schema.ts';
import { assistsOfCase, insertAssist } from './assist-repository.ts';

const name = 'assists';

/** Nobody elsewhere was asked for what is open here. */
const over = (state: AssistState): ArchivedAssist['state'] => (isOneOf(openAssists, state) ? 'withdrawn' : state);

async function read(packing: Packing): Promise<ArchivedAssist[]> {
  const at = new Map((await planRows(packing.db, packing.caseId)).map(({ planId }, index) => [planId, index + 1]));
  const found: ArchivedAssist[] = [];
  for (const row of await assistsOfCase(packing.db, packing.caseId)) {
    const { assistId: id, caseId: _, planId, centerId: _c, userId, helperId, state, ...rest } = row;
    found.push({
      ...{ ...rest, id, plan: at.get(planId) ?? 1, state: over(state) },
      asker: await packing.somebody({ userId, place: `${name}/${id}-asker` }),
      helper: await packing.person({ userId: helperId, place: `${name}/${id}-helper` }),
      askedAt: row.askedAt.toISOString(),
      takenAt: row.takenAt?.toISOString() ?? null,
      answeredAt: row.answeredAt?.toISOString() ?? null,
    });
  }
  return found;
}

async function write(
  { tx, caseId, importedBy, keepId, keepName }: Unpacking,
  assists: ArchivedAssist[],
): Promise<void> {
  const plans = await planRows(tx, caseId);
  for (const { id: old, plan, asker, helper, askedAt, takenAt, answeredAt, ...rest } of assists) {
    const of = plans[plan - 1];
    if (!of) continue;
    const { assistId: id } = await insertAssist(tx, {
      ...{ ...rest, caseId, planId: of.planId, userId: importedBy, askedAt: new Date(askedAt) },
      ...{ takenAt: takenAt ? new Date(takenAt) : null, answeredAt: answeredAt ? new Date(answeredAt) : null },
    });
    keepId(name, old, id);
    keepName(`${name}/${id}-asker`, asker);
    keepName(`${name}/${id}-helper`, helper);
  }
}

/** Help with audits in the archive of a case: what was asked and advised. */
export const assistPart = archivePart<ArchivedAssist[]>({
  ...{ name, rank: 2, schema: archivedAssists, read, write, tables: [planAssists] },
  versions: (assists) => assists.map(({ version }) => version),
});
