import { type Done, type Handlers, type Post, type Receive, serve, type WorkContext } from '@archway/worker';
import { analyseMesh } from '../analyse/analyse-mesh.ts';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { faceColorsToVertices } from '../clean/face-colors.ts';
import { convertMesh } from '../convert/convert-mesh.ts';
import { intakeMesh } from '../intake/intake.ts';
import { meshBuffers } from '../mesh.ts';
import { vertexNormals } from '../normals.ts';
import { repairMesh } from '../repair/repair-mesh.ts';
import { readMesh } from '../read/read-mesh.ts';
import type { IntakeOutput, MeshJobs, MeshProgress, MeshWorkerStep, OpenOutput } from './messages.ts';

/** The worker's side; a worker file needs only `serveWorker(self, createMeshWorkerHandler);`. */
export const createMeshWorkerHandler = (post: Post): Receive => serve<MeshJobs>(handlers, post);

type Context = WorkContext<MeshProgress>;

const handlers: Handlers<MeshJobs> = {
  intake,
  open,
  analyse: ({ mesh }) => ({ output: analyseMesh(mesh) }),
  async repair({ mesh, options }, context) {
    await tell(context, 'repair', 0);
    const output = repairMesh(mesh, options);
    return { output, transfer: meshBuffers(output.mesh) };
  },
  async convert({ bytes, fileName, to, unit }, context) {
    await tell(context, 'convert', 0);
    const output = await convertMesh(bytes, fileName, to, unit === undefined ? {} : { unit });
    return { output, transfer: [output.bytes.buffer] };
  },
};

async function intake(input: MeshJobs['intake']['input'], context: Context): Promise<Done<IntakeOutput>> {
  // The analysis is the last tenth of the way.
  const share = input.analyse ? 0.9 : 1;
  let step: [MeshWorkerStep, number] = ['read', 0];
  const result = await intakeMesh(input.bytes, input.fileName, {
    timestamp: input.timestamp,
    onProgress: (name, fraction) => (step = [name, fraction * share]),
    pause: () => tell(context, ...step),
  });
  const output: IntakeOutput = result;
  if (input.analyse) {
    await tell(context, 'analyse', share);
    output.analysis = analyseMesh(result.mesh);
    await tell(context, 'analyse', 1);
  }
  const files = [result.files.drcFile, ...(result.files.originFile ? [result.files.originFile] : [])];
  return { output, transfer: [...files.map((file) => file.bytes.buffer as ArrayBuffer), ...meshBuffers(result.mesh)] };
}

async function open(input: MeshJobs['open']['input'], context: Context): Promise<Done<OpenOutput>> {
  await tell(context, 'read', 0);
  const { mesh: raw, format, variant, notes } = await readMesh(input.bytes, input.fileName);
  await tell(context, 'clean', 0.6);
  const { mesh: cleaned, report } = cleanMesh(raw);
  const mesh = faceColorsToVertices(cleaned);
  mesh.normals ??= vertexNormals(mesh);
  const output: OpenOutput = { mesh, read: { format, variant, notes }, clean: report };
  return { output, transfer: meshBuffers(mesh) };
}

/** Tells how far it is, and lets a cancellation arrive. */
function tell(context: Context, step: MeshWorkerStep, fraction: number): Promise<void> {
  context.progress({ step, fraction });
  return context.breathe();
}
