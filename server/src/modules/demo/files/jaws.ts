import type { CleanReport } from '@archway/mesh';
import type { Jaw, ModelAnalysis } from '@archway/contracts';
import { onTheWire } from '../../cases/api.ts';
import type { DemoTeeth } from './packs.ts';

/** A generated jaw, taken in as an uploaded one would be. */
export interface DemoJaw {
  readonly jaw: Jaw;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly vertices: number;
  readonly triangles: number;
  readonly cleaning: Record<string, number>;
  readonly analysis: ModelAnalysis;
  /** Its small picture, a JPEG. */
  readonly picture: Uint8Array;
}

/** About how many a jaw has. */
export const JAW_TRIANGLES = 40_000;
const PICTURE_QUALITY = 0.8;

/** Both jaws of one invented patient. */
export async function generateJaws({ seed, triangles = JAW_TRIANGLES, ...traits }: DemoTeeth): Promise<DemoJaw[]> {
  const { analyseMesh, drawMesh, generateJaw, intakeMesh, writePly } = await import('@archway/mesh');
  const { encodeJpeg } = await import('@archway/photo/jpeg');
  const jaws: DemoJaw[] = [];
  for (const [jaw, side] of [
    [1, 'upper'],
    [2, 'lower'],
  ] as const) {
    const fileName = `scan-${seed}-${side}.ply`;
    const file = writePly(generateJaw({ jaw: side, triangles, seed, traits: traits[side] }));
    const { files, mesh, report } = await intakeMesh(file, fileName);
    const analysis = analyseMesh(mesh);
    jaws.push({
      jaw,
      fileName,
      bytes: files.drcFile.bytes,
      vertices: report.counts.vertices,
      triangles: report.counts.triangles,
      cleaning: countsOf(report.clean),
      analysis: onTheWire(analysis),
      picture: encodeJpeg(drawMesh(mesh, analysis), PICTURE_QUALITY),
    });
  }
  return jaws;
}

/** What cleaning removed, by kind; the report of the browser has the same keys. */
const countsOf = (clean: CleanReport): Record<string, number> =>
  Object.fromEntries(Object.entries(clean).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
