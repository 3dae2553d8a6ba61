import type { MeshAnalysis } from '../analyse/analyse-mesh.ts';
import type { CleanReport } from '../clean/clean-mesh.ts';
import type { IntakeReport, IntakeStep, MeshFile } from '../intake/intake.ts';
import type { MeshErrorCode, MeshErrorValues } from '../mesh-error.ts';
import type { Mesh } from '../mesh.ts';
import type { ReadResult } from '../read/read-result.ts';

/** What a worker does; `bytes` are transferred, so the sender's array is empty afterwards. */
export interface MeshJobs {
  /** A file for storage: see `intakeMesh`. */
  intake: {
    input: { bytes: Uint8Array; fileName: string; timestamp: string | number; analyse: boolean };
    output: IntakeOutput;
  };
  /** A file for display: read and cleaned, with normals. */
  open: {
    input: { bytes: Uint8Array; fileName: string };
    output: OpenOutput;
  };
  analyse: { input: { mesh: Mesh }; output: MeshAnalysis };
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

export type MeshJobName = keyof MeshJobs;

export type MeshWorkerStep = IntakeStep | 'analyse';

export type MeshRequest =
  | { [Name in MeshJobName]: { kind: Name; id: number; input: MeshJobs[Name]['input'] } }[MeshJobName]
  | { kind: 'cancel'; id: number };

export type MeshReply =
  | { kind: 'progress'; id: number; step: MeshWorkerStep; fraction: number }
  | { kind: 'done'; id: number; output: MeshJobs[MeshJobName]['output'] }
  | { kind: 'failed'; id: number; code: MeshErrorCode; values: MeshErrorValues };
