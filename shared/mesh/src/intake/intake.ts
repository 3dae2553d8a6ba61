import type { CleanReport } from '../clean/clean-mesh.ts';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { faceColorsToVertices } from '../clean/face-colors.ts';
import { countDraco } from '../draco/decode.ts';
import { encodeDraco } from '../draco/encode.ts';
import { MeshError } from '../mesh-error.ts';
import type { Mesh, MeshCounts, MeshFormat } from '../mesh.ts';
import { countsOf } from '../mesh.ts';
import type { ReadLimits } from '../read/limits.ts';
import { readMesh } from '../read/read-mesh.ts';
import type { ReadNote, ReadResult } from '../read/read-result.ts';

export const intakeSteps = ['read', 'clean', 'compress', 'check'] as const;
export type IntakeStep = (typeof intakeSteps)[number];

/** What is needed of an AbortSignal; a worker passes one of its own. */
export interface CancelSignal {
  readonly aborted: boolean;
}

export interface IntakeOptions {
  /** Name of the result without ending; default the current time in milliseconds. */
  timestamp?: string | number;
  /** `fraction` runs from 0 to 1 over the whole intake. */
  onProgress?: (step: IntakeStep, fraction: number) => void;
  signal?: CancelSignal;
  limits?: Partial<ReadLimits>;
  /** Called between the steps, so that a worker can receive a cancel message. */
  pause?: () => Promise<void>;
}

/** A file in memory. Compressed meshes have an empty MIME type. */
export interface MeshFile {
  name: string;
  type: '';
  bytes: Uint8Array;
}

export interface IntakeReport {
  format: MeshFormat;
  variant: string;
  notes: ReadNote[];
  clean: CleanReport;
  /** Of the cleaned mesh, and of the compressed file when decoded again. */
  counts: MeshCounts;
  decoded: MeshCounts;
  /** False when the counts changed by compression; the original is then kept beside the compressed file. */
  countsMatch: boolean;
  /** Colours per face were turned into colours per vertex. */
  faceColorsConverted: boolean;
  bytesIn: number;
  bytesOut: number;
}

export interface IntakeResult {
  files: { drcFile: MeshFile; originFile?: MeshFile };
  /** The cleaned mesh, for a preview without decoding. */
  mesh: Mesh;
  report: IntakeReport;
}

/**
 * Takes a mesh file in, as the specification's section 4 ("Mesh compression") has it: read, cleaned and triangulated,
 * compressed, decoded again, counts compared. The result is `{timestamp}.drc`, together with the original file when the
 * counts differ.
 * @throws MeshError for a file that is no usable mesh, and `cancelled`.
 */
export async function intakeMesh(
  bytes: Uint8Array,
  fileName: string,
  options: IntakeOptions = {},
): Promise<IntakeResult> {
  const { timestamp = Date.now(), onProgress, signal, pause } = options;
  const step = async (name: IntakeStep, fraction: number) => {
    onProgress?.(name, fraction);
    await pause?.();
    if (signal?.aborted) throw new MeshError('cancelled');
  };

  await step('read', 0);
  const { mesh, clean, read } = await readAndClean(bytes, fileName, options.limits, () => step('clean', 0.15));
  await step('compress', 0.3);
  const storable = faceColorsToVertices(mesh);
  const compressed = await encodeDraco(storable);
  await step('check', 0.85);
  const decoded = await countDraco(compressed);
  await step('check', 1);

  const counts = countsOf(mesh);
  const countsMatch = decoded.vertices === counts.vertices && decoded.triangles === counts.triangles;
  const drcFile: MeshFile = { name: `${timestamp}.drc`, type: '', bytes: compressed };
  const originFile: MeshFile = { name: fileName, type: '', bytes };
  return {
    files: countsMatch ? { drcFile } : { drcFile, originFile },
    mesh,
    report: {
      ...read,
      clean,
      counts,
      decoded,
      countsMatch,
      faceColorsConverted: storable !== mesh,
      bytesIn: bytes.length,
      bytesOut: compressed.length,
    },
  };
}

/** The mesh as the file has it, four times the size of the cleaned one, ends here and is not kept while that is compressed. */
async function readAndClean(
  bytes: Uint8Array,
  fileName: string,
  limits: Partial<ReadLimits> | undefined,
  between: () => Promise<void>,
): Promise<{ mesh: Mesh; clean: CleanReport; read: Pick<ReadResult, 'format' | 'variant' | 'notes'> }> {
  const { mesh: raw, format, variant, notes } = await readMesh(bytes, fileName, limits && { limits });
  await between();
  const { mesh, report } = cleanMesh(raw);
  return { mesh, clean: report, read: { format, variant, notes } };
}
