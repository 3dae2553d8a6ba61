import {
  type Lang,
  type PlanDesign,
  type Received,
  jawNumber,
  makesAppliance,
  type planDesignEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { type CaseKey, answersOf, modelsOfVersion, requireVersion } from '../../cases/api.ts';
import { cbctOf } from '../../cbct/api.ts';
import { documentRow } from '../document/repository.ts';
import { requireSaving } from '../plan-work.ts';
import { changeLiveDesign, findDesign, insertDesign, liveDesignOf } from './design-repository.ts';
import { designView } from './design-view.ts';
import { jawWords } from './jaw-words.ts';
import { DESIGN_QUEUE, type DesignJob } from './queue.ts';
import { tellDesign } from './tell-design.ts';
import { treatedJaws } from './wishes.ts';

type Context = Pick<AppContext, 'db' | 'jobs' | 'events'>;

/**
 * Puts a draft in line to be designed by the machine.
 * @throws Refusal as saving its document; planDocumentChanged when it has another document than the caller would replace;
 *   planDesignRunning, planDesignScan, planDesignService, planDesignCbct; planNotDesigned for stages of a target without a document
 */
export async function startDesign(
  context: Context,
  caller: Caller,
  { base, choices, roots = false, ...key }: Received<typeof planDesignEndpoints.start>['body'],
  lang: Lang,
): Promise<PlanDesign> {
  const row = await context.db.transaction(async (tx) => {
    const { found, target } = await requireSaving(tx, caller, key);
    if (!makesAppliance(found.record.serviceType)) throw new Refusal('planDesignService');
    if (await liveDesignOf(tx, key.planId)) throw new Refusal('planDesignRunning');
    if (((await documentRow(tx, key.planId))?.sha256 ?? null) !== base) throw new Refusal('planDocumentChanged');
    if (target && target.planId !== key.planId && !(await documentRow(tx, target.planId)))
      throw new Refusal('planNotDesigned', { name: target.name });
    await requireScans(tx, key);
    if (roots && !(await cbctOf(tx, key))) throw new Refusal('planDesignCbct');
    const { caseId, version, planId } = key;
    const design = await insertDesign(tx, { caseId, version, planId, base, userId: caller.userId });
    await context.jobs.send<DesignJob>(DESIGN_QUEUE, { designId: design.designId, choices, roots }, { tx });
    return design;
  });
  await tellDesign(context, row);
  return designView(context.db, row, true, lang);
}

/** What is certain to be missing is said at once. @throws Refusal planDesignScan */
async function requireScans(tx: Transaction, key: CaseKey): Promise<void> {
  const scans = (await modelsOfVersion(tx, key, [])).filter(({ modelType }) => modelType === 'scan');
  for (const jaw of treatedJaws(await answersOf(tx, key)))
    if (!scans.some((scan) => scan.jaw === jawNumber[jaw])) throw new Refusal('planDesignScan', { jaw: jawWords[jaw] });
}

/**
 * Ends a design that is under way; whoever may save the plan may.
 * @throws Refusal recordNotFound, noPermission; planDesignOver once it has ended, or is being saved
 */
export async function cancelDesign(
  context: Context,
  caller: Caller,
  { designId }: Received<typeof planDesignEndpoints.cancel>['body'],
  lang: Lang,
): Promise<PlanDesign> {
  const known = await findDesign(context.db, designId);
  if (!known) throw new Refusal('recordNotFound');
  await requireVersion(context.db, caller, known);
  const row = await context.db.transaction(async (tx) => {
    await requireOwn(tx, caller, known);
    const ended = await changeLiveDesign(tx, designId, { state: 'cancelled' }, ['preparing', 'designing']);
    if (!ended) throw new Refusal('planDesignOver');
    return ended;
  });
  await tellDesign(context, row);
  return designView(context.db, row, true, lang);
}

/** Whoever asked, and whoever designs the plan. @throws Refusal noPermission */
async function requireOwn(
  tx: Transaction,
  caller: Caller,
  { userId, caseId, version, planId }: CaseKey & { readonly userId: string; readonly planId: string },
): Promise<void> {
  if (caller.userId === userId) return;
  try {
    await requireSaving(tx, caller, { caseId, version, planId });
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('noPermission');
    throw error;
  }
}
