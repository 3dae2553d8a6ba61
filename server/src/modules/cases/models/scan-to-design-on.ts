import { type FoundTeeth, type Jaw, type JawDoubt, type Tooth, analyseFlag } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { CaseKey } from '../scope/access-repository.ts';
import { dropUnused } from './made-objects.ts';
import { startAnalysis, startPreparing } from './model-analysis.ts';
import { type ModelRecord, lockModel, scansOf } from './model-repository.ts';

/** A repaired scan with its teeth. */
export interface PreparedScan {
  readonly repaired: string;
  readonly labels: string;
  readonly found: Omit<FoundTeeth, 'objectName'>;
  /** Numbers of which somebody said that there is no tooth. */
  readonly missing: readonly Tooth[];
}

/** How far a scan is: to be waited for, prepared, or of no use, and why. */
export type ScanToDesignOn =
  | { readonly is: 'waiting' }
  | { readonly is: 'missing' | 'unreadable' | 'unprepared' }
  | { readonly is: 'prepared'; readonly scan: PreparedScan };

/**
 * The scan of a jaw for a design; what nobody has analysed or prepared so far is put in line for it. Whoever gets
 * `waiting` asks again. Access is the caller's to check.
 * @param asked models that this caller has had prepared; one that failed is not tried for ever
 */
export async function scanToDesignOn(
  context: Pick<AppContext, 'db' | 'jobs' | 'store' | 'log'>,
  key: CaseKey,
  jaw: Jaw,
  asked: Set<string>,
): Promise<ScanToDesignOn> {
  const model = (await scansOf(context.db, key)).find((scan) => scan.jaw === jaw);
  if (!model) return { is: 'missing' };
  const scan = preparedScan(model);
  if (scan) return { is: 'prepared', scan };
  switch (model.analyseFlag) {
    case analyseFlag.failed:
      return { is: 'unreadable' };
    case analyseFlag.preparingFailed:
      if (asked.has(model.modelId)) return { is: 'unprepared' };
      break;
    case analyseFlag.running:
    case analyseFlag.preparing:
      return { is: 'waiting' };
    case analyseFlag.none:
    case analyseFlag.done:
    case analyseFlag.prepared:
      break;
  }
  asked.add(model.modelId);
  await putInLine(context, model);
  return { is: 'waiting' };
}

/** What nobody doubts any more who has looked at the teeth one by one. */
const settledByHand: readonly JawDoubt[] = ['noArch', 'noTeeth', 'fewTeeth', 'clickWithoutTooth'];

function preparedScan(model: ModelRecord): PreparedScan | null {
  const { analyseFlag: flag, repairedObjectName: repaired, toothLabelsName, preparation } = model;
  const found = preparation?.teeth;
  if (flag !== analyseFlag.prepared || !repaired || !toothLabelsName || !found) return null;
  const { correctedLabelsName, correction } = model;
  if (!correctedLabelsName || !correction) return { repaired, labels: toothLabelsName, found, missing: [] };
  // What somebody has put right is believed.
  const teeth = correction.teeth.map((tooth) => ({ ...tooth, confidence: 1, doubts: [] }));
  const doubts = found.doubts.filter((doubt) => !settledByHand.includes(doubt));
  return { repaired, labels: correctedLabelsName, found: { teeth, doubts }, missing: correction.missing };
}

/** What was prepared before teeth were looked for is prepared again. */
async function putInLine(
  context: Pick<AppContext, 'db' | 'jobs' | 'store' | 'log'>,
  { modelId, analysisRun }: ModelRecord,
): Promise<void> {
  const dropped = await context.db.transaction(async (tx) => {
    const model = await lockModel(tx, modelId);
    // Somebody else was faster.
    if (model?.analysisRun !== analysisRun) return [];
    if (model.analyseFlag !== analyseFlag.none) return startPreparing(context, tx, model);
    await startAnalysis(context, tx, modelId);
    return [];
  });
  await dropUnused(context, dropped);
}
