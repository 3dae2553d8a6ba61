import { analyseMesh } from '../analyse/analyse-mesh.ts';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { faceColorsToVertices } from '../clean/face-colors.ts';
import { convertMesh } from '../convert/convert-mesh.ts';
import { intakeMesh } from '../intake/intake.ts';
import { MeshError } from '../mesh-error.ts';
import { meshBuffers } from '../mesh.ts';
import { vertexNormals } from '../normals.ts';
import { repairMesh } from '../repair/repair-mesh.ts';
import { readMesh } from '../read/read-mesh.ts';
import type { IntakeOutput, MeshReply, MeshRequest, MeshWorkerStep, OpenOutput } from './messages.ts';

type Post = (reply: MeshReply, transfer: ArrayBuffer[]) => void;

interface Run {
  cancelled: boolean;
  report: (step: MeshWorkerStep, fraction: number) => Promise<void>;
}

/**
 * The worker's side. A worker file needs only this:
 * `const handle = createMeshWorkerHandler((reply, transfer) => self.postMessage(reply, transfer));`
 * `self.onmessage = (event) => handle(event.data);`
 * Jobs run one after another, since two at once would only share the core and double the memory.
 */
export function createMeshWorkerHandler(post: Post): (request: MeshRequest) => void {
  const runs = new Map<number, Run>();
  let last: Promise<void> = Promise.resolve();

  return (request) => {
    if (request.kind === 'cancel') {
      const run = runs.get(request.id);
      if (run) run.cancelled = true;
      return;
    }
    const { id } = request;
    const run: Run = {
      cancelled: false,
      async report(step, fraction) {
        post({ kind: 'progress', id, step, fraction }, []);
        await breathe();
        if (run.cancelled) throw new MeshError('cancelled');
      },
    };
    runs.set(id, run);
    last = last.then(() =>
      work(request, run)
        .then(({ output, buffers }) => post({ kind: 'done', id, output }, buffers))
        .catch((cause: unknown) => post({ kind: 'failed', id, ...failure(cause) }, []))
        .finally(() => runs.delete(id)),
    );
  };
}

type Finished = { output: Extract<MeshReply, { kind: 'done' }>['output']; buffers: ArrayBuffer[] };

async function work(request: Exclude<MeshRequest, { kind: 'cancel' }>, run: Run): Promise<Finished> {
  if (run.cancelled) throw new MeshError('cancelled');
  switch (request.kind) {
    case 'intake':
      return intake(request.input, run);
    case 'open':
      return open(request.input, run);
    case 'analyse':
      return { output: analyseMesh(request.input.mesh), buffers: [] };
    case 'repair': {
      await run.report('repair', 0);
      const output = repairMesh(request.input.mesh, request.input.options);
      return { output, buffers: meshBuffers(output.mesh) };
    }
    case 'convert': {
      await run.report('convert', 0);
      const output = await convertMesh(request.input.bytes, request.input.fileName, request.input.to);
      return { output, buffers: [output.bytes.buffer] };
    }
  }
}

async function intake(
  input: { bytes: Uint8Array; fileName: string; timestamp: string | number; analyse: boolean },
  run: Run,
): Promise<Finished> {
  // The analysis is the last tenth of the way.
  const share = input.analyse ? 0.9 : 1;
  let step: [MeshWorkerStep, number] = ['read', 0];
  const result = await intakeMesh(input.bytes, input.fileName, {
    timestamp: input.timestamp,
    onProgress: (name, fraction) => (step = [name, fraction * share]),
    pause: () => run.report(...step),
  });
  const output: IntakeOutput = result;
  if (input.analyse) {
    await run.report('analyse', share);
    output.analysis = analyseMesh(result.mesh);
    await run.report('analyse', 1);
  }
  const files = [result.files.drcFile, ...(result.files.originFile ? [result.files.originFile] : [])];
  return { output, buffers: [...files.map((file) => file.bytes.buffer as ArrayBuffer), ...meshBuffers(result.mesh)] };
}

async function open(input: { bytes: Uint8Array; fileName: string }, run: Run): Promise<Finished> {
  await run.report('read', 0);
  const { mesh: raw, format, variant, notes } = await readMesh(input.bytes, input.fileName);
  await run.report('clean', 0.6);
  const { mesh: cleaned, report } = cleanMesh(raw);
  const mesh = faceColorsToVertices(cleaned);
  mesh.normals ??= vertexNormals(mesh);
  const output: OpenOutput = { mesh, read: { format, variant, notes }, clean: report };
  return { output, buffers: meshBuffers(mesh) };
}

/** Lets the worker's event loop turn, so that a cancel message can arrive. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function failure(cause: unknown) {
  if (cause instanceof MeshError) return { code: cause.code, values: cause.values };
  const detail = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return { code: 'workerFailed' as const, values: { detail } };
}
