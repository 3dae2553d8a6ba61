import { randomUUID } from 'node:crypto';
import {
  type CaseModel,
  type Received,
  areTeethFrozen,
  dataTypes,
  type endpoints,
  isOneOf,
  labelsOfRuns,
  permanentTeeth,
  teethOfJaw,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { casePrefix } from '../../files/api.ts';
import { auditChange } from '../audit/append.ts';
import { type VisibleVersion, lockVersion, requireVersion } from '../scope/case-access.ts';
import { dropUnused } from './made-objects.ts';
import { modelAdapter } from './model-adapter.ts';
import { type ModelRecord, findModel, lockModel } from './model-repository.ts';
import { modelById } from './models.ts';
import type { KeptCorrection } from './schema.ts';

type Wish = Received<typeof endpoints.models.correctTeeth>['body'];

/**
 * Keeps the teeth of a prepared model as somebody has put them right, beside what was found in it.
 * @throws Refusal recordNotFound, noPermission, noTeethToCorrect; teethFrozen; toothLabelsChanged when they are not
 *   corrections of what stands there now; toothLabelsDoNotFit, toothOfOtherJaw
 */
export async function correctTeeth(
  context: Pick<AppContext, 'db' | 'jobs' | 'store' | 'log'>,
  caller: Caller,
  wish: Wish,
): Promise<CaseModel> {
  const { db, store } = context;
  const known = await findModel(db, wish.modelId);
  if (!known) throw new Refusal('recordNotFound');
  const { caseId, version, modelId } = known;
  // Nothing is stored for what would be refused.
  const { labels, correction } = checked(known, await requireVersion(db, caller, known), wish);
  const place = casePrefix({ caseId, version, dataType: dataTypes.model });
  const name = `${place}repaired_${modelId}_${known.analysisRun}_teeth_${randomUUID()}.bin`;
  await store.put(name, labels);
  try {
    const { roles, before } = await db.transaction(async (tx) => {
      const found = await lockVersion(tx, caller, known);
      const locked = await lockModel(tx, modelId);
      if (!locked) throw new Refusal('recordNotFound');
      checked(locked, found, wish);
      const kept = { correctedLabelsName: name, correction, correctedBy: caller.userId, correctedAt: new Date() };
      const work = { context, tx, actor: caller };
      const acted = await takeAction(modelAdapter, work, modelId, 'correctTeeth', { correction: kept });
      await auditChange(tx, known, { userId: caller.userId, roles: found.roles }, 'correctTeeth', { ids: [modelId] });
      return { roles: acted.roles, before: locked.correctedLabelsName };
    });
    await dropUnused(context, before ? [before] : []);
    const model = await modelById(db, modelId, roles);
    if (!model) throw new Refusal('recordNotFound');
    return model;
  } catch (error) {
    await dropUnused(context, [name]);
    throw error;
  }
}

/** The labels with what they tell, if they may be kept now. */
function checked(
  model: ModelRecord,
  { record, version: { status, version } }: VisibleVersion,
  { base, runs, missing }: Wish,
): { readonly labels: Uint8Array; readonly correction: KeptCorrection } {
  const { jaw, preparation, toothLabelsName, correctedLabelsName } = model;
  if (!preparation?.teeth || !toothLabelsName) throw new Refusal('noTeethToCorrect');
  if (record.version !== version || areTeethFrozen(status)) throw new Refusal('teethFrozen');
  if (base !== (correctedLabelsName ?? toothLabelsName)) throw new Refusal('toothLabelsChanged');
  const labels = labelsOfRuns(runs, preparation.triangles);
  if (!labels) throw new Refusal('toothLabelsDoNotFit');
  const faces = new Uint32Array(256);
  for (const label of labels) faces[label]!++;
  const there = permanentTeeth.filter((fdi) => faces[fdi]! > 0);
  const own = teethOfJaw(jaw);
  const wrong = [...there, ...missing].find((fdi) => !own.includes(fdi)) ?? missing.find((fdi) => faces[fdi]! > 0);
  if (wrong !== undefined) throw new Refusal('toothOfOtherJaw', { tooth: String(wrong) });
  return {
    labels,
    correction: {
      teeth: there.map((fdi) => ({ fdi, faces: faces[fdi]! })),
      missing: permanentTeeth.filter((fdi) => isOneOf<number>(missing, fdi)),
    },
  };
}
