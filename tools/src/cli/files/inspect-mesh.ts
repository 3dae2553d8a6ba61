import { analyseMesh, type CleanReport, cleanMesh, countsOf } from '@archway/mesh';
import type { Jobs } from './jobs.ts';
import { readMeshFile } from './read-mesh-file.ts';

const DIGITS = 6;

/** Facts of a mesh as the browser would store it; sizes in mm by the guessed unit, `boundingBox` in the file's own. */
export async function inspectMesh({
  path,
  name,
}: Jobs['inspectMesh']['input']): Promise<Jobs['inspectMesh']['output']> {
  const { size, mesh: raw, format, variant, notes } = await readMeshFile(path, name);
  const { mesh, report } = cleanMesh(raw);
  const facts = analyseMesh(mesh);
  const { bounds, unitGuess, jawGuess } = facts;
  const inMm = (point: readonly number[]): number[] => point.map((value) => rounded(value * unitGuess.toMm));
  return {
    kind: 'mesh',
    format,
    variant,
    bytes: size,
    vertices: facts.vertices,
    triangles: facts.triangles,
    boundingBoxMm: { min: inMm(bounds.min), max: inMm(bounds.max), size: facts.sizeMm.map(rounded) },
    unit: {
      guess: unitGuess.unit,
      confidence: rounded(unitGuess.confidence),
      sure: unitGuess.sure,
      by: unitGuess.basis,
      toMm: unitGuess.toMm,
    },
    boundingBox: { min: [...bounds.min], max: [...bounds.max] },
    openEdges: facts.openEdges,
    components: facts.components,
    nonManifoldEdges: facts.nonManifoldEdges,
    flippedEdges: facts.flippedEdges,
    watertight: facts.watertight,
    surfaceAreaMm2: rounded(facts.surfaceAreaMm2),
    jaw: {
      guess: jawGuess.jaw,
      confidence: rounded(jawGuess.confidence),
      sure: jawGuess.sure,
      reason: jawGuess.reason,
      ...(jawGuess.teeth !== undefined && { teeth: jawGuess.teeth }),
      ...(facts.orientation?.insideOut && { insideOut: true }),
    },
    has: (['colors', 'normals', 'faceColors', 'generic'] as const).filter((part) => raw[part] !== undefined),
    asRead: countsOf(raw),
    cleaned: changesOf(report),
    notes,
  };
}

/** What cleaning found, without what it did not find. */
export const changesOf = ({ before: _before, after: _after, ...counts }: CleanReport): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

const rounded = (value: number): number => Number(value.toPrecision(DIGITS));
