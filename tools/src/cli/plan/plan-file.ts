import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAN_DOCUMENT_LIMIT_MB, type PlanDocument, planProblems } from '@archway/contracts';
import { type DocumentProblem, PLAN_FILE, type ReadPlan, canonicalText, readPlanText } from '@archway/dental';
import { wholeFile } from '../files/whole-file.ts';
import { Refused } from '../problem.ts';

const MEGABYTE = 1_048_576;

/** The document at a path, or in the folder of an exported plan. @throws FileProblem */
export async function planFileAt(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ? join(path, PLAN_FILE) : path;
}

/** @throws FileProblem where the file cannot be read; what is wrong inside is told */
export async function readPlanFile(path: string): Promise<ReadPlan> {
  const bytes = await wholeFile(await planFileAt(path), PLAN_DOCUMENT_LIMIT_MB * MEGABYTE);
  return readPlanText(new TextDecoder().decode(bytes));
}

export const problemLine = ({ problem, path }: DocumentProblem): string =>
  `${path || '.'}: ${planProblems[problem].en} (${problem})`;

/** The document of a path. @throws Refused with everything that is wrong with it */
export async function planAt(path: string): Promise<PlanDocument> {
  const { document, problems } = await readPlanFile(path);
  if (document) return document;
  throw new Refused('planDocumentRefused', [`${path} is no valid plan:`, ...problems.map(problemLine)].join('\n  '));
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** What production and confirmation know a plan by. */
export const hashOfPlan = (document: PlanDocument): string => sha256(canonicalText(document));
