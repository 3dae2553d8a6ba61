import { z } from 'zod';
import { instant } from '../wire/envelope.ts';
import { casePhases, type CaseStatus } from './status.ts';
import { lowerTeeth, permanentTeeth, upperTeeth } from './teeth.ts';
import { type Jaw, jawNumber } from './values.ts';

const tooth = z.literal(permanentTeeth);

/** The teeth of a repaired model as somebody has put them right; what the machine had found is kept beside it. */
export const correctedTeeth = z.object({
  /** Holds a byte for each face of the repaired model: the FDI number of its tooth, 0 for gum. */
  objectName: z.string(),
  /** In the order of a chart, with the faces of the repaired model that each has. */
  teeth: z.array(z.object({ fdi: tooth, faces: z.number().int().positive() })).max(16),
  /** Numbers of which somebody said that there is no tooth. */
  missing: z.array(tooth).max(16),
  correctedBy: z.string(),
  correctedAt: instant,
});
export type CorrectedTeeth = z.infer<typeof correctedTeeth>;

/** Labels one after the other, each with of how many faces in a row it is. */
export const labelRuns = z
  .array(z.tuple([z.union([z.literal(0), tooth]), z.number().int().positive()]))
  .min(1)
  .max(1_000_000);
export type LabelRuns = z.infer<typeof labelRuns>;

export function runsOfLabels(labels: Uint8Array): LabelRuns {
  const runs: [number, number][] = [];
  for (const label of labels) {
    const last = runs.at(-1);
    if (last?.[0] === label) last[1]++;
    else runs.push([label, 1]);
  }
  return runs as LabelRuns;
}

/** @returns null when they are not of so many faces */
export function labelsOfRuns(runs: LabelRuns, faces: number): Uint8Array<ArrayBuffer> | null {
  if (runs.reduce((sum, [, count]) => sum + count, 0) !== faces) return null;
  const labels = new Uint8Array(faces);
  let at = 0;
  for (const [label, count] of runs) labels.fill(label, at, (at += count));
  return labels;
}

/** Teeth that a jaw can have. */
export const teethOfJaw = (jaw: Jaw): readonly number[] => (jaw === jawNumber.upper ? upperTeeth : lowerTeeth);

/** Once a plan is judged, the teeth that it was designed on stay as they are. */
export const areTeethFrozen = (status: CaseStatus): boolean =>
  !casePhases.some(
    ({ key, statuses }) => correctable.includes(key) && (statuses as readonly CaseStatus[]).includes(status),
  );

const correctable: readonly string[] = ['submission', 'inspection', 'design'];
