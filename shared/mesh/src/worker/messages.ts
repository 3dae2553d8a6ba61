import type { MeshAnalysis } from '../analyse/analyse-mesh.ts';
import type { CleanReport } from '../clean/clean-mesh.ts';
import type { IntakeReport, IntakeStep, MeshFile } from '../intake/intake.ts';
import type { ConvertedMesh } from '../convert/convert-mesh.ts';
import type { UnitChoice } from '../convert/unit-conversion.ts';
import type { Mesh, MeshFormat } from '../mesh.ts';
import type { ReadResult } from '../read/read-result.ts';
import type { RepairOptions, RepairReport } from '../repair/repair-mesh.ts';

/** What a worker does; `bytes` are transferred, so the sender's array is empty afterwards. */
export interface MeshJobs {
  /** A file for storage: see `intakeMesh`. */
  intake: {
    input: { bytes: Uint8Array; fileName: string; timestamp: string | number; analyse: boolean };
    output: IntakeOutput;
    progress: MeshProgress;
  };
  /** A file for display: read and cleaned, with normals. */
  open: {
    input: { bytes: Uint8Array; fileName: string };
    output: OpenOutput;
    progress: MeshProgress;
  };
  analyse: { input: { mesh: Mesh }; output: MeshAnalysis; progress: MeshProgress };
  /** See `repairMesh`. */
  repair: {
    input: { mesh: Mesh; options: RepairOptions };
    output: { mesh: Mesh; report: RepairReport };
    progress: MeshProgress;
  };
  /** See `convertMesh`. */
  convert: {
    input: { bytes: Uint8Array; fileName: string; to: MeshFormat; unit?: UnitChoice };
    output: ConvertedMesh;
    progress: MeshProgress;
  };
}

export interface IntakeOutput {
  files: { drcFile: MeshFile; originFile?: MeshFile };
  mesh: Mesh;
  report: IntakeReport;
  /** Present when asked for. */
  analysis?: MeshAnalysis;
}

export interface OpenOutput {
  /** Always with normals; colours where the file has them (of faces, when it has only those). */
  mesh: Mesh;
  read: Pick<ReadResult, 'format' | 'variant' | 'notes'>;
  clean: CleanReport;
}

export type MeshWorkerStep = IntakeStep | 'analyse' | 'repair' | 'convert';

export interface MeshProgress {
  readonly step: MeshWorkerStep;
  /** 0 to 1 over all steps of the job. */
  readonly fraction: number;
}
