import { basename } from 'node:path';
import { segmentJaw } from '@archway/dental/segment';
import { readMeshFile } from '../files/read-mesh-file.ts';
import { writeWhole } from '../files/whole-file.ts';

export interface SegmentScanOptions {
  readonly jaw?: 'upper' | 'lower';
  /** Where the labels are written. */
  readonly out?: string;
}

const hundredths = (value: number): number => Number(value.toFixed(2));

/**
 * What is found in a scan: first the jaw, then its teeth along the arch.
 * @throws MeshError or FileProblem when it cannot be read
 */
export async function segmentScan(
  path: string,
  { jaw: said, out }: SegmentScanOptions,
): Promise<Record<string, unknown>[]> {
  const { mesh } = await readMeshFile(path, basename(path));
  const { jaw, labels, teeth, doubts, frame } = await segmentJaw(mesh, said ? { jaw: said } : {});
  if (out) await writeWhole(out, JSON.stringify({ jaw, frame, labels: [...labels] }));
  return [
    { jaw, teeth: teeth.length, doubts },
    ...teeth.map(({ fdi, confidence, area, doubts: own }) => ({
      fdi,
      confidence: hundredths(confidence),
      areaMm2: hundredths(area),
      doubts: own,
    })),
  ];
}
