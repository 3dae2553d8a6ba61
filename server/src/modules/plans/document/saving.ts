import { type PlanDocument, planProblems } from '@archway/contracts';
import { type DocumentProblem, hashesIn, meshesNamed } from '@archway/dental';
import { Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { type PlanRecord, changePlan } from '../plan-repository.ts';
import { dropFinishes } from '../finish/finish-repository.ts';
import { documentRow, meshesOf, putDocument } from './repository.ts';

/** A document that lies in the object storage and is about to be a plan's. */
export interface SavedDocument {
  readonly document: PlanDocument;
  readonly sha256: string;
  readonly objectName: string;
  readonly bytes: number;
  /** The hash of what it was made from; null where the plan had none. */
  readonly base: string | null;
}

/** What is wrong with a document, in the words of either language: the first of it, and how much there is. */
export function refusedFor(problems: readonly DocumentProblem[]): Refusal {
  const [first] = problems;
  if (!first) throw new Error('a document was refused for nothing');
  const values = { name: first.path, reason: planProblems[first.problem], num: problems.length };
  return new Refusal('planDocumentRefused', values);
}

/** Meshes that a document names and nobody has uploaded. */
const unknownMeshes = (document: PlanDocument, known: ReadonlySet<string>): DocumentProblem[] =>
  [...meshesNamed(document)]
    .filter(([, sha256]) => !known.has(sha256))
    .map(([path]) => ({ problem: 'meshUnknown', path }));

/** Aligners of a jaw, without the scan; none of a target. */
const lastOf = (document: PlanDocument, jaw: 'upper' | 'lower'): number | null =>
  document.kind === 'target' ? null : Math.max(0, document.aligners[jaw].length - 1);

export const stepsOf = (document: PlanDocument) => ({
  upperSteps: lastOf(document, 'upper'),
  lowerSteps: lastOf(document, 'lower'),
});

/**
 * Makes a stored document that of a plan, whose case is locked.
 * @throws Refusal planDocumentChanged when it was made from another one than the plan has; planDocumentRefused when it is
 *   of the other kind, or names a mesh that the case does not have
 */
export async function writeDocument(
  tx: Transaction,
  plan: PlanRecord,
  saved: SavedDocument | undefined,
  savedBy: string | null,
): Promise<PlanRecord> {
  if (!saved) throw new Error('a document is saved with its document');
  const { document, base, sha256, objectName, bytes } = saved;
  const there = await documentRow(tx, plan.planId);
  if ((there?.sha256 ?? null) !== base) throw new Refusal('planDocumentChanged');
  if (document.kind !== plan.planType) throw refusedFor([{ problem: 'wrongValue', path: 'kind' }]);
  const known = new Set((await meshesOf(tx, plan.caseId, hashesIn(document))).map((mesh) => mesh.sha256));
  const unknown = unknownMeshes(document, known);
  if (unknown.length > 0) throw refusedFor(unknown);
  // Lines that were drawn on what was there before lie on nothing now.
  await dropFinishes(tx, plan.planId);
  await putDocument(tx, { planId: plan.planId, caseId: plan.caseId, sha256, objectName, bytes, savedBy });
  return changePlan(tx, plan.planId, stepsOf(document));
}

/** A copy begins with what its source has; both name the same object. */
export async function copyDocument(tx: Transaction, from: string, to: string): Promise<void> {
  const there = await documentRow(tx, from);
  if (there) await putDocument(tx, { ...there, planId: to });
}
