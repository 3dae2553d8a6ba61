import { type ArchivedFinish, archivedFinishes } from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../../cases/api.ts';
import { planRows } from '../plan-repository.ts';
import { planFinishes } from '../schema.ts';
import { addFinishes, finishesOfCase } from './finish-repository.ts';

const name = 'finishes';
/** By the place of its plan: it has no id of its own. */
const placeOf = ({ plan, kind }: Pick<ArchivedFinish, 'plan' | 'kind'>): string => `${name}/${plan}-${kind}`;

async function read(packing: Packing): Promise<ArchivedFinish[]> {
  const at = new Map((await planRows(packing.db, packing.caseId)).map(({ planId }, index) => [planId, index + 1]));
  const found: ArchivedFinish[] = [];
  for (const row of await finishesOfCase(packing.db, packing.caseId)) {
    const { planId, caseId: _, workedBy, completedBy, workedAt, completedAt, ...rest } = row;
    const plan = at.get(planId) ?? 1;
    const place = placeOf({ plan, kind: rest.kind });
    found.push({
      ...{ ...rest, plan, workedAt: workedAt.toISOString(), completedAt: completedAt?.toISOString() ?? null },
      worker: await packing.person({ userId: workedBy, place: `${place}-worker` }),
      completer: await packing.person({ userId: completedBy, place: `${place}-completer` }),
    });
  }
  return found;
}

async function write({ tx, caseId, keepName }: Unpacking, finishes: ArchivedFinish[]): Promise<void> {
  const plans = await planRows(tx, caseId);
  for (const { plan, worker, completer, workedAt, completedAt, ...rest } of finishes) {
    const planId = plans[plan - 1]?.planId;
    if (planId === undefined) continue;
    const times = { workedAt: new Date(workedAt), completedAt: completedAt ? new Date(completedAt) : null };
    await addFinishes(tx, [{ ...rest, ...times, caseId, planId }]);
    const place = placeOf({ plan, kind: rest.kind });
    keepName(`${place}-worker`, worker);
    keepName(`${place}-completer`, completer);
  }
}

/** Post-processing and retainers in the archive of a case. */
export const finishPart = archivePart<ArchivedFinish[]>({
  ...{ name, rank: 2, schema: archivedFinishes, read, write, tables: [planFinishes] },
  versions: (finishes) => finishes.map(({ version }) => version),
});
