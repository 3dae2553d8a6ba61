import { DOUBT_CONFIDENCE, type ModelAnalysis, analyseFlag, jawNumber } from '@archway/contracts';
import type { caseModels } from '../schema.ts';
import { biteDoubts } from './bite-doubts.ts';
import { type DoubtedFile, type OpenDoubt, doubtOf } from './doubt-key.ts';

export type DoubtedModel = Pick<
  typeof caseModels.$inferSelect,
  'modelId' | 'jaw' | 'fileName' | 'crc64' | 'size' | 'analyseFlag' | 'analysis' | 'analysisError' | 'thumbName'
>;

const OTHER = { [jawNumber.upper]: 'lower', [jawNumber.lower]: 'upper' } as const;

/** What is doubtful of the scans of a case, upper jaw first. */
export function modelDoubts(scans: readonly DoubtedModel[]): OpenDoubt[] {
  const files = scans.map(fileOf);
  const same = scans.length === 2 && scans[0]?.crc64 === scans[1]?.crc64 && scans[0]?.size === scans[1]?.size;
  const crossed = scans.filter(looksLikeOther);
  const swapped = crossed.length === 2;
  return [
    ...(same ? [doubtOf('sameModel', files)] : []),
    ...(swapped ? [doubtOf('jawsSwapped', files)] : []),
    ...(same ? [] : biteDoubts(scans, files)),
    ...scans.flatMap((scan) => doubtsOfScan(scan, swapped)),
  ];
}

function doubtsOfScan(scan: DoubtedModel, swapped: boolean): OpenDoubt[] {
  const file = [fileOf(scan)];
  if (scan.analyseFlag === analyseFlag.failed) {
    return [doubtOf('analysisFailed', file, { error: scan.analysisError ?? '' })];
  }
  const { analysis } = scan;
  if (!analysis) return [];
  const guess = analysis.jawGuess;
  const doubts: OpenDoubt[] = [];
  if (isFragment(analysis)) doubts.push(doubtOf('fragment', file));
  const [widest] = analysis.crownHoles ?? [];
  if (widest) doubts.push(doubtOf('crownHoles', file, { num: analysis.crownHoles?.length ?? 0, mm: widest }));
  if (!swapped && looksLikeOther(scan)) {
    doubts.push(doubtOf('otherJaw', file, { guess, confidence: analysis.jawConfidence }));
  }
  if (analysis.unitGuess !== 'mm' || analysis.unitConfidence < DOUBT_CONFIDENCE) doubts.push(unitDoubt(scan, analysis));
  return doubts;
}

export const fileOf = ({ modelId, jaw, fileName, thumbName, crc64 }: DoubtedModel): DoubtedFile => ({
  kind: 'model',
  id: modelId,
  place: String(jaw),
  fileName,
  thumbName,
  crc64,
});

/** An analysis counts the teeth of a piece, and of nothing else. */
const isFragment = ({ teeth }: ModelAnalysis): boolean => typeof teeth === 'number';

const looksLikeOther = ({ jaw, analysis }: DoubtedModel): boolean =>
  analysis !== null && analysis.jawGuess === OTHER[jaw] && analysis.jawConfidence >= DOUBT_CONFIDENCE;

function unitDoubt(scan: DoubtedModel, { unitGuess, unitConfidence, sizeMm }: ModelAnalysis): OpenDoubt {
  const [x, y, z] = sizeMm;
  return doubtOf('unit', [fileOf(scan)], { unit: unitGuess, confidence: unitConfidence, x, y, z });
}

/** Nothing could be told of this one: neither right nor doubtful. */
export const notAssessed = ({ analysis }: DoubtedModel): boolean => analysis?.jawGuess === 'unknown';
